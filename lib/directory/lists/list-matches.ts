import { priceFor } from '../../domain/car';
import { type Coordinates, distanceTo } from '../../domain/distance';
import { NO_FILTER } from '../../domain/filter';
import { type FilterContext, filtersOf, type ListFilters } from '../../domain/filters';
import type { ProviderSort } from '../../domain/list-options';
import { listPageCount, PAGE_SIZE } from '../../domain/paging';
import type { Provider, ProviderSummary } from '../../domain/provider';
import type { ProviderList } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { failureIn } from './failures';
import { contextOf, type ListRequest, type SearchResult } from './list-request';
import { countOptions } from './option-counts';
import { inOrder, nearestFirst } from './orders';

/** A list without what is offered below it. */
export type MatchList = Omit<ProviderList, 'alternatives'>;

/**
 * Returns one page of the providers that match a filter, with the counts of the whole list (product rules 2.4 and 5.3): the last
 * page if the requested one is past the end.
 */
export function listMatches(directory: Directory, request: ListRequest): MatchList {
  const { filter, found } = request;
  const filters = filtersOf(filter);
  const context = contextOf(directory, request);
  const failureOf = failureIn(filters, context);
  const options = countOptions(filters, context);
  const order = orderOf(directory, request);
  const counts = { eco: 0, verified: 0, mobile: 0 };
  const matches: Provider[] = [];
  for (const provider of inOrder(directory, order.sort, { car: context.car, locale: request.locale })) {
    if (found?.ids && !found.ids.has(provider.id)) continue;
    const failure = failureOf(provider);
    if (failure === 'several') continue;
    options.add(provider, failure);
    if (failure !== null) continue;
    matches.push(provider);
    if (provider.isEco) counts.eco += 1;
    if (provider.isVerified) counts.verified += 1;
    if (provider.index.washTypeOptions.includes('mobile-car-wash')) counts.mobile += 1;
  }
  const page = Math.max(1, Math.min(filter.page, listPageCount(matches.length)));
  return {
    ...counts,
    ...countHidden(directory, filters, context, found),
    total: matches.length,
    page,
    options: options.counts(),
    ...(found?.parsedQuery && { parsedQuery: found.parsedQuery }),
    providers: arrange(matches, order, found)
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map((provider) => withDistance(provider, order.from)),
  };
}

/** The order of a list: the chosen one, or else that of its search. */
interface Order {
  sort: ProviderSort;
  isChosen: boolean;
  /** Where distances are measured from. */
  from?: Coordinates;
}

/** Without a chosen order, a search near an area measures distances from the visitor, or else from the centre of the area. */
function orderOf({ areas }: Directory, { filter, found }: ListRequest): Order {
  const { sort, near: from } = filter;
  if (sort !== NO_FILTER.sort) return { sort, isChosen: true, from };
  const { nearArea, sort: typed = sort } = found?.parsedQuery ?? {};
  return nearArea === undefined
    ? { sort: typed, isChosen: false, from }
    : { sort: 'near', isChosen: false, from: from ?? areas.get(nearArea) };
}

/** Puts sorted providers into the order of a list. Where none was chosen, a search puts what was named first, then what it means. */
function arrange(matches: Provider[], { sort, isChosen, from }: Order, found?: SearchResult): Provider[] {
  const sorted = sort === 'near' && from ? nearestFirst(matches, from) : matches;
  if (found === undefined || isChosen) return sorted;
  const isNamed = ({ index }: Provider) => index.sortName === found.name;
  const fits = ({ id }: Provider) => found.fittingIds?.has(id) ?? true;
  return sorted.sort(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || Number(fits(other)) - Number(fits(one)),
  );
}

/** Returns a provider with its distance for a card. */
function withDistance(provider: Provider, from: Coordinates | undefined): ProviderSummary {
  return from ? { ...provider, distance: distanceTo(provider, from)?.km ?? null } : provider;
}

/**
 * Counts the providers that only a limit of time or price hides, because their hours or prices are unknown. A typed limit hides
 * them as a chosen one does.
 */
function countHidden(
  directory: Directory,
  filters: ListFilters,
  context: FilterContext,
  found: SearchResult | undefined,
): Pick<ProviderList, 'hiddenWithoutHours' | 'hiddenWithoutPrice'> {
  const hidden = { hiddenWithoutHours: 0, hiddenWithoutPrice: 0 };
  const typed = found?.parsedQuery?.filters ?? {};
  const hasTypedLimit = typed.open !== undefined || typed.maxPrice !== undefined;
  const limits = hasTypedLimit ? { ...typed, ...filters } : filters;
  if (limits.open === undefined && limits.maxPrice === undefined) return hidden;
  const ids = hasTypedLimit ? found?.idsWithWords : found?.ids;
  const failureOf = failureIn(limits, context);
  for (const provider of directory.providers) {
    if (ids && !ids.has(provider.id)) continue;
    const failure = failureOf(provider);
    if (failure === 'open' && provider.openTimes === null) hidden.hiddenWithoutHours += 1;
    if (failure === 'maxPrice' && priceFor(provider, context.car) === null) hidden.hiddenWithoutPrice += 1;
  }
  return hidden;
}
