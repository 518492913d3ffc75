import { filtersOf } from '../../domain/filters';
import type { Offer, PlaceChoice, ProviderList } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { conditionsTest, toConditions } from '../lists/conditions';
import { contextOf, type ListRequest } from '../lists/list-request';
import { findMatches } from '../lists/matches';
import { probablyMeant } from './correct-words';
import { findProviders, firstWords } from './find-providers';
import { isKnownWord } from './lexicon';
import { withCorrections } from './parse-query';
import { respell } from './respell';
import { searchIndexOf } from './search-index';
import { toTokens } from './tokens';

/**
 * Returns the search that was probably meant where it has words that no provider mentions, with its number of providers: with a phrase
 * that searches know, or for the name of a provider. Undefined if nothing is similar, or has no providers either.
 */
export function offerFor(
  directory: Directory,
  request: ListRequest,
  { parsedQuery, total }: Pick<ProviderList, 'parsedQuery' | 'total'>,
): Offer | undefined {
  const unknown = parsedQuery?.unknown ?? [];
  // An empty list offers names itself.
  if (unknown.length === 0 || total === 0) return undefined;
  const search = firstWords(request.filter.search ?? '');
  const { vocabulary, lexicon } = searchIndexOf(directory);
  const tokens = toTokens(search, vocabulary).map(({ word }) => word);
  const phrase = probablyMeant(unknown, tokens, vocabulary, (word) => isKnownWord(lexicon, word));
  const names = respell(directory, unknown);
  const meant = [
    phrase && withCorrections(search, { [phrase.typed]: phrase.meant }, vocabulary),
    names?.join(' '),
  ];
  for (const other of meant) {
    const count = other === undefined ? 0 : countOf(directory, request, other);
    if (count > 0) return { search: other!, total: count };
  }
  return undefined;
}

function countOf(directory: Directory, { moment, ...request }: ListRequest, search: string): number {
  const filter = { ...request.filter, search };
  const other = { ...request, moment, filter, found: findProviders(directory, filter, moment) };
  return findMatches(directory, other, contextOf(directory, other)).providers.length;
}

/** Returns the areas that share a name of the search, each with its number of providers; empty if none is shared. */
export function placeChoices(
  directory: Directory,
  request: ListRequest,
  { parsedQuery }: Pick<ProviderList, 'parsedQuery'>,
): PlaceChoice[] {
  const shared = parsedQuery?.conditions.find(({ isShared }) => isShared);
  if (!shared) return [];
  const others = parsedQuery!.conditions.filter((condition) => condition !== shared);
  const { search: _, ...chosen } = request.filter;
  const context = contextOf(directory, request);
  const fitting = directory.providers.filter(
    conditionsTest([...others, ...toConditions(filtersOf(chosen))], context),
  );
  return shared.anyOf.map(({ area }) => ({
    area: area!,
    search: shared.without,
    total: fitting.filter(({ index }) => index.places.includes(area!)).length,
  }));
}
