import { isOneOf, oneOf } from './one-of';
import { foldText, MAX_SEARCH_LENGTH } from './text';

export const SERVICE_MODES = ['mobile', 'onsite'] as const;
/** Whether the provider comes to the car or the car to the provider ("Service" in Quick Search). */
export type ServiceMode = (typeof SERVICE_MODES)[number];

/** Ways to meet a provider near the visitor: drive there, or let it come. Everyone can be driven to unless known to only come. */
export const NEAR_MODES = ['drive', 'mobile'] as const;

/** Kilometres around the visitor offered by the filter. */
export const RADIUS_OPTIONS = [5, 10, 25] as const;

/** Maximum starting prices offered by the filter, in AED. */
export const PRICE_OPTIONS = [30, 50, 100, 300] as const;

/** The lowest limit of a price, in AED, which only asks that one is known. */
export const LISTED_PRICE = 1;

/** Minimum ratings offered by Quick Search (product rule 5.2). */
export const RATING_OPTIONS = [4.5, 4, 3.5] as const;

export const PROVIDER_SORTS = ['rating', 'verified', 'eco', 'price', 'reviews', 'name', 'best'] as const;
/** An order that can be chosen. Only a list that measures distances, from a position or a typed place, can be sorted by them. */
export type ProviderSort = (typeof PROVIDER_SORTS)[number] | 'near';
/** The order of a list where none was chosen or typed. */
export const DEFAULT_SORT = 'rating' satisfies ProviderSort;

/** The orders that words of a search ask for; the last one cannot be chosen. */
export const TYPED_SORTS = [...PROVIDER_SORTS, 'price-desc'] as const;
export type TypedSort = (typeof TYPED_SORTS)[number];

/**
 * The order that a list has (product rule 2.9): `relevance` is that of a search whose words rank providers, the best rated first among
 * equal ones.
 */
export const LIST_ORDERS = [...TYPED_SORTS, 'near', 'relevance'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export const LIST_VIEWS = ['grid', 'list', 'map'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Parses a minimum rating ("4.5", "4.0+ Stars"): any number from 0, rounded to two decimals. Above 5 nothing matches. */
export function parseRating(text: string): number | undefined {
  const digits = /^(\d{1,9}(?:\.\d{1,9})?)\s*\+?\s*(?:stars?)?$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Math.round(Number(digits) * 100) / 100;
}

/** Formats a minimum rating as in links: "4.0", "4.5", "4.25". */
export function formatRating(rating: number): string {
  return Number.isInteger(rating) ? rating.toFixed(1) : String(rating);
}

/** Parses a price of 1 to 99,999 dirhams: "50", "AED 50". */
export function parsePrice(text: string): number | undefined {
  const price = Number(/^(?:aed\s*)?(\d{1,5})$/i.exec(text)?.[1]);
  return price >= 1 ? price : undefined;
}

/** Parses a radius of 1 to 100 kilometres: "5", "10 km". */
export function parseRadius(text: string): number | undefined {
  const kilometres = Number(/^(\d{1,3})(?:\s*km)?$/i.exec(text)?.[1]);
  return kilometres >= 1 && kilometres <= 100 ? kilometres : undefined;
}

export function parseBoolean(text: string): true | undefined {
  return ['1', 'true', 'yes', 'on'].includes(text.toLowerCase()) || undefined;
}

const SERVICE_MODE_LABELS = new Map<string, ServiceMode>([
  ['mobile service', 'mobile'],
  ['on-site', 'onsite'],
  ['onsite only', 'onsite'],
  ['on-site only', 'onsite'],
]);

/** Labels of the option "both", which does not filter. */
const ANY_SERVICE_MODE = ['both', 'الكل'];

export const isNearMode = isOneOf(NEAR_MODES);
export const isOfferedRadius = isOneOf(RADIUS_OPTIONS);
export const isServiceMode = isOneOf(SERVICE_MODES);

/**
 * Parses a service mode from its name or label ("Mobile Service", "on-site"); undefined for "Both". Other text is returned
 * as it is, to be matched as words.
 */
export function parseServiceMode(text: string): ServiceMode | string | undefined {
  const words = foldText(text).trim().slice(0, MAX_SEARCH_LENGTH).trim();
  if (ANY_SERVICE_MODE.includes(words)) return undefined;
  return oneOf(SERVICE_MODES, words) ?? SERVICE_MODE_LABELS.get(words) ?? (words || undefined);
}

export function parseSort(text: string): ProviderSort | undefined {
  return oneOf([...PROVIDER_SORTS, 'near'] as const, text);
}

export function parseView(text: string): ListView | undefined {
  return oneOf(LIST_VIEWS, text);
}
