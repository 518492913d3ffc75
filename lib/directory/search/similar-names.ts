import { editDistance } from './edit-distance';
import type { NameIndex } from './name-index';
import { splitGlued } from './spellings';

/** Letters from which two of them may be wrong. */
const MIN_LETTERS_OF_TWO = 6;

/** Returns the words of names of providers that a misspelt word was written together from, or else the most similar one. */
export function similarNames({ byWord, byLetter }: NameIndex, typed: string): readonly string[] {
  const parts = splitGlued(typed, byWord);
  if (parts) return [parts.join(' ')];
  const limit = typed.length < MIN_LETTERS_OF_TWO ? 1 : 2;
  // The first letter is rarely wrong, and nothing else then.
  const best =
    nearest(typed, byLetter.get(typed[0]!) ?? [], limit) ?? nearest(typed, byWord.keys(), limit - 1);
  return best === undefined ? [] : [best];
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
