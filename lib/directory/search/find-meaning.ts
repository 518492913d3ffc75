import { type FilterContext, filtersOf, type ListFilters } from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { Directory } from '../directory';
import { failureIn } from '../lists/failures';
import { placesWithWords } from './lexicon';
import { searchIndexOf } from './search-index';

/** Returns the listed providers that have all words, each as the beginning of one of theirs; undefined without words. */
export function findWords(directory: Directory, words: readonly string[]): Provider[] | undefined {
  if (words.length === 0) return undefined;
  const { lexicon } = searchIndexOf(directory);
  return placesWithWords(lexicon, words).map((place) => directory.providers[place]!);
}

/**
 * Returns the listed providers that pass all filters; undefined if neither they nor words narrow anything. A car alone narrows nothing.
 * @param withWords those that have the words of a search; undefined without words
 */
export function findMeaning(
  directory: Directory,
  filters: ListFilters,
  withWords: readonly Provider[] | undefined,
  context: FilterContext,
): readonly Provider[] | undefined {
  const { search: _, car: __, ...narrowing } = filtersOf(filters);
  if (Object.keys(narrowing).length === 0) return withWords;
  const failureOf = failureIn(narrowing, context);
  return (withWords ?? directory.providers).filter((provider) => failureOf(provider) === null);
}
