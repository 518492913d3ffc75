import { type Emirate, parseEmirate } from './emirates';
import { FILTER_PARAMETERS, type FilterParameter, isChosen } from './filter-parameters';
import {
  type ListView,
  parseRating,
  parseServiceMode,
  parseSort,
  parseView,
  type ProviderSort,
  RATING_OPTIONS,
  type ServiceMode,
} from './list-options';
import { LAST_CACHED_PAGE, parsePage } from './paging';
import { parseSearch } from './search-text';
import { isWashType, isWashTypeOption, parseWashType } from './wash-types';

/** What narrows a list of providers. What is absent does not filter. */
export interface Narrowing {
  emirate?: Emirate;
  /** One of the six slugs, or other words joined by hyphens. */
  washType?: string;
  /** Minimum rating, above 0 and at most 5. */
  rating?: number;
  serviceMode?: ServiceMode;
  search?: string;
}
export type NarrowingKey = keyof Narrowing;

/** What a visitor asked of the directory: what narrows the list, and how it is shown. */
export interface ProviderFilter extends Narrowing {
  sort: ProviderSort;
  view: ListView;
  /** Counted from 1. */
  page: number;
}

export const NO_FILTER: ProviderFilter = { sort: 'rating', view: 'grid', page: 1 };

type NarrowingRules = {
  [K in NarrowingKey]-?: {
    parameter: FilterParameter;
    parse: (text: string) => Narrowing[K];
    /** Whether the value is an option that the site itself offers: those are few enough to cache each result. */
    isOption: (value: NonNullable<Narrowing[K]>) => boolean;
  };
};

/** Every filter. A new one begins here, and the compiler finds where it is missing. */
const NARROWING: NarrowingRules = {
  emirate: { parameter: 'emirate', parse: parseEmirate, isOption: () => true },
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
  serviceMode: { parameter: 'serviceType', parse: parseServiceMode, isOption: () => true },
  search: { parameter: 'q', parse: parseSearch, isOption: () => false },
};
const NARROWING_KEYS = Object.keys(NARROWING) as NarrowingKey[];

/** Only what narrows the list, without the filters that are not set. */
export function narrowingOf(filter: Narrowing): Narrowing {
  const keys = NARROWING_KEYS.filter((key) => filter[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, filter[key]]));
}

export function isNarrowed(filter: Narrowing): boolean {
  return Object.keys(narrowingOf(filter)).length > 0;
}

/**
 * Reads a filter from query parameters. Slugs and option labels are accepted in any case; the first of repeated
 * parameters counts; values without meaning are ignored, never an error (product rules 4.3 and 5.2).
 */
export function parseFilter(query: URLSearchParams): ProviderFilter {
  const valueOf = (parameter: FilterParameter) => {
    const text = query.get(parameter)?.trim() ?? '';
    return isChosen(text) ? text : '';
  };
  const narrowing = Object.fromEntries(
    NARROWING_KEYS.map((key) => [key, NARROWING[key].parse(valueOf(NARROWING[key].parameter))]),
  );
  return {
    ...narrowingOf(narrowing),
    sort: parseSort(valueOf('sort')) ?? NO_FILTER.sort,
    view: parseView(valueOf('view')) ?? NO_FILTER.view,
    page: parsePage(valueOf('page')),
  };
}

/** The inverse of `parseFilter`: only what was chosen, always in the same order of parameters. */
export function filterToQuery(filter: ProviderFilter): URLSearchParams {
  const values = new Map<FilterParameter, string>();
  for (const [key, value] of Object.entries(narrowingOf(filter)))
    values.set(NARROWING[key as NarrowingKey].parameter, String(value));
  if (filter.sort !== NO_FILTER.sort) values.set('sort', filter.sort);
  if (filter.view !== NO_FILTER.view) values.set('view', filter.view);
  if (filter.page > 1) values.set('page', String(filter.page));
  return new URLSearchParams(
    FILTER_PARAMETERS.flatMap((parameter) => {
      const value = values.get(parameter);
      return value ? [[parameter, value]] : [];
    }),
  );
}

/**
 * Whether a list may be cached, as data and as a page: the first page of what the options can express, in the default
 * sort and view, and pages 2 to 5 where nothing but a wash type narrows it. These are fewer than 2,000 in both
 * languages; the number of searches and later pages has no bound.
 */
export function isCacheable(filter: ProviderFilter): boolean {
  const hasOptionsOnly = Object.entries(narrowingOf(filter)).every(([key, value]) =>
    (NARROWING[key as NarrowingKey].isOption as (value: unknown) => boolean)(value),
  );
  const lastPage = isNarrowed({ ...filter, washType: undefined }) ? 1 : LAST_CACHED_PAGE;
  return (
    hasOptionsOnly &&
    filter.sort === NO_FILTER.sort &&
    filter.view === NO_FILTER.view &&
    filter.page <= lastPage
  );
}
