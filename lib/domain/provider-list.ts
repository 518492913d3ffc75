import { NO_FILTER, type ProviderFilter } from './filter';
import type { ProviderSort } from './list-options';
import { type Narrowing, type NarrowingKey, narrowingOf } from './narrowing';
import type { ProviderSummary } from './provider';

/** For each filter, the number of results each of its options would give with the other filters unchanged. */
export type OptionCounts = Partial<Record<NarrowingKey, Record<string, number>>>;

/** A free-text search parsed into filters. */
export interface ParsedQuery {
  narrowing: Narrowing;
  sort?: ProviderSort;
  /** Whether the search asks for providers nearby; only the browser knows the visitor's position. */
  isNear: boolean;
  /** Words that match no filter and are searched for as text. */
  words: string[];
  /** Spelling corrections: the typed word and the known word that replaced it. */
  corrected: Record<string, string>;
}

/** One page of results and the totals of the whole list. */
export interface ProviderList {
  providers: ProviderSummary[];
  total: number;
  eco: number;
  verified: number;
  mobile: number;
  /** The page returned: the last one if the requested page is past the end. */
  page: number;
  /** Null where the list could not be read. */
  options: OptionCounts | null;
  /** Providers hidden because their opening hours are unknown. */
  hiddenWithoutHours: number;
  /** Providers hidden because their prices are unknown. */
  hiddenWithoutPrice: number;
  /** The search parsed into filters, if any of its words name one. */
  parsedQuery?: ParsedQuery;
  /** Whether the results match `parsedQuery`, because no provider contains the whole phrase. */
  usesParsedQuery: boolean;
}

/** A filter to remove from an empty result, and how many providers match without it. */
export interface EmptyResultSuggestion {
  /** The filter to remove. */
  without: Narrowing;
  /** The filters that remain. */
  narrowing: Narrowing;
  count: number;
}

export const NO_PROVIDERS: ProviderList = {
  providers: [],
  total: 0,
  eco: 0,
  verified: 0,
  mobile: 0,
  page: 1,
  options: null,
  hiddenWithoutHours: 0,
  hiddenWithoutPrice: 0,
  usesParsedQuery: false,
};

/**
 * Returns the filter that a parsed query represents; its unmatched words become the search text. Chosen filters come first, except
 * that the higher rating and the lower price count.
 */
export function filterFromParsedQuery(filter: ProviderFilter, parsedQuery: ParsedQuery): ProviderFilter {
  const { narrowing, sort = NO_FILTER.sort, words } = parsedQuery;
  const ratings = [filter.rating, narrowing.rating].filter((rating) => rating !== undefined);
  const prices = [filter.maxPrice, narrowing.maxPrice].filter((price) => price !== undefined);
  return {
    ...filter,
    ...narrowing,
    ...narrowingOf(filter),
    ...(ratings.length > 0 && { rating: Math.max(...ratings) }),
    ...(prices.length > 0 && { maxPrice: Math.min(...prices) }),
    sort: filter.sort === NO_FILTER.sort ? sort : filter.sort,
    search: words.join(' ') || undefined,
    page: 1,
  };
}

/** Returns the filter that a list was read with: the given one, with the filters parsed from its search. */
export function appliedFilter(
  filter: ProviderFilter,
  { parsedQuery, usesParsedQuery }: ProviderList,
): ProviderFilter {
  return usesParsedQuery && parsedQuery ? filterFromParsedQuery(filter, parsedQuery) : filter;
}
