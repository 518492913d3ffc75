import type { Area, District } from './area';
import type { CarPrices } from './car';
import type { Closure } from './closure';
import type { OpeningTimes } from './dated-hours';
import type { Coordinates } from './distance';
import type { Emirate } from './emirates';
import type { Locale } from './locales';
import type { PricedLine } from './price-query';
import type { SourceCredit } from './source-credit';
import type { SearchTexts } from './text-kinds';
import type { Kind, WashType } from './wash-types';

/** The average (1 to 5) and number of reviews published on this site. */
export interface OwnRating {
  rating: number;
  reviews: number;
}

/** What a provider offers, and where, as its texts say. */
export interface Services {
  washTypes: WashType[];
  kinds: Kind[];
  servesMobile: boolean;
  servesOnsite: boolean;
  isEco: boolean;
}

/** What lists, the comparison and the JSON API tell of a provider. */
export interface ProviderSummary extends Closure, OpeningTimes, Services {
  id: number;
  name: string;
  /** The name in Latin letters; null if unknown. */
  nameLatin: string | null;
  /** The name in Arabic; null if unknown. */
  nameAr: string | null;
  address: string | null;
  /** The district or town named in the address; null if none is recognized. */
  area: Area | null;
  phone: string | null;
  /** E.164, such as "+971515258257"; null unless it is a valid UAE number. */
  phoneE164: string | null;
  /** All its UAE numbers in E.164; the first is `phoneE164`. */
  phones: string[];
  website: string | null;
  websiteValid: boolean;
  /** The number of its trade licence, as the business states it; null if unknown. */
  licenceNumber: string | null;
  /** WhatsApp number without "+", user name, or "message/" with the code of a short link; null if unknown. */
  chatName: string | null;
  /** Imported, 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
  /** Where `rating` and `reviewCount` come from, such as "Google"; null if unknown. */
  ratingSource: string | null;
  /** The average and number of the reviews published here, never mixed with imported ones; null if there are none. */
  own: OwnRating | null;
  /** The rating weighed by the number of reviews (product rule 3.16); null if unrated. */
  score: number | null;
  category: string | null;
  /** What kind of place it is at, as typed. */
  locationType: string | null;
  washType: string | null;
  description: string | null;
  /** Free text such as "AED 35-60"; null if there is none that pages may quote. */
  priceRange: string | null;
  /** AED; null if `priceRange` contains no recognizable price, or only a highest one ("under AED 50"). */
  priceFrom: number | null;
  priceTo: number | null;
  prices: CarPrices;
  /** Whether 5 % of VAT is in its prices that its text leaves out (product rule 3.7). */
  isVatAdded: boolean;
  /** Its prices with what they are for: of its menu without offers, else of its text. */
  lines: readonly PricedLine[];
  /** Whether it has a menu, and these are all its prices. */
  hasMenu: boolean;
  /** Free text such as "Daily 8 AM - 10 PM"; null if there is none that pages may quote. */
  openingHours: string | null;
  isVerified: boolean;
  emirates: Emirate[];
  /** Its coordinates; null if unknown, or if only the area is known. */
  place: Coordinates | null;
  /** Kilometres from the visitor, measured to the area's centre if `place` is null; null if either position is unknown. */
  distance: number | null;
  /** The sentence that mentions the other words of a search; absent if there are none, or it says them elsewhere. */
  match?: string;
  /** URL or path of the logo; null if there is none that pages may show. */
  logo: string | null;
  /** Its photos in order, without those that pages may not show. */
  photos: Photo[];
  /** Whom the licence of its facts wants to be named wherever it is shown. */
  credits: readonly SourceCredit[];
}

/** A photo of a provider (product rule 3.15). */
export interface Photo {
  /** URL or path. */
  url: string;
  /** What it shows; null if nobody noted it. */
  alt: string | null;
}

/** A car wash or car care provider: a row of `car_wash_locations` (product rule 3.1). */
export interface Provider extends ProviderSummary {
  mobileValidation: boolean;
  bookingCapability: string | null;
  sameDayService: boolean;
  weekendService: boolean;
  districts: District[];
  /** Whether the business has closed permanently: no list contains it, and its page says so (product rule 2.24). */
  isClosed: boolean;
  /** Whether lists and searches contain it: it has a name and has not closed. */
  isListed: boolean;
  /** Timestamp of the last change to its facts, as stored; null if unknown. */
  updatedAt: string | null;
  /** When and by whom facts were checked; those that were not are left out. */
  checks: FactCheck[];
  /** When the imported rating was read at its source, YYYY-MM-DD; null if unknown. */
  ratingCheckedOn: string | null;
  index: ProviderIndex;
}

