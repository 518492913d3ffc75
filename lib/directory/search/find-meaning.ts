import { type FilterContext, filtersOf, type ListFilters } from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { Directory } from '../directory';
import { failureIn } from '../lists/failures';
import { placesWithWords } from './lexicon';
import { searchIndexOf } from './search-index';

/** Returns the listed providers of whom every word begins a word. */
export function findWords(directory: Directory, words: readonly string[]): Provider[] {
  const { lexicon } = searchIndexOf(directory);
  return placesWithWords(lexicon, words).map((place) => directory.providers[place]!);
}

/**
 * Returns the listed providers that pass all filters and of whom every word begins a word; undefined if neither narrows anything. A car
 * alone narrows nothing.
 */
export function findMeaning(
  directory: Directory,
  filters: ListFilters,
  words: readonly string[],
  context: FilterContext,
): readonly Provider[] | undefined {
  const { search: _, car: __, ...narrowing } = filtersOf(filters);
  const found = words.length > 0 ? findWords(directory, words) : undefined;
  if (Object.keys(narrowing).length === 0) return found;
  const failureOf = failureIn(narrowing, context);
  return (found ?? directory.providers).filter((provider) => failureOf(provider) === null);
}
