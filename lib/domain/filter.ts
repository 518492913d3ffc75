import { type Coordinates, formatPosition, parsePosition } from './distance';
import { AMOUNT_FIELD, asksForPrice, isChosen, OPEN_TIME_FIELD, valueIn } from './filter-parameters';
import {
  FILTER_KEYS,
  type FilterKey,
  FILTERS,
  filtersOf,
  type ListFilters,
  toParameterValue,
} from './filters';
import { DEFAULT_SORT, type ListView, parseSort, parseView, type ProviderSort } from './list-options';
import { parsePage } from './paging';
import { pastedPosition } from './pasted-position';

/** A list request: the filters, the sort order, the view and the page. */
export interface ProviderFilter extends ListFilters {
  /** The chosen order. Absent if none was: then a search says it, or else it is `DEFAULT_SORT`. */
  sort?: ProviderSort;
  view: ListView;
  /** The visitor's position, rounded, from which the distances in a list are measured. */
  near?: Coordinates;
  /** Starts at 1. */
  page: number;
}

/** The query parameters of a list, in the order links use (product rule 5.9). */
export const FILTER_PARAMETERS = [
  ...FILTER_KEYS.map((key) => FILTERS[key].parameter),
  ...(['near', 'sort', 'view', 'page'] as const),
];
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

/** Every parameter that a filter is parsed from, those of plain forms included. */
export const FILTER_FIELDS: readonly string[] = [...FILTER_PARAMETERS, OPEN_TIME_FIELD, AMOUNT_FIELD];

export const NO_FILTER: ProviderFilter = { view: 'grid', page: 1 };

/**
 * Parses a filter from query parameters. Accepts slugs and option labels in any case, uses the first of repeated parameters
 * and ignores invalid values (product rules 4.3 and 5.2).
 */
export function parseFilter(query: URLSearchParams): ProviderFilter {
  const valueOf = (parameter: FilterParameter) => {
    const text = valueIn(query, parameter);
    return isChosen(text) ? text : '';
  };
  const filters: ListFilters = Object.fromEntries(
    FILTER_KEYS.map((key) => [key, FILTERS[key].parse(valueOf(FILTERS[key].parameter))]),
  );
  // A position that was typed is where distances start from, and no text that is searched for, counted or linked.
  const pasted = filters.search === undefined ? undefined : pastedPosition(filters.search);
  if (pasted) filters.search = FILTERS.search.parse(pasted.rest);
  const near = pasted?.position ?? parsePosition(valueOf('near'));
  const order = parseSort(valueOf('sort')) ?? (pasted && 'near');
  // A search may say what to be near to.
  const sort = order === 'near' && !near && filters.search === undefined ? undefined : order;
  return withoutIdle({
    ...filtersOf(near ? filters : { ...filters, radius: undefined }),
    ...(near && { near }),
    ...(sort && { sort }),
    view: parseView(valueOf('view')) ?? NO_FILTER.view,
    page: parsePage(valueOf('page')),
  });
}

/**
 * Returns a filter without what changes no list: a car where no price can be asked for (product rule 2.28), and the usual order where
 * no search can ask for another one.
 */
export function withoutIdle({ car, sort, ...filter }: ProviderFilter): ProviderFilter {
  const { minPrice, maxPrice, search } = filter;
  const isIdle = sort === DEFAULT_SORT && search === undefined;
  return {
    ...filter,
    ...(car && asksForPrice({ limit: minPrice ?? maxPrice, search, sort }) && { car }),
    ...(sort && !isIdle && { sort }),
  };
}

/** Serializes a filter without its defaults, in a stable parameter order; the inverse of `parseFilter`. */
export function filterToQuery(given: ProviderFilter): URLSearchParams {
  const filter = withoutIdle(given);
  const values = new Map<FilterParameter, string>();
  for (const [key, value] of Object.entries(filtersOf(filter)))
    values.set(FILTERS[key as FilterKey].parameter, toParameterValue(key as FilterKey, value));
  if (filter.near) values.set('near', formatPosition(filter.near));
  if (filter.sort) values.set('sort', filter.sort);
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
 * Whether a filter is about one visitor: a position, the bounds of a map, or typed text. Shared caches must not store its list
 * (product rule 5.11).
 */
export function isPersonal({
  near,
  bounds,
  search,
}: Pick<ProviderFilter, 'near' | 'bounds' | 'search'>): boolean {
  return near !== undefined || bounds !== undefined || search !== undefined;
}

/** Returns a filter without its position, and without the radius and the sort order that depend on it. */
export function withoutPosition(filter: ProviderFilter): ProviderFilter {
  return {
    ...filter,
    radius: undefined,
    near: undefined,
    sort: filter.sort === 'near' ? undefined : filter.sort,
  };
}
