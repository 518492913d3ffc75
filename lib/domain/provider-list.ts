import type { ProviderFilter } from './filter';
import type { ProviderSort } from './list-options';
import type { Narrowing, NarrowingKey } from './narrowing';
import type { ProviderSummary } from './provider';

/** How many providers each option of each filter would show, given the other choices, by the option's value. */
export type OptionCounts = Partial<Record<NarrowingKey, Record<string, number>>>;

/** What the words of a search name. */
export interface UnderstoodSearch {
  narrowing: Narrowing;
  sort?: ProviderSort;
  /** Whether it asks for what is near the visitor, whose position only the browser knows. */
  isNear: boolean;
  /** The words that name nothing; listings must have them. */
  words: string[];
  /** Words that stand nowhere, each with the similar one that was taken for it. */
  corrected: Record<string, string>;
}

/** The filter that a search was read as: what it names, and as a search the words that name nothing. */
export function filterOf(filter: ProviderFilter, understood: UnderstoodSearch): ProviderFilter {
  const { narrowing, sort = filter.sort, words } = understood;
  return { ...filter, ...narrowing, sort, search: words.join(' ') || undefined, page: 1 };
}

/** One page of a list, and what the whole list holds. */
export interface ProviderList {
  providers: ProviderSummary[];
  total: number;
  /** Whether there are more than `total`, which then is where counting stops. */
  isCapped: boolean;
  eco: number;
  verified: number;
  mobile: number;
  /** The page that is shown: the last one when a later one was asked for. */
  page: number;
  /** Null where they are not known, as beside free text. */
  options: OptionCounts | null;
  /** How many are left out because their hours, or prices, are not known. */
  withoutHours: number;
  withoutPrice: number;
  /** What the search was read as, or could be. */
  understood?: UnderstoodSearch;
  /** Whether the list is that of what was understood: the search stands nowhere to the letter. */
  isUnderstood: boolean;
}

/** An empty list with one filter less. */
export interface RelaxedFilter {
  /** The one that is left out. */
  without: Narrowing;
  narrowing: Narrowing;
  count: number;
}

export const NO_PROVIDERS: ProviderList = {
  providers: [],
  total: 0,
  isCapped: false,
  eco: 0,
  verified: 0,
  mobile: 0,
  page: 1,
  options: null,
  withoutHours: 0,
  withoutPrice: 0,
  isUnderstood: false,
};
