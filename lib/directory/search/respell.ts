import type { Directory } from '../directory';
import { editDistance } from './edit-distance';
import { isKnownWord } from './lexicon';
import { isOrdinaryWord } from './ordinary-words';
import { type SearchIndex, searchIndexOf } from './search-index';
import { splitGlued } from './tokens';

/** More words are not a name. */
const MAX_WORDS = 4;
const MIN_LETTERS = 4;
/** Letters from which two of them may be wrong. */
const MIN_LETTERS_OF_TWO = 6;

/**
 * Returns the words that a visitor may have meant: each that no provider has replaced by the words of names that it was written
 * together from, or by the most similar one. Undefined if none is similar.
 * @param words the words of the search that no filter knows
 */
export function respell(directory: Directory, words: readonly string[]): readonly string[] | undefined {
  if (words.length > MAX_WORDS) return undefined;
  const meant = words.flatMap((word) => mostSimilarWords(searchIndexOf(directory), word));
  return meant.join(' ') === words.join(' ') ? undefined : meant;
}

function mostSimilarWords({ names, lexicon }: SearchIndex, typed: string): string[] {
  if (typed.length < MIN_LETTERS || isKnownWord(lexicon, typed) || isOrdinaryWord(typed)) return [typed];
  const parts = splitGlued(typed, names.byWord);
  if (parts) return parts;
  const limit = typed.length < MIN_LETTERS_OF_TWO ? 1 : 2;
  // The first letter is rarely wrong, and nothing else then.
  const best =
    nearest(typed, names.byLetter.get(typed[0]!) ?? [], limit) ??
    nearest(typed, names.byWord.keys(), limit - 1);
  return [best ?? typed];
}

/** Returns the first of the words that differ by the fewest letters, at most the limit. */
function nearest(typed: string, words: Iterable<string>, limit: number): string | undefined {
  let best: string | undefined;
  for (const word of words) {
    const distance = editDistance(typed, word, limit);
    if (distance < Infinity) [best, limit] = [word, distance - 1];
  }
  return best;
}
