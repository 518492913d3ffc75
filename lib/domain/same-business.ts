import { haveCommon, placeWords } from './keywords';
import { parsePhones } from './parse-phones';
import type { Provider } from './provider';
import { isBlank } from './text';

/** Hosts where one link may stand for many businesses: messengers, stores, link pages, short links, maps. */
const SHARED_HOSTS =
  /\.(?:wa\.me|wa\.link|whatsapp\.com|t\.me|telegram\.me|telegram\.org|m\.me|bit\.ly|tinyurl\.com|goo\.gl|g\.page|g\.co|onelink\.me|app\.link|page\.link|linktr\.ee|taplink\.cc|taplink\.at|beacons\.ai|bio\.link|bio\.site|lnk\.bio|campsite\.bio|msha\.ke|play\.google\.com|apps\.apple\.com|itunes\.apple\.com|maps\.apple\.com|appgallery\.huawei\.com|maps\.google\..*)$|^\.google\./s;
/** Platforms whose address without a path or a name in front is that of no business. */
const PLATFORMS = new Set(
  (
    'facebook.com fb.com instagram.com tiktok.com x.com twitter.com threads.net threads.com snapchat.com youtube.com youtu.be ' +
    'linkedin.com pinterest.com yelp.com tripadvisor.com foursquare.com fresha.com booksy.com business.site sites.google.com ' +
    'wixsite.com wix.com wordpress.com blogspot.com godaddysites.com weebly.com squarespace.com square.site webflow.io ' +
    'myshopify.com carrd.co noon.com instashop.com talabat.com'
  ).split(' '),
);
/** Parameters that only tell where visitors come from, and separators that are left without a parameter. */
const IGNORED_PARAMETERS =
  /&(?:(?:utm_[a-z_]*|gclid|gbraid|wbraid|fbclid|igshi?d?|mibextid|hl|gl|ref|source|adjust_creative|si|_ga)=[^&]*|(?=&|$))/g;
const MAX_WEBSITE_LENGTH = 2000;

/**
 * Returns the host, path and query of a website, by which providers are compared; null for a link that cannot identify a business. A
 * query counts, save what only tells where visitors come from.
 */
export function websiteKey(website: string | null): string | null {
  if (website === null || website.length > MAX_WEBSITE_LENGTH) return null;
  const [link = ''] = website.trim().toLowerCase().split('#');
  const [, afterScheme = link] = /^https?:\/\/(.*?)(?::\/\/.*)?$/s.exec(link) ?? [];
  const [address = ''] = afterScheme.split('?');
  const [, parameters] = link.split('?');
  const [authority = '', ...segments] = address.split('/');
  const [typedHost = ''] = authority.split(':');
  const host = typedHost.replace(/^(?:www|m)\.(?=.+\..)/s, '');
  while (segments.at(-1) === '') segments.pop();
  const path = segments.map((segment) => `/${segment}`).join('');
  const query =
    parameters === undefined ? '' : `&${parameters}`.replace(IGNORED_PARAMETERS, '').replace(/^&/, '?');
  const isHost = /^[^@]+\.[^@]{2,}$/s.test(host) && !/\s/.test(address);
  const isOfOne = !SHARED_HOSTS.test(`.${host}`) && (path !== '' || query !== '' || !PLATFORMS.has(host));
  return isHost && isOfOne ? host + path + query : null;
}

/** Legal forms and words that most businesses of the field have in their names. */
const COMMON_WORDS =
  / (?:l l c|llc|fz|fze|fzc|fzco|est|establishment|co|the|and|car|cars|auto|carwash|wash|washing|center|centre|services?|[بلو]?(?:ال|ل)?(?:مغسله|مغاسل|غسيل|غسل|تلميع|عنايه|سياره|سيارات|مركز|شركه|خدمه|خدمات)|ذ م م)(?= )/g;

/** Returns the name of a business by which it is compared: "Noor Car Wash L.L.C" equals "Noor". */
export function businessKey(name: string): string {
  const words = placeWords(name);
  return words.replace(COMMON_WORDS, '').trim() || words;
}

/** Returns whether a number is that of a call centre, which branches share: it identifies nobody. */
export function isOfCallCentre(phone: string): boolean {
  return /^\+971[68]00/.test(phone);
}

/**
 * Whether two texts name the same numbers, in whatever spelling; texts without any are compared as they are. The database judges ticks
 * by the same rule (`is_same_phone` in `…_same_facts.sql`).
 */
export function isSamePhone(one: string, other: string): boolean {
  const [numbers, others] = [parsePhones(one), parsePhones(other)];
  return numbers.length + others.length > 0 ? numbers.join() === others.join() : one.trim() === other.trim();
}