/** What lists and searches compare; pages show nothing of it. */
export interface ProviderIndex {
  /** Slugs of its emirates, then of its districts, or else of its area: where lists show it. */
  places: readonly string[];
  /** Slugs of the wash types and kinds by which a filter finds it. */
  washTypeOptions: readonly string[];
  /** Folded texts in which wash types outside the six are searched for ("self service"), without hyphens and underscores. */
  washTypeText: string;
  /** Folded text in which service modes other than mobile and onsite are searched for ("at home"). */
  serviceLocationText: string;
  /** Its name in lower case, at most 100 characters. */
  sortName: string;
  /** Plain texts of the provider and the names of its places and kinds, by what a mention in them says of it, one a line. */
  texts: SearchTexts;
  /** The distinct words of the search form of these texts. */
  words: readonly string[];
  /** Its own position, or else the centre of its area; null if neither is known. */
  mapPosition: Coordinates | null;
}

export const CHECKED_FACTS = ['phone', 'hours', 'price', 'place'] as const;

/** When and by whom a fact was checked (product rule 2.27). */
export interface FactCheck {
  fact: (typeof CHECKED_FACTS)[number];
  /** YYYY-MM-DD. */
  day: string;
  /** Our team, the provider's own website or price list, its owner through our form; null if nobody noted it. */
  source: 'team' | 'provider' | 'owner' | null;
}

/** Milliseconds after which a checked fact may have changed. */
const YEAR = 365 * 86_400_000;

/** Returns whether a day or a timestamp is more than a year ago. */
export function isLongAgo(time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) > YEAR;
}

/** Returns whether a fact was checked so long ago that it may have changed. */
export function mayHaveChanged({ day }: FactCheck, now: Date): boolean {
  return isLongAgo(day, now);
}

/**
 * Returns the name in the letters of a language, which its pages show below a name that has none of them; null if there is none to
 * show (product rule 2.9).
 */
export function otherName(
  { name, nameLatin, nameAr }: Pick<ProviderSummary, 'name' | 'nameLatin' | 'nameAr'>,
  locale: Locale,
): string | null {
  if (locale === 'en') return /\p{Script=Latin}/u.test(name) ? null : nameLatin;
  return /\p{Script=Arabic}/u.test(name) ? null : nameAr;
}

/** Whether a provider has no place that visitors may drive to, as far as known. */
export function onlyComesToYou({
  servesMobile,
  servesOnsite,
}: Pick<ProviderSummary, 'servesMobile' | 'servesOnsite'>): boolean {
  return servesMobile && !servesOnsite;
}

const MAX_ID = 2_147_483_647;

/** Parses an id of digits within the range of a Postgres integer; undefined for anything else (product rule 2.8). */
export function parseProviderId(text: string): number | undefined {
  const id = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

/** Parses a list of ids such as "8,73,200": the first `limit` distinct ones in ascending order, skipping invalid ones. */
export function parseProviderIds(text: string, limit: number): number[] {
  const ids = new Set(text.split(',').flatMap((part) => parseProviderId(part.trim()) ?? []));
  return [...ids].slice(0, limit).sort((a, b) => a - b);
}

/** Images of the sample data. */
const SAMPLE = /^\/images\/samples\/[a-z0-9-]+\.webp$/;
/** An https URL without port and credentials. */
const LINK = /^https:\/\/((?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*)(?:[/?][^\s\\]*)?$/;
/** next/image does not optimize SVG, so browsers would request it from the other host. */
const SVG = /\.svg$/i;
const MAX_LENGTH = 500;
export const MAX_PHOTOS = 6;

/**
 * Returns the URL of a provider's picture as pages may request it: a file of the sample data, or an https URL on one of
 * `hosts` without its fragment. Null for anything else; pages then show a placeholder (product rule 3.15).
 */
export function pictureUrl(link: string | null | undefined, hosts: readonly string[]): string | null {
  if (link && link.length <= MAX_LENGTH && SAMPLE.test(link)) return link;
  const url = parsePictureLink(link ?? '');
  if (!url || !hosts.includes(url.hostname)) return null;
  url.hash = '';
  return url.href;
}

/** Returns whether pages can show a link as a picture, if its host is allowed. */
export function isPictureLink(link: string): boolean {
  return (link.length <= MAX_LENGTH && SAMPLE.test(link)) || parsePictureLink(link) !== undefined;
}

/** Parses a link to a picture on any host; undefined for anything else, and for SVG. */
export function parsePictureLink(link: string): URL | undefined {
  if (link.length > MAX_LENGTH || !LINK.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  return SVG.test(url.pathname) ? undefined : url;
}

/** Returns the photos of a provider that pages may show, in order and each once (product rule 3.15). */
export function visiblePhotos(
  links: readonly string[] | null,
  alts: readonly string[] | null,
  hosts: readonly string[],
): Photo[] {
  const photos = new Map<string, Photo>();
  (links ?? []).forEach((link, index) => {
    const url = pictureUrl(link, hosts);
    if (url !== null && !photos.has(url)) photos.set(url, { url, alt: alts?.[index]?.trim() || null });
  });
  return [...photos.values()];
}
