import { filtersOf } from '../../domain/filters';
import { listPageCount, PAGE_SIZE } from '../../domain/paging';
import type { ProviderSummary } from '../../domain/provider';
import type { ProviderList } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { matchingSentence } from '../search/mentions';
import { searchStatements } from '../search/statements';
import { conditionsTest, toConditions } from './conditions';
import { countHidden } from './hidden-counts';
import { contextOf, type ListRequest } from './list-request';
import { findMatches, providersOf } from './matches';
import { countKinds, countOptions } from './option-counts';
import { withDistance } from './orders';

/** A list without what is offered below it. */
export type MatchList = Omit<ProviderList, 'alternatives'>;

/**
 * Returns one page of the providers that match a filter, with the counts of the whole list (product rules 2.4 and 5.3): the last
 * page if the requested one is past the end.
 */
export function listMatches(directory: Directory, request: ListRequest): MatchList {
  const { filter, searchResult } = request;
  const fittingIds = searchResult?.fittingIds;
  const context = contextOf(directory, request);
  const options = countOptions(directory, filtersOf(filter), context);
  const counts = { eco: 0, verified: 0, mobile: 0 };
  const { providers, distanceTo, order, usualOrder } = findMatches(
    directory,
    request,
    context,
    (provider, failure) => {
      options.add(provider, failure);
      if (failure !== null) return;
      if (provider.isEco) counts.eco += 1;
      if (provider.isVerified) counts.verified += 1;
      if (provider.index.washTypeOptions.includes('mobile-car-wash')) counts.mobile += 1;
    },
  );
  const kinds = countKinds(directory, filtersOf(filter), context, searchResult?.ids);
  const passes = conditionsTest(toConditions(filtersOf(filter)), context);
  const leftOut = providersOf(directory, searchResult?.leftOutIds ?? []).filter(passes).length;
  const page = Math.max(1, Math.min(filter.page, listPageCount(providers.length)));
  return {
    total: providers.length,
    fitting: fittingIds ? providers.filter(({ id }) => fittingIds.has(id)).length : providers.length,
    ...counts,
    ...countHidden(directory, request, context),
    page,
    order,
    usualOrder,
    options: { ...options.counts(), ...(kinds && { washType: kinds }) },
    ...(context.kind && { kind: context.kind }),
    ...(searchResult?.licensed && {
      licensed: providers.filter((provider) => searchResult.licensed!.has(provider)).length,
    }),
    ...(searchResult?.parsedQuery && { parsedQuery: searchResult.parsedQuery }),
    statements: searchResult
      ? searchStatements(
          directory,
          searchResult,
          { listed: providers, leftOut, kind: context.kind },
          order === 'relevance',
        )
      : [],
    providers: providers
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map((provider) => withMatch(directory, withDistance(provider, distanceTo), searchResult)),
  };
}

/** Returns a provider with the sentence that mentions the other words of the search. */
function withMatch(
  directory: Directory,
  provider: ProviderSummary,
  found: ListRequest['searchResult'],
): ProviderSummary {
  const { words = [], makes = [], cars = [] } = found?.parsedQuery ?? {};
  const named = [...words, ...makes, ...cars];
  if (named.length === 0) return provider;
  const match = matchingSentence(directory, provider, named);
  return match === undefined ? provider : { ...provider, match };
}
