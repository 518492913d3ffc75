import { haveCommon, placeWords } from './keywords';
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

/** Why two providers may be the same business. */
type SharedFact = 'name' | 'phone' | 'website';

export interface LikelyDuplicate {
  id: number;
  name: string;
  same: SharedFact[];
}

type Identified = Pick<Provider, 'id' | 'name' | 'emirates' | 'phones' | 'website'>;

const MAX_DUPLICATES = 5;

/**
 * Returns the listed and closed providers that may be the same business as the given one, the likeliest first: they share a phone (call
 * centres aside) or a website, or have the same name in the same emirate.
 */
export function likelyDuplicates(given: Identified, providers: readonly Identified[]): LikelyDuplicate[] {
  const phones = given.phones.filter((phone) => !isOfCallCentre(phone));
  const { website, name } = keysOf(given);
  const mayBeNear = ({ emirates }: Identified) =>
    emirates.length === 0 || given.emirates.length === 0 || haveCommon(emirates, given.emirates);
  return providers
    .filter((other) => other.id !== given.id && !isBlank(other.name))
    .map((other): LikelyDuplicate => {
      const isSame: Record<SharedFact, boolean> = {
        name: name !== null && mayBeNear(other) && keysOf(other).name === name,
        phone: haveCommon(other.phones, phones),
        website: website !== null && keysOf(other).website === website,
      };
      return { id: other.id, name: other.name, same: FACTS.filter((fact) => isSame[fact]) };
    })
    .filter(({ same }) => same.length > 0)
    .sort((a, b) => b.same.length - a.same.length || a.id - b.id)
    .slice(0, MAX_DUPLICATES);
}

const FACTS: readonly SharedFact[] = ['name', 'phone', 'website'];

interface Keys {
  name: string | null;
  website: string | null;
}

/** Providers never change: each is read once, however often it is compared. */
const KEYS = new WeakMap<Identified, Keys>();

function keysOf(provider: Identified): Keys {
  let keys = KEYS.get(provider);
  if (!keys) {
    const { name, website } = provider;
    keys = { name: isBlank(name) ? null : businessKey(name), website: websiteKey(website) };
    KEYS.set(provider, keys);
  }
  return keys;
}

/** Returns whether a number is that of a call centre, which branches share. */
export function isOfCallCentre(phone: string): boolean {
  return /^\+971[68]00/.test(phone);
}
