// How visitors reach a provider: by phone, chat, website or car. The form for messages to us is in `lib/forms`.

import { dialledNumber } from './dial';
import { onlyComesToYou, type Provider } from './provider';
import { isBlank, plainLine } from './text';
import { isPlaceholder } from './typed-text';

const UNLISTED_WEBSITE = 'not listed';

type WithPhone = Pick<Provider, 'phone'> & Partial<Pick<Provider, 'phoneE164'>>;

/**
 * Returns the phone number to show: UAE numbers grouped ("+971 51 525 8257"), other texts as typed; null if there is none but a
 * placeholder (product rule 2.8).
 */
export function visiblePhone({ phone, phoneE164 }: WithPhone): string | null {
  if (phoneE164) return groupDigits(phoneE164);
  const text = phone?.trim() ?? '';
  return isBlank(text) || isPlaceholder(text) ? null : text;
}

/** Returns the `tel:` URL of a provider's phone number; null for a text that is no number (product rule 3.8). */
export function phoneLink(provider: WithPhone): string | null {
  const phone = visiblePhone(provider);
  return phone && telLink(phone);
}

/** Returns all phone numbers to show; `mobile_validation` is about the first one (product rule 2.8). */
export function visiblePhones(
  provider: Pick<Provider, 'phone' | 'phoneE164' | 'phones' | 'mobileValidation'>,
): { text: string; link: string | null; isChecked: boolean }[] {
  return [visiblePhone(provider), ...provider.phones.slice(1).map(groupDigits)].flatMap((text, index) =>
    text === null ? [] : [{ text, link: telLink(text), isChecked: index === 0 && provider.mobileValidation }],
  );
}

/** Returns the `tel:` URL of a displayed phone number; null for a text that is none. */
export function telLink(visible: string): string | null {
  const number = dialledNumber(visible);
  return number && `tel:${number}`;
}

/** Groups the digits of a UAE number in E.164: "+971 51 525 8257". */
function groupDigits(e164: string): string {
  // 600 and toll-free numbers can only be dialled within the country.
  const national = /^\+971([4679]00(?=\d{6}$)|800)(\d+)$/.exec(e164);
  if (national) return `${national[1]} ${national[2]}`;
  return e164.replace(/^\+971(5\d|\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3');
}

/** Returns a provider's WhatsApp chat URL, with an optional prefilled message. */
export function chatLink({ chatName }: Pick<Provider, 'chatName'>, message?: string): string | null {
  return chatName && chatUrl(chatName, message);
}

/**
 * Returns the WhatsApp chat URL of a number or user name; with an empty name the visitor picks the recipient. Letters other
 * than ASCII stay as they are, which browsers encode: in Arabic lists that saves 3 KB.
 */
export function chatUrl(name: string, message?: string): string {
  return `https://wa.me/${name}${message ? `?text=${encodeText(message)}` : ''}`;
}

/** Escapes only what an address needs: a list has many of them. */
function encodeText(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+|%3A|%2F/g, decodeURIComponent);
}

/** Returns the WhatsApp number or user name to show, or the address of a short link; numbers are grouped. */
export function visibleChat({ chatName }: Pick<Provider, 'chatName'>): string | null {
  if (chatName === null) return null;
  if (chatName.includes('/')) return `wa.me/${chatName}`;
  return /^\d+$/.test(chatName) ? groupDigits(`+${chatName}`) : `@${chatName}`;
}

/** Returns the website's https URL; null unless it is listed, validated and parseable (product rule 2.8). */
export function websiteLink({
  website,
  websiteValid,
}: Pick<Provider, 'website' | 'websiteValid'>): string | null {
  const text = website?.trim() ?? '';
  if (!text || !websiteValid || text.toLowerCase() === UNLISTED_WEBSITE) return null;
  const address = text.replace(/^[a-z]+:\/\//i, '');
  const link = `https://${address}`;
  // "@noor.wash" is the name of a user, and the parser of URLs would join lines.
  if (/^[^/?#\\]*[@\s]|^[/\\]/.test(address) || !URL.canParse(link)) return null;
  const { hostname, href } = new URL(link);
  return HOST_WITH_NAME.test(hostname) ? href : null;
}

/** A host with a dot that is no number: "24/7" would be https://0.0.0.24/7. */
const HOST_WITH_NAME = /^(?:[^.]+\.)+(?!\d+$)[^.]+$/;

/** Returns the host name without "www.". */
export function websiteName(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}

/**
 * Returns the Google Maps URL for directions to a provider, by its coordinates or else its address; null without either, and for
 * one that only comes to the visitor. Phones open it in their map app.
 */
export function directionsLink(
  provider: Pick<Provider, 'place' | 'address' | 'servesMobile' | 'servesOnsite'>,
): string | null {
  const { place, address } = provider;
  if (onlyComesToYou(provider)) return null;
  if (place) {
    const destination = `${place.latitude},${place.longitude}`;
    return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
  }
  return (
    address && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
  );
}

/** A way to a provider that can be neither called nor messaged; without an `href`, our contact page. */
export interface FallbackAction {
  target: 'website' | 'directions' | 'contact';
  href?: string;
}

/** Returns the way to a provider without a number to call and without a chat (product rule 2.9); null if it has either. */
export function fallbackAction(
  provider: Parameters<typeof directionsLink>[0] &
    WithPhone &
    Pick<Provider, 'chatName' | 'website' | 'websiteValid'>,
): FallbackAction | null {
  if (phoneLink(provider) || provider.chatName) return null;
  const website = websiteLink(provider);
  if (website) return { target: 'website', href: website };
  const directions = directionsLink(provider);
  return directions ? { target: 'directions', href: directions } : { target: 'contact' };
}

/** Whether the provider takes bookings in an app. Matches the whole word, not "WhatsApp" or "appointment". */
export function hasMobileApp({ bookingCapability }: Pick<Provider, 'bookingCapability'>): boolean {
  return /\bapps?\b/i.test(bookingCapability ?? '');
}

/** Details that a visitor can add to the message. */
export interface ChatDetails {
  kind?: string;
  area?: string;
  car?: string;
}

/** Joins a provider's facts as plain-text lines for sharing, skipping nulls (product rule 2.19). */
export function joinFacts(facts: readonly (string | null)[]): string {
  return facts.flatMap((fact) => (fact && plainLine(fact)) || []).join('\n');
}

/** Builds one message about several providers: an opening, the facts of each, and a closing with the comparison link. */
export function comparisonMessage(opening: string, providers: readonly string[], closing: string): string {
  return [opening, ...providers, closing].join('\n\n');
}
