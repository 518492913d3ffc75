import { editDistance } from './edit-distance';
import type { Reading } from './reading';
import { cheapest, findNames } from './readings';
import type { SearchVocabulary } from './search-vocabulary';
import { type Token, typedWords } from './tokens';

const MIN_LETTERS_OF_NAME = 6;

/** What names are guessed with. */
export interface NameContext {
  vocabulary: SearchVocabulary;
  /** Returns the words of the names of providers that are similar to a word. */
  similarNames: (word: string) => readonly string[];
}

/** Returns the names that words may have been meant to be: in place of a search that was understood, only for a long one with one letter wrong. */
export function namesIn(
  tokens: readonly Token[],
  read: readonly Reading[],
  { similarNames, vocabulary }: NameContext,
): Reading[] {
  const isUnderstood = read.some(({ parts }) =>
    parts.some(({ phrase }) => phrase && phrase.meaning !== 'generic'),
  );
  return findNames(tokens, read, (word) =>
    similarNames(word).filter(
      (name) =>
        // "Care" is in many names.
        !vocabulary.words.has(name) &&
        (!isUnderstood || (word.length >= MIN_LETTERS_OF_NAME && editDistance(word, name, 1) <= 1)),
    ),
  );
}

/** Returns the search that was perhaps meant: with phrases in the place of words that are similar to them, or the name of a provider. */
export function guessOf(
  search: string,
  tokens: readonly Token[],
  readings: readonly Reading[],
  names: readonly Reading[],
): string | undefined {
  const guessed = cheapest(tokens.length, [...readings, ...names], true).filter(({ isGuess }) => isGuess);
  const isOfWords = guessed.some(({ parts }) => parts.some(({ phrase }) => phrase?.meaning !== 'generic'));
  if (!isOfWords) return undefined;
  const named = guessed.filter((reading) => names.includes(reading));
  if (named.length > 0) return named.map(({ correction }) => correction).join(' ');
  return withMeant(search, tokens, cheapest(tokens.length, readings, true))
    .filter(Boolean)
    .join(' ');
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

/** Returns the typed words with what was meant in the place of what is misspelt. */
export function withMeant(search: string, tokens: readonly Token[], readings: readonly Reading[]): string[] {
  const typed = typedWords(search);
  for (const { correction, from, to } of readings) {
    if (correction === undefined) continue;
    const first = tokens[from]!.wordIndex;
    if (/^al /.test(correction) && /^(?:al|el)$/i.test(typed[first - 1] ?? '')) typed[first - 1] = '';
    tokens
      .slice(from, to)
      .forEach(({ wordIndex }) => (typed[wordIndex] = wordIndex === first ? correction : ''));
  }
  return typed;
}
