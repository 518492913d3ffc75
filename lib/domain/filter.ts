import { type Emirate, parseEmirate } from './emirates';
import { FILTER_PARAMETERS, isChosen } from './filter-parameters';
import { parsePage } from './paging';
import { parseSearch } from './search-text';
import { isWashTypeOption, isWashType, parseWashType } from './wash-types';

export const SERVICE_MODES = ['mobile', 'onsite'] as const;
/** How the wash happens: the provider comes to the car, or the car to the provider (Quick Search "Service"). */
export type ServiceMode = (typeof SERVICE_MODES)[number];

/** The minimum ratings that Quick Search offers (spec §5 "Option lists"). */
export const RATING_OPTIONS = [4.5, 4, 3.5] as const;

export const PROVIDER_SORTS = ['rating', 'verified', 'eco', 'price', 'reviews', 'name'] as const;
/** The six orders of a list (spec §2 "Listing card and list behaviour"); rating is the default. */
export type ProviderSort = (typeof PROVIDER_SORTS)[number];

export const LIST_VIEWS = ['grid', 'list'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** What a visitor asked of the directory. What is absent does not filter. */
export interface ProviderFilter {
  emirate?: Emirate;
  /** One of the six slugs, or other words joined by hyphens. */
  washType?: string;
  /** Minimum rating, above 0 and at most 5. */
  rating?: number;
  mode?: ServiceMode;
  search?: string;
  order: ProviderSort;
  view: ListView;
  /** Counted from 1. */
  page: number;
}

export const EVERYTHING: ProviderFilter = { order: 'rating', view: 'grid', page: 1 };

/**
 * Reads a filter from query parameters. Slugs and option labels are accepted in any case; the first of repeated
 * parameters counts; values without meaning are ignored, never an error (spec §4 and §5 "Quick Search").
 */
export function parseFilter(query: URLSearchParams): ProviderFilter {
  const value = (name: string) => {
    const text = query.get(name)?.trim() ?? '';
    return isChosen(text) ? text : '';
  };
  return {
    ...defined({
      emirate: parseEmirate(value('emirate')),
      washType: parseWashType(value('washType')),
      rating: parseRating(value('rating')),
      mode: parseMode(value('serviceType')),
      search: parseSearch(value('q')),
    }),
    order: oneOf(PROVIDER_SORTS, value('sort')) ?? 'rating',
    view: oneOf(LIST_VIEWS, value('view')) ?? 'grid',
    page: parsePage(value('page')),
  };
}

/** The inverse of `parseFilter`: only what was chosen, always in the same order of parameters. */
export function filterToQuery(filter: ProviderFilter): URLSearchParams {
  const values: Record<(typeof FILTER_PARAMETERS)[number], string | false | undefined> = {
    emirate: filter.emirate,
    washType: filter.washType,
    rating: filter.rating?.toString(),
    serviceType: filter.mode,
    q: filter.search,
    sort: filter.order !== 'rating' && filter.order,
    view: filter.view !== 'grid' && filter.view,
    page: filter.page > 1 && String(filter.page),
  };
  const query = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) {
    const value = values[name];
    if (value) query.set(name, value);
  }
  return query;
}

/** Whether anything narrows the list; order, view and page do not. */
export function isNarrowed({ emirate, washType, rating, mode, search }: ProviderFilter): boolean {
  return Boolean(emirate || washType || rating || mode || search);
}

/** Whether only options that the product itself offers are chosen: their number is small enough to keep each result. */
export function isOffered({ washType, rating, search }: ProviderFilter): boolean {
  const offeredWashType = !washType || isWashType(washType) || isWashTypeOption(washType);
  const offeredRating = !rating || (RATING_OPTIONS as readonly number[]).includes(rating);
  return offeredWashType && offeredRating && !search;
}

function parseRating(text: string): number | undefined {
  const digits = /^(\d(?:\.\d{1,2})?)\s*\+?\s*(?:stars?)?$/i.exec(text)?.[1];
  const rating = Number(digits);
  return rating > 0 && rating <= 5 ? rating : undefined;
}

function parseMode(text: string): ServiceMode | undefined {
  const first = text.toLowerCase().replace('-', '').split(/\s/)[0] ?? '';
  return oneOf(SERVICE_MODES, first);
}

function oneOf<T extends string>(options: readonly T[], text: string): T | undefined {
  return options.find((option) => option === text.toLowerCase());
}

function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
