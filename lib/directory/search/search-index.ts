import type { Provider } from '../../domain/provider';
import type { WordTables } from '../../domain/vocabulary';
import type { Directory } from '../directory';
import { type Lexicon, toLexicon } from './lexicon';
import { type SearchVocabulary, toSearchVocabulary } from './search-vocabulary';

/** What searches need of a directory, computed once for its words and providers. */
export interface SearchIndex {
  vocabulary: SearchVocabulary;
  lexicon: Lexicon;
}

const vocabularies = new WeakMap<WordTables, SearchVocabulary>();
const indexes = new WeakMap<readonly Provider[], SearchIndex>();

/** Returns the search index of a directory. Whoever prepared the directory for searches has computed it already. */
export function searchIndexOf(directory: Pick<Directory, 'tables' | 'providers'>): SearchIndex {
  const vocabulary = vocabularyOf(directory.tables);
  const index = indexes.get(directory.providers);
  if (index?.vocabulary === vocabulary) return index;
  const computed = { vocabulary, lexicon: toLexicon(directory.providers, vocabulary) };
  indexes.set(directory.providers, computed);
  return computed;
}

function vocabularyOf(tables: WordTables): SearchVocabulary {
  const vocabulary = vocabularies.get(tables) ?? toSearchVocabulary(tables);
  vocabularies.set(tables, vocabulary);
  return vocabulary;
}
