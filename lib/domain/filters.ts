import { parseAreaSlug } from './area';
import { type Emirate, parseEmirate } from './emirates';
import type { FilterParameter } from './filter-parameters';
import {
  isServiceMode,
  parseBoolean,
  parseMaxPrice,
  parseRating,
  parseServiceMode,
  RATING_OPTIONS,
  type ServiceMode,
} from './list-options';
import { type Bounds, parseBounds } from './map';
import { type OpenAt, parseOpenAt } from './opening-hours';
import { parseSearch } from './text';
import { isWashType, isWashTypeOption, parseWashType } from './wash-types';

/** The filters of a provider list; an absent filter matches everything. */
export interface ListFilters {
  emirate?: Emirate;
  /** An area's slug; an unknown one matches nothing. */
  area?: string;
  /** A wash type's slug, a kind, or any other words joined by hyphens. */
  washType?: string;
  /** Minimum rating from 0; unrated providers never match. */
  rating?: number;
  /** A service mode, or other words to match in the provider's service location. */
  serviceMode?: ServiceMode | (string & {});
  open?: OpenAt;
  /** Maximum starting price, AED. */
  maxPrice?: number;
  isVerified?: true;
  isEco?: true;
  /** A part of the map; providers without coordinates and area never match. */
  bounds?: Bounds;
  search?: string;
}
export type FilterKey = keyof ListFilters;
/** A filter that is either on or absent. */
export type BooleanFilter = {
  [K in FilterKey]-?: NonNullable<ListFilters[K]> extends true ? K : never;
}[FilterKey];

type FilterRules = {
  [K in FilterKey]-?: {
    /** Its query parameter. */
    parameter: FilterParameter;
    parse: (text: string) => ListFilters[K];
    /** Whether the value is a Quick Search option; only lists of those are few enough to cache. */
    isOption: (value: NonNullable<ListFilters[K]>) => boolean;
  };
};

/**
 * All filters, in the order links use. Add a new one here, and the compiler reports where else it is needed. The database
 * and its search words use the same names for filters, in snake case.
 */
export const FILTERS = {
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
  serviceMode: { parameter: 'serviceType', parse: parseServiceMode, isOption: isServiceMode },
  open: { parameter: 'open', parse: parseOpenAt, isOption: () => false },
  maxPrice: { parameter: 'max', parse: parseMaxPrice, isOption: () => false },
  isVerified: { parameter: 'verified', parse: parseBoolean, isOption: () => false },
  isEco: { parameter: 'eco', parse: parseBoolean, isOption: () => false },
  bounds: { parameter: 'in', parse: parseBounds, isOption: () => false },
  search: { parameter: 'q', parse: parseSearch, isOption: () => false },
} as const satisfies FilterRules;
export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[];

/** Filters that every list offers as one-tap links. Boolean filters have no other control. */
export const QUICK_FILTERS: ListFilters & Record<BooleanFilter, true> = {
  open: 'now',
  serviceMode: 'mobile',
  maxPrice: 50,
  isVerified: true,
  isEco: true,
};

export function isBooleanFilter(key: FilterKey): key is BooleanFilter {
  return FILTERS[key].parse === parseBoolean;
}

/** Returns the filters that are set, without sort, view or page. */
export function filtersOf(filter: ListFilters): ListFilters {
  const keys = FILTER_KEYS.filter((key) => filter[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, filter[key]]));
}

/** Formats a filter's value as a query parameter. */
export function toParameterValue(value: NonNullable<ListFilters[FilterKey]>): string {
  return value === true ? '1' : String(value);
}

export function hasFilters(filter: ListFilters): boolean {
  return Object.keys(filtersOf(filter)).length > 0;
}
