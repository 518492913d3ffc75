import { NO_FILTER } from '../../domain/filter';
import { type FilterContext, filtersOf } from '../../domain/filters';
import type { ProviderSort } from '../../domain/list-options';
import type { Provider } from '../../domain/provider';
import type { Directory } from '../directory';
import { type Failure, failureIn } from './failures';
import type { ListRequest, SearchResult } from './list-request';
import { distancesFromAreas, inOrder, nearestFirst } from './orders';

/** The matches of a request in its order. */
interface Matches {
  providers: Provider[];
  /** Measures distances from the visitor, or from the area that the search asks to be near to; undefined if there is neither. */
  distanceTo?: FilterContext['distanceTo'];
}

/**
 * Returns all providers that match a request, in its order.
 * @param visit is called for each provider that fails no filter or one
 */
export function findMatches(
  directory: Directory,
  request: ListRequest,
  context: FilterContext,
  visit?: (provider: Provider, failure: Exclude<Failure, 'several'>) => void,
): Matches {
  const { filter, found, locale } = request;
  const failureOf = failureIn(filtersOf(filter), context);
  const sort = sortOf(request);
  const matches: Provider[] = [];
  for (const provider of inOrder(directory, sort, { car: context.car, kind: context.kind, locale })) {
    if (found?.ids && !found.ids.has(provider.id)) continue;
    const failure = failureOf(provider);
    if (failure === 'several') continue;
    visit?.(provider, failure);
    if (failure === null) matches.push(provider);
  }
  const distanceTo = context.distanceTo ?? distancesFromSearch(directory, request);
  const sorted = sort === 'near' && distanceTo ? nearestFirst(matches, distanceTo) : matches;
  const providers = found && !isOrderChosen(request) ? fittingFirst(sorted, found) : sorted;
  return { providers, distanceTo };
}

/** Measures distances from the areas that a search asks to be near to, unless an order was chosen. */
function distancesFromSearch(directory: Directory, request: ListRequest): FilterContext['distanceTo'] {
  const areas = isOrderChosen(request) ? [] : (request.found?.parsedQuery?.nearAreas ?? []);
  return areas.length > 0 ? (request.found?.distanceTo ?? distancesFromAreas(directory, areas)) : undefined;
}

/** The default is no choice. */
function isOrderChosen({ filter }: ListRequest): boolean {
  return filter.sort !== NO_FILTER.sort;
}

/** Returns the chosen order, or else the one that the search asks for. */
function sortOf(request: ListRequest): ProviderSort {
  const { filter, found } = request;
  if (isOrderChosen(request) || !found?.parsedQuery) return filter.sort;
  const { nearAreas, sort } = found.parsedQuery;
  return nearAreas.length > 0 ? 'near' : (sort ?? filter.sort);
}

/**
 * Puts the provider that a search names first, then those whose names begin with it, then those that fit its meaning, and of these
 * those that mention its other words, unless it asks for an order.
 */
function fittingFirst(
  providers: Provider[],
  { name, fittingIds, namedIds, evidence, parsedQuery }: SearchResult,
): Provider[] {
  const rankOf = ({ id, index }: Provider) => {
    if (index.sortName === name) return 0;
    if (namedIds?.has(id)) return 1;
    return fittingIds === undefined || fittingIds.has(id) ? 2 : 3;
  };
  const isOrdered =
    parsedQuery !== undefined && (parsedQuery.sort !== undefined || parsedQuery.nearAreas.length > 0);
  const groups: Provider[][] = [[], [], [], []];
  for (const provider of providers) groups[rankOf(provider)]!.push(provider);
  return groups.flatMap((group) => mentioningFirst(group, isOrdered ? undefined : evidence));
}

function mentioningFirst(providers: Provider[], evidence: SearchResult['evidence']): Provider[] {
  if (!evidence || evidence.ranks.size === 0) return providers;
  const rankOf = (provider: Provider) => evidence.ranks.get(provider) ?? 0;
  const mentioning = providers.filter((provider) => rankOf(provider) > 0);
  return [
    ...mentioning.sort((one, other) => rankOf(other) - rankOf(one)),
    ...providers.filter((provider) => rankOf(provider) === 0),
  ];
}
