import type { Provider } from './provider';

const PLACEHOLDER_PHONE = '+971 (check website)';
const UNLISTED_WEBSITE = 'not listed';

/** The phone number to show; null when there is none or only the placeholder (product rule 2.8). */
export function visiblePhone({ phone }: Pick<Provider, 'phone'>): string | null {
  const text = phone?.trim() ?? '';
  return text.toLowerCase() !== PLACEHOLDER_PHONE && /\d{3}/.test(text) ? text : null;
}

/** `tel:` URL of the visible phone. */
export function phoneLink(provider: Pick<Provider, 'phone'>): string | null {
  const phone = visiblePhone(provider);
  return phone && `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** WhatsApp chat URL of the provider's handle: a phone number, a wa.me URL or a user name. */
export function chatLink({ whatsappHandle }: Pick<Provider, 'whatsappHandle'>): string | null {
  const handle = (whatsappHandle ?? '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?(wa\.me|api\.whatsapp\.com)\//i, '');
  const digits = handle.replace(/\D/g, '');
  if (digits.length >= 7 && !/[a-z]/i.test(handle)) return `https://wa.me/${internationalNumber(digits)}`;
  const userName = /^@?([\w.]{3,40})$/.exec(handle)?.[1];
  return userName ? `https://wa.me/${userName}` : null;
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

/** Whether bookings can be made in an app: the word itself, not "WhatsApp" or "appointment". */
export function hasMobileApp({ bookingCapability }: Pick<Provider, 'bookingCapability'>): boolean {
  return /\bapps?\b/i.test(bookingCapability ?? '');
}

function internationalNumber(digits: string): string {
  return digits.replace(/^00/, '').replace(/^0(?=5\d{8}$)/, '971');
}
