import { searchForm } from '../../domain/keywords';
import type { Directory } from '../directory';
import { editDistance } from './edit-distance';
import { isKnownWord } from './lexicon';
import { namesOf, similarNameWords } from './name-index';
import { isOrdinaryWord } from './ordinary-words';
import { type SearchIndex, searchIndexOf } from './search-index';
import { similarityOf, trigramsOf } from './trigrams';

/** More words are not a name. */
const MAX_WORDS = 4;
const MIN_LETTERS = 4;
/** A name that was meant is at least as similar as this. */
const MIN_SIMILARITY = 0.5;
/** Letters from which two of them may be wrong. */
const MIN_LETTERS_OF_TWO = 6;
/** Two words of a name may be written as one. */
const MIN_SIMILARITY_OF_PART = 0.4;

/**
 * Returns the words that a visitor may have meant: those of the provider with the most similar name, else the typed ones, each that no
 * provider has replaced by the most similar word of a name. Undefined if no name is similar.
 * @param words the words of the search that no filter knows
 */
export function respell(
  directory: Directory,
  search: string,
  words: readonly string[],
): readonly string[] | undefined {
  if (words.length > MAX_WORDS) return undefined;
  const index = searchIndexOf(directory);
  const form = searchForm(search).trim();
  const name = form.includes(' ') ? mostSimilarName(index, form, words) : undefined;
  const meant = name === undefined ? words.map((word) => mostSimilarWord(index, word)) : wordsOf(name);
  return meant.join(' ') === words.join(' ') ? undefined : meant;
}

/** Returns the name that is most similar to a whole search, and has a word that is similar to one of its words. */
function mostSimilarName({ names }: SearchIndex, form: string, words: readonly string[]): string | undefined {
  const trigrams = trigramsOf(form);
  const candidates = words.flatMap((word) => {
    const minimum = word.length < MIN_LETTERS ? MIN_SIMILARITY : MIN_SIMILARITY_OF_PART;
    const similar = similarNameWords(names, word).filter(({ similarity }) => similarity >= minimum);
    return similar.flatMap(({ providers }) => providers);
  });
  return [...new Set(candidates)]
    .sort((a, b) => a.id - b.id)
    .flatMap(namesOf)
    .map((name) => ({ name, similarity: similarityOf(trigrams, trigramsOf(name.toLowerCase())) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)[0]?.name;
}

/** Returns the word of a name that is most similar to a word that no provider has; the word itself if there is none. */
function mostSimilarWord({ names, lexicon }: SearchIndex, typed: string): string {
  if (typed.length < MIN_LETTERS || isKnownWord(lexicon, typed) || isOrdinaryWord(typed)) return typed;
  const limit = typed.length < MIN_LETTERS_OF_TWO ? 1 : 2;
  const [best] = similarNameWords(names, typed)
    // The first letter is rarely wrong, and nothing else then.
    .map(({ word }) => ({
      word,
      distance: editDistance(typed, word, word[0] === typed[0] ? limit : limit - 1),
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
  return best?.word ?? typed;
}

function wordsOf(name: string): string[] {
  return searchForm(name).trim().split(' ');
}
