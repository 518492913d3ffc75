import type { CarOrAny } from './car';
import type { Emirate } from './emirates';
import { NO_FILTER, type ProviderFilter } from './filter';
import { type FilterKey, filtersOf, type ListFilters } from './filters';
import type { ProviderSort } from './list-options';
import type { ProviderSummary } from './provider';

/** For each filter, the number of results each of its options would give with the other filters unchanged. */
export type OptionCounts = Partial<Record<FilterKey, Record<string, number>>>;

/** A part of a search's meaning: a filter, an order, nearness to the visitor or to an area. */
export type MeaningKey = FilterKey | 'sort' | 'isNear' | 'nearArea';

/** What the words of a search mean. */
export interface ParsedQuery {
  filters: ListFilters;
  sort?: ProviderSort;
  /** Whether the search asks for providers nearby; only the browser knows the visitor's position. */
  isNear: boolean;
  /** The slug of the area that the results should be near to, from whose centre distances are measured. */
  nearArea?: string;
  /** Words that match no filter and are searched for as text. */
  words: string[];
  /** What to search for without each part of the meaning; empty if nothing is left. */
  without: Partial<Record<MeaningKey, string>>;
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
  /** What the words of the search mean; undefined without a search, and for one that asks for the letter alone. */
  parsedQuery?: ParsedQuery;
  /** What to show below a list with few or no providers, the best first. */
  alternatives: Alternative[];
}

/**
 * Why an alternative is offered: the names that were probably meant, without the unknown words, nearest to the area without
 * providers, without the chosen filters that contradict the search, without one filter, or everything; below a short list, a
 * related kind.
 */
type AlternativeReason = 'spelling' | 'words' | 'near' | 'chosen' | 'filter' | 'all' | 'kind';

/** A list close to what was asked for. */
export interface Alternative {
  reason: AlternativeReason;
  filters: ListFilters;
  /** The words of the search that it leaves out. */
  unknown: string[];
  /** The slug of the area that it is nearest to. */
  area?: string;
  /** The emirate of that area; null if there is no such area. */
  emirate?: Emirate | null;
  /** The filter that it leaves out. */
  without: ListFilters;
  total: number;
  /** The first providers; only the first alternative has them. */
  providers: ProviderSummary[];
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
  alternatives: [],
};

/** Returns what a list was narrowed by: the chosen filters, and those that its search means. */
export function meaningOf(filter: ProviderFilter, { parsedQuery }: ProviderList): ListFilters {
  return { ...parsedQuery?.filters, ...filtersOf({ ...filter, search: undefined }) };
}

/**
 * Returns the car that a list compares prices for: that of its search or its filter, or "any" where a limit or the lowest price is
 * asked for without one; undefined if no price is compared, so that each visitor sees that of their own car (product rule 2.28).
 */
export function askedCar(filter: ProviderFilter, list: ProviderList): CarOrAny | undefined {
  const typed = list.parsedQuery?.filters.car;
  return typed ?? (comparesPrices(filter, list) ? (filter.car ?? 'any') : undefined);
}

/** Whether a list compares prices: by a limit or by its order, chosen or typed. */
export function comparesPrices(filter: ProviderFilter, list: ProviderList): boolean {
  const sort = filter.sort === NO_FILTER.sort ? list.parsedQuery?.sort : filter.sort;
  return sort === 'price' || meaningOf(filter, list).maxPrice !== undefined;
}
