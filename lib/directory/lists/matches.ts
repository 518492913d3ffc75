import { type FilterContext, filtersOf } from '../../domain/filters';
import { DEFAULT_SORT, type ListOrder, type TypedSort } from '../../domain/list-options';
import type { Provider } from '../../domain/provider';
import type { Directory } from '../directory';
import { type FailedFilter, failedFilter } from './failed-filter';
import type { ListRequest, SearchResult } from './list-request';
import { distancesFromAreas, inOrder, nearestFirst } from './orders';

/** The matches of a request in its order. */
interface Matches {
  providers: Provider[];
  /** The order that they are in, and the one that they would be in if none was chosen. */
  order: ListOrder;
  usualOrder: ListOrder;
  /** Measures distances from the visitor, or from the area that the search asks to be near to; undefined if there is neither. */
  distanceTo?: FilterContext['distanceTo'];
}

/**
 * Returns all providers that match a request, in its order: the chosen one, or else that of the words of its search, by distance only
 * where they name no other one.
 * @param visit is called for each provider that fails no filter or one
 */
export function findMatches(
  directory: Directory,
  request: ListRequest,
  context: FilterContext,
  visit?: (provider: Provider, failure: Exclude<FailedFilter, 'several'>) => void,
): Matches {
  const { filter, searchResult, locale } = request;
  const failureOf = failedFilter(filtersOf(filter), context);
  const distanceTo = context.distanceTo ?? distancesFromSearch(directory, request);
  const chosen = filter.sort === 'near' && !distanceTo ? undefined : filter.sort;
  const typed = typedOrder(request);
  const order = chosen ?? typed ?? DEFAULT_SORT;
  const matches: Provider[] = [];
  const options = { car: context.car, kind: context.kind, locale };
  for (const provider of ordered(directory, searchResult?.ids, order, options)) {
    const failure = failureOf(provider);
    if (failure === 'several') continue;
    visit?.(provider, failure);
    if (failure === null) matches.push(provider);
  }
  const sorted = order === 'near' && distanceTo ? nearestFirst(matches, distanceTo) : matches;
  if (typed || !searchResult)
    return { providers: sorted, order, usualOrder: typed ?? DEFAULT_SORT, distanceTo };
  const bestRated =
    order === DEFAULT_SORT
      ? sorted
      : [...ordered(directory, new Set(sorted.map(({ id }) => id)), DEFAULT_SORT)];
  const relevant = fittingFirst(bestRated, searchResult);
  const usualOrder = relevant.every((provider, place) => provider === bestRated[place])
    ? DEFAULT_SORT
    : 'relevance';
  return chosen
    ? { providers: sorted, order, usualOrder, distanceTo }
    : { providers: relevant, order: usualOrder, usualOrder, distanceTo };
}

/** Measures distances from the areas that a search asks to be near to. */
function distancesFromSearch(
  directory: Directory,
  { searchResult }: ListRequest,
): FilterContext['distanceTo'] {
  const areas = searchResult?.parsedQuery?.nearAreas ?? [];
  return areas.length > 0 ? (searchResult?.distanceTo ?? distancesFromAreas(directory, areas)) : undefined;
}

/** Returns the order that the words of a search ask for; one that they name goes before that by distance. */
function typedOrder({ searchResult }: ListRequest): TypedSort | 'near' | undefined {
  const { sort, nearAreas = [] } = searchResult?.parsedQuery ?? {};
  return sort ?? (nearAreas.length > 0 ? 'near' : undefined);
}

/** Returns the listed providers with some ids; all of them in an order. Few are sorted, because looking for them among all takes longer. */
function ordered(
  directory: Directory,
  ids: ReadonlySet<number> | undefined,
  order: Parameters<typeof inOrder>[1],
  options?: Parameters<typeof inOrder>[2],
): readonly Provider[] {
  const all = inOrder(directory, order, options);
  if (!ids || ids.size * LEAST_SHARE > all.length) return ids ? all.filter(({ id }) => ids.has(id)) : all;
  const ranks = ranksOf(all);
  return providersOf(directory, ids).sort((one, other) => ranks.get(one)! - ranks.get(other)!);
}

/** Of fewer than one of so many, sorting is quicker. */
const LEAST_SHARE = 8;

const keptRanks = new WeakMap<readonly Provider[], ReadonlyMap<Provider, number>>();

function ranksOf(all: readonly Provider[]): ReadonlyMap<Provider, number> {
  const ranks = keptRanks.get(all) ?? new Map(all.map((provider, at) => [provider, at]));
  keptRanks.set(all, ranks);
  return ranks;
}

/** Returns the providers with some ids. */
export function providersOf({ byId }: Directory, ids: Iterable<number>): Provider[] {
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/**
 * Puts the provider that a search names first, then those whose names begin with it, then those that fit its meaning, and of these
 * those that mention its other words.
 */
function fittingFirst(
  providers: Provider[],
  { name, fittingIds, namedIds, mentions }: SearchResult,
): Provider[] {
  const rankOf = ({ id, index }: Provider) => {
    if (index.sortName === name) return 0;
    if (namedIds?.has(id)) return 1;
    return fittingIds === undefined || fittingIds.has(id) ? 2 : 3;
  };
  const groups: Provider[][] = [[], [], [], []];
  for (const provider of providers) groups[rankOf(provider)]!.push(provider);
  return groups.flatMap((group) => mentioningFirst(group, mentions));
}

function mentioningFirst(providers: Provider[], mentions: SearchResult['mentions']): Provider[] {
  if (!mentions || mentions.ranks.size === 0) return providers;
  const rankOf = (provider: Provider) => mentions.ranks.get(provider) ?? 0;
  const mentioning = providers.filter((provider) => rankOf(provider) > 0);
  return [
    ...mentioning.sort((one, other) => rankOf(other) - rankOf(one)),
    ...providers.filter((provider) => rankOf(provider) === 0),
  ];
}