/** Whether two links lead to the same website, in whatever spelling (`is_same_website` in `…_same_facts.sql`). */
export function isSameWebsite(one: string, other: string): boolean {
  const [key, otherKey] = [websiteKey(one), websiteKey(other)];
  if (key !== null && otherKey !== null) return key === otherKey;
  const address = (link: string) =>
    link
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  return address(one) === address(other);
}

/** What a business is recognized by. */
export type Identified = Pick<
  Provider,
  'name' | 'address' | 'emirates' | 'area' | 'place' | 'phones' | 'website'
>;

/** The facts of a business in the form in which they are compared and looked up. */
export interface BusinessKeys {
  /** Its name in words; two blanks if it has none. */
  name: string;
  /** Its name without legal forms and what most businesses are called; null if it has none. */
  business: string | null;
  address: string;
  /** Coordinates to a metre. */
  position: string | null;
  website: string | null;
  /** Its numbers but those of call centres. */
  phones: readonly string[];
}

/** Providers never change: each is read once, however often it is compared. */
const KEYS = new WeakMap<object, BusinessKeys>();

/** Returns what a business is compared and looked up by. */
export function businessKeys(business: Identified): BusinessKeys {
  let keys = KEYS.get(business);
  if (!keys) {
    const { name, address, place, phones, website } = business;
    keys = {
      name: placeWords(name),
      business: isBlank(name) ? null : businessKey(name),
      address: placeWords(address),
      position: positionKey(place),
      website: websiteKey(website),
      phones: phones.filter((phone) => !isOfCallCentre(phone)),
    };
    KEYS.set(business, keys);
  }
  return keys;
}

/** Returns coordinates to a metre, by which positions are compared. */
export function positionKey(place: { latitude?: unknown; longitude?: unknown } | null): string | null {
  const { latitude, longitude } = place ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude.toFixed(5)},${longitude.toFixed(5)}`
    : null;
}

/** What two businesses have in common. */
export interface Likeness {
  /** Whether the names are the same, or nearly: without legal forms and what most businesses are called. */
  name: 'same' | 'similar' | null;
  /** A number in common, that of no call centre. */
  phone: boolean;
  website: boolean;
  /** Whether they have the same position, address or area; null if that is unknown. */
  isNear: boolean | null;
  /** Whether both may be in one emirate, as far as it is known. */
  mayShareEmirate: boolean;
}

/**
 * Compares two businesses: whether they are the same is for whoever asks to decide by it. Staff are shown all that may be (product
 * rules 3.12 and 11.2), an import changes only what is certain (product rule 3.11).
 */
export function likeness(one: Identified, other: Identified): Likeness {
  const [keys, others] = [businessKeys(one), businessKeys(other)];
  const hasSameBusiness = keys.business !== null && keys.business === others.business;
  return {
    name: keys.name === others.name ? 'same' : hasSameBusiness ? 'similar' : null,
    phone: haveCommon(keys.phones, others.phones),
    website: keys.website !== null && keys.website === others.website,
    isNear: areNear(one, other),
    mayShareEmirate:
      one.emirates.length === 0 || other.emirates.length === 0 || haveCommon(one.emirates, other.emirates),
  };
}

function areNear(one: Identified, other: Identified): boolean | null {
  const [{ address, position }, keys] = [businessKeys(one), businessKeys(other)];
  if (address === keys.address || (position !== null && position === keys.position)) return true;
  return one.area && other.area && one.area.slug === other.area.slug;
}

/** Why two providers may be the same business. */
type SharedFact = 'name' | 'phone' | 'website';

export interface LikelyDuplicate {
  id: number;
  name: string;
  same: SharedFact[];
}

const MAX_DUPLICATES = 5;

/**
 * Returns the listed and closed providers that may be the same business as the given one, the likeliest first: they share a phone (call
 * centres aside) or a website, or have nearly the same name in the same emirate (product rule 11.2).
 */
export function likelyDuplicates(
  given: Identified & Pick<Provider, 'id'>,
  providers: readonly (Identified & Pick<Provider, 'id'>)[],
): LikelyDuplicate[] {
  return providers
    .filter((other) => other.id !== given.id && !isBlank(other.name))
    .map((other): LikelyDuplicate => {
      const { name, phone, website, mayShareEmirate } = likeness(given, other);
      const isSame: Record<SharedFact, boolean> = { name: name !== null && mayShareEmirate, phone, website };
      return { id: other.id, name: other.name, same: FACTS.filter((fact) => isSame[fact]) };
    })
    .filter(({ same }) => same.length > 0)
    .sort((a, b) => b.same.length - a.same.length || a.id - b.id)
    .slice(0, MAX_DUPLICATES);
}

const FACTS: readonly SharedFact[] = ['name', 'phone', 'website'];
