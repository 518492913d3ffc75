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

/**
 * Whether a provider is open at a minute of the week (0 is Monday 00:00); undefined if its hours are unknown. One that is
 * temporarily closed today is never open.
 */
export function isOpenAt(
  { open_times, closed_from, closed_until }: Row,
  minute: number,
): boolean | undefined {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format();
  if ((closed_from ?? closed_until) && (closed_from ?? today) <= today && today <= (closed_until ?? today))
    return false;
  return open_times?.some(([opens, closes]) => opens <= minute && minute < closes);
}
