import type { Provider } from './provider';

const PLACEHOLDER_PHONE = '+971 (check website)';
const UNLISTED_WEBSITE = 'not listed';

type WithPhone = Pick<Provider, 'phone'> & Partial<Pick<Provider, 'phoneE164'>>;

/**
 * The phone number to show: one of the Emirates in the usual groups ("+971 51 525 8257"), another as it was typed; null when
 * there is none or only the placeholder (product rule 2.8).
 */
export function visiblePhone({ phone, phoneE164 }: WithPhone): string | null {
  if (phoneE164) return groupDigits(phoneE164);
  const text = phone?.trim() ?? '';
  return text.toLowerCase() !== PLACEHOLDER_PHONE && /\d{3}/.test(text) ? text : null;
}

/** `tel:` URL of the visible phone. */
export function phoneLink(provider: WithPhone): string | null {
  const phone = visiblePhone(provider);
  return phone && telLink(phone);
}

/** `tel:` URL of a phone number as it is shown. */
export function telLink(visible: string): string {
  return `tel:${visible.replace(/[^\d+]/g, '')}`;
}

function groupDigits(e164: string): string {
  // 600 and toll-free numbers are dialled within the country only.
  const national = /^\+971(600|800)(\d+)$/.exec(e164);
  if (national) return `${national[1]} ${national[2]}`;
  return e164.replace(/^\+971(5\d|\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3');
}

/** The provider on WhatsApp, a number without "+" or a user name; its handle may be a wa.me URL as well. */
export function chatName({ whatsappHandle }: Pick<Provider, 'whatsappHandle'>): string | null {
  const handle = (whatsappHandle ?? '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?(wa\.me|api\.whatsapp\.com)\//i, '');
  const digits = handle.replace(/\D/g, '');
  if (digits.length >= 7 && !/[a-z]/i.test(handle)) return internationalNumber(digits);
  return /^@?([\w.]{3,40})$/.exec(handle)?.[1] ?? null;
}

/** WhatsApp chat URL of a provider, with the message that the visitor only has to send. */
export function chatLink(provider: Pick<Provider, 'whatsappHandle'>, message?: string): string | null {
  const name = chatName(provider);
  return name && chatUrl(name, message);
}

/** WhatsApp chat URL of a number or user name; without one the visitor chooses who gets the message. */
export function chatUrl(name: string, message?: string): string {
  return `https://wa.me/${name}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** The chat as it is shown: a number in the usual groups, or the user name. */
export function visibleChat(provider: Pick<Provider, 'whatsappHandle'>): string | null {
  const name = chatName(provider);
  return name && (/^\d+$/.test(name) ? groupDigits(`+${name}`) : `@${name}`);
}

/** https URL of the website; null unless it is listed, was found valid and parses (product rule 2.8). */
export function websiteLink({
  website,
  websiteValid,
}: Pick<Provider, 'website' | 'websiteValid'>): string | null {
  const text = website?.trim() ?? '';
  if (!text || !websiteValid || text.toLowerCase() === UNLISTED_WEBSITE) return null;
  const link = `https://${text.replace(/^[a-z]+:\/\//i, '')}`;
  if (!URL.canParse(link)) return null;
  const { hostname, username, href } = new URL(link);
  return hostname.includes('.') && !username ? href : null;
}

/** The website as visitors know it: host name without "www.". */
export function websiteName(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}

/** Where an address is looked up on a map; the visitor's device may open its own app. */
export function mapsLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}

/** Whether bookings can be made in an app: the word itself, not "WhatsApp" or "appointment". */
export function hasMobileApp({ bookingCapability }: Pick<Provider, 'bookingCapability'>): boolean {
  return /\bapps?\b/i.test(bookingCapability ?? '');
}

function internationalNumber(digits: string): string {
  return digits.replace(/^00/, '').replace(/^0(?=5\d{8}$)/, '971');
}
