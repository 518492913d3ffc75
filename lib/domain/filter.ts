import { FILTER_PARAMETERS, type FilterParameter, isChosen } from './filter-parameters';
import { type ListView, parseSort, parseView, type ProviderSort } from './list-options';
import {
  NARROWING,
  type Narrowing,
  NARROWING_KEYS,
  type NarrowingKey,
  narrowingOf,
  sentValue,
} from './narrowing';
import { LAST_CACHED_PAGE, parsePage } from './paging';

/** What a visitor asked of the directory: what narrows the list, and how it is shown. */
export interface ProviderFilter extends Narrowing {
  sort: ProviderSort;
  view: ListView;
  /** Counted from 1. */
  page: number;
}

export const NO_FILTER: ProviderFilter = { sort: 'rating', view: 'grid', page: 1 };

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
    values.set(NARROWING[key as NarrowingKey].parameter, sentValue(value));
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

/** Filters that a cached list has at most: with a fourth one there would be twice as many pages, which few ask for. */
export const MOST_CACHED_FILTERS = 3;

/**
 * Whether a list may be cached, as data and as a page: the first page of what up to three options can express, in the
 * default sort and view, and pages 2 to 5 where nothing narrows it. Searches and later pages have no bound.
 */
export function isCacheable(filter: ProviderFilter): boolean {
  const narrowing = Object.entries(narrowingOf(filter));
  const hasOptionsOnly = narrowing.every(([key, value]) =>
    (NARROWING[key as NarrowingKey].isOption as (value: unknown) => boolean)(value),
  );
  return (
    hasOptionsOnly &&
    narrowing.length <= MOST_CACHED_FILTERS &&
    filter.sort === NO_FILTER.sort &&
    filter.view === NO_FILTER.view &&
    filter.page <= (narrowing.length > 0 ? 1 : LAST_CACHED_PAGE)
  );
}
