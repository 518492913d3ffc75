import { FILTER_KEYS, filtersOf, type ListFilters } from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { Offer, PlaceChoice, ProviderList } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { toConditions } from '../lists/conditions';
import { contextOf, type ListRequest } from '../lists/list-request';
import { findMatches } from '../lists/matches';
import { providersPassing } from '../lists/passing';
import { findProviders } from './find-providers';

/** Returns the search that was perhaps meant, with its number of providers; undefined if there is none, or it has none either. */
export function offerFor(
  directory: Directory,
  request: ListRequest,
  { parsedQuery, total }: Pick<ProviderList, 'parsedQuery' | 'total'>,
): Offer | undefined {
  // An empty list shows the other one itself.
  if (parsedQuery?.guess === undefined || total === 0) return undefined;
  const filters = { ...filtersOf(request.filter), search: parsedQuery.guess };
  const count = providersListed(directory, request, filters).length;
  return count > 0 ? { search: parsedQuery.guess, total: count } : undefined;
}

/** Returns the providers of a list with other filters. */
export function providersListed(
  directory: Directory,
  { moment, ...request }: ListRequest,
  filters: ListFilters,
): Provider[] {
  const none = Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined]));
  const filter = { ...request.filter, ...none, ...filters };
  const other = { ...request, moment, filter, searchResult: findProviders(directory, filter, moment) };
  return findMatches(directory, other, contextOf(directory, other)).providers;
}

/** Returns the areas that share a name of the search, each with its number of providers; empty if none is shared. */
export function placeChoices(
  directory: Directory,
  request: ListRequest,
  { parsedQuery }: Pick<ProviderList, 'parsedQuery'>,
): PlaceChoice[] {
  const shared = parsedQuery?.isNearShared
    ? { anyOf: parsedQuery.nearAreas.map((area) => ({ area })), without: parsedQuery.without.near ?? '' }
    : parsedQuery?.conditions.find(({ isShared }) => isShared);
  if (!shared) return [];
  const others = parsedQuery!.conditions.filter((condition) => condition !== shared);
  const { search: _, ...chosen } = request.filter;
  const context = contextOf(directory, request);
  const fitting = providersPassing(directory, [...others, ...toConditions(filtersOf(chosen))], context);
  return shared.anyOf.map(({ area }) => ({
    area: area!,
    search: shared.without,
    total: fitting.filter(({ index }) => index.places.includes(area!)).length,
  }));
}
