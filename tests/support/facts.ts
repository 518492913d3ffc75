import type { Row } from './directory';

/** Returns the price shown on a card. */
export function priceOf({ price_from: from, price_to: to }: Row): string {
  if (from === null) return to === null ? 'Price not listed' : `Up to AED ${to.toLocaleString('en')}`;
  if (to === null) return `From AED ${from.toLocaleString('en')}`;
  return `AED ${from.toLocaleString('en')}${to === from ? '' : `–${to.toLocaleString('en')}`}`;
}

/** Returns the phone number shown: grouped, or as typed if it is not a valid UAE number; null if there is none. */
export function phoneOf({ phone, phone_e164 }: Row): string | null {
  if (phone_e164 === null) return phone === '+971 (check website)' ? null : phone;
  return phone_e164.replace(/^\+971(5\d|\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3');
}
