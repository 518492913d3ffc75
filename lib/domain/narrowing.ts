import { parseAreaSlug } from './area';
import { type Emirate, parseEmirate } from './emirates';
import type { FilterParameter } from './filter-parameters';
import {
  isServiceMode,
  parseMaxPrice,
  parseRating,
  parseServiceMode,
  parseYes,
  RATING_OPTIONS,
  type ServiceMode,
} from './list-options';
import { type OpenAt, parseOpenAt } from './open-at';
import { parseSearch } from './search-text';
import { isWashType, isWashTypeOption, parseWashType } from './wash-types';

/** What narrows a list of providers. What is absent does not filter. */
export interface Narrowing {
  emirate?: Emirate;
  /** The slug of an area; one that there is not has no providers. */
  area?: string;
  /** One of the six slugs, a kind, or other words joined by hyphens. */
  washType?: string;
  /** Minimum rating, 0 or more; a provider without a rating has none. */
  rating?: number;
  /** One of the two modes, or other words that a provider may use for where it works. */
  serviceMode?: ServiceMode | (string & {});
  open?: OpenAt;
  /** AED: prices begin at it or below. */
  maxPrice?: number;
  isVerified?: true;
  isEco?: true;
  search?: string;
}
export type NarrowingKey = keyof Narrowing;
/** A filter that is on or not set. */
export type YesFilter = {
  [K in NarrowingKey]-?: NonNullable<Narrowing[K]> extends true ? K : never;
}[NarrowingKey];

type NarrowingRules = {
  [K in NarrowingKey]-?: {
    parameter: FilterParameter;
    parse: (text: string) => Narrowing[K];
    /** Whether each result with this value is cached: only the options of Quick Search are few enough. */
    isOption: (value: NonNullable<Narrowing[K]>) => boolean;
  };
};

/** Every filter. A new one begins here, and the compiler finds where it is missing. */
export const NARROWING = {
  emirate: { parameter: 'emirate', parse: parseEmirate, isOption: () => true },
  area: { parameter: 'area', parse: parseAreaSlug, isOption: () => false },
  washType: {
    parameter: 'washType',
    parse: parseWashType,
    isOption: (washType) => isWashType(washType) || isWashTypeOption(washType),
  },
  rating: {
    parameter: 'rating',
    parse: parseRating,
    isOption: (rating) => (RATING_OPTIONS as readonly number[]).includes(rating),
  },
  open: { parameter: 'open', parse: parseOpenAt, isOption: () => false },
  serviceMode: { parameter: 'serviceType', parse: parseServiceMode, isOption: isServiceMode },
  maxPrice: { parameter: 'max', parse: parseMaxPrice, isOption: () => false },
  isVerified: { parameter: 'verified', parse: parseYes, isOption: () => false },
  isEco: { parameter: 'eco', parse: parseYes, isOption: () => false },
  search: { parameter: 'q', parse: parseSearch, isOption: () => false },
} as const satisfies NarrowingRules;
export const NARROWING_KEYS = Object.keys(NARROWING) as NarrowingKey[];
/** Those that are on or not set are named after their parameter: here and in the database. */
export const YES_FILTERS = NARROWING_KEYS.filter(isYesFilter);

/** What drivers ask for most, one press away on every list; filters that are on or not set have no other place. */
export const QUICK_FILTERS: Narrowing & Record<YesFilter, true> = {
  open: 'now',
  serviceMode: 'mobile',
  maxPrice: 50,
  isVerified: true,
  isEco: true,
};

export function isYesFilter(key: NarrowingKey): key is YesFilter {
  return NARROWING[key].parse === parseYes;
}

/** Only what narrows the list, without the filters that are not set. */
export function narrowingOf(filter: Narrowing): Narrowing {
  const keys = NARROWING_KEYS.filter((key) => filter[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, filter[key]]));
}

/** The value of a filter as links and forms send it. */
export function sentValue(value: NonNullable<Narrowing[NarrowingKey]>): string {
  return value === true ? '1' : String(value);
}

export function isNarrowed(filter: Narrowing): boolean {
  return Object.keys(narrowingOf(filter)).length > 0;
}
