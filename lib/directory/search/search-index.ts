import type { Provider } from '../../domain/provider';
import type { Words } from '../../domain/words/words';
import type { Directory } from '../directory';
import { atOnce, type Steps } from '../in-chunks';
import { type Lexicon, toLexicon } from './lexicon';
import { type NameIndex, toNameIndex } from './name-index';
import { type SearchVocabulary, toSearchVocabulary } from './search-vocabulary';

/** What searches need of a directory, computed once for its words and providers. */
export interface SearchIndex {
  vocabulary: SearchVocabulary;
  lexicon: Lexicon;
  names: NameIndex;
}

type Searched = Pick<Directory, 'words' | 'providers'>;

/** One for each process, however often the framework bundles this module: what one bundle has indexed, the others find. */
const KEY = Symbol.for('lamaa.search-index');
const shared = globalThis as {
  [KEY]?: {
    vocabularies: WeakMap<Words, SearchVocabulary>;
    indexes: WeakMap<readonly Provider[], SearchIndex>;
  };
};
const { vocabularies, indexes } = (shared[KEY] ??= { vocabularies: new WeakMap(), indexes: new WeakMap() });

/** Computes the search index of a directory, in steps between which others get a turn. */
export function* indexSearches({ words, providers }: Searched): Steps<SearchIndex> {
  const vocabulary = vocabularies.get(words) ?? toSearchVocabulary(words);
  vocabularies.set(words, vocabulary);
  const known = indexes.get(providers);
  if (known?.vocabulary === vocabulary) return known;
  yield;
  const lexicon = yield* toLexicon(providers, vocabulary);
  const names = yield* toNameIndex(providers);
  const index = { vocabulary, lexicon, names };
  indexes.set(providers, index);
  return index;
}

/** Returns the search index of a directory, computed at the first search after a change. */
export function searchIndexOf(directory: Searched): SearchIndex {
  return atOnce(indexSearches(directory));
}
