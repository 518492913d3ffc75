import { editDistance } from './edit-distance';
import { isOrdinaryWord } from './ordinary-words';
import type { CorrectPhrase, SearchVocabulary } from './search-vocabulary';

/** A search has few words; more are not a search. */
const MAX_WORDS = 6;
const MIN_LETTERS = 4;
/** Letters from which two of them may be wrong. */
const MIN_LETTERS_OF_TWO = 7;
/** Letters of a Latin word from which a typo of one letter, and of two, is beyond doubt; those of places need more. */
const SURE = { one: 5, two: 8 };
const SURE_OF_PLACE = { one: 6, two: 10 };
const ARABIC = /^[\u0621-\u064A]/;

/** Returns words that no provider has and that are no ordinary ones, each with the phrase that it was beyond doubt meant to be. */
export function correctWords(
  words: readonly string[],
  tokens: readonly string[],
  vocabulary: SearchVocabulary,
  isKnown: (word: string) => boolean,
): Record<string, string> {
  const corrected: Record<string, string> = {};
  for (const typed of misspelt(words, tokens, isKnown)) {
    const best = mostSimilar(typed, vocabulary);
    if (best && isSure(typed, best)) corrected[typed] = best.text;
  }
  // A pair says more than its words.
  const pairs = Object.keys(corrected).filter((typed) => typed.includes(' '));
  return Object.fromEntries(
    Object.entries(corrected).filter(
      ([typed]) => !pairs.some((pair) => pair !== typed && pair.split(' ').includes(typed)),
    ),
  );
}

/** Returns the phrase that a word was probably meant to be, to ask for; undefined if none is similar. */
export function probablyMeant(
  words: readonly string[],
  tokens: readonly string[],
  vocabulary: SearchVocabulary,
  isKnown: (word: string) => boolean,
): { typed: string; meant: string } | undefined {
  for (const typed of misspelt(words, tokens, isKnown)) {
    const best = mostSimilar(typed, vocabulary);
    if (best && !best.isGeneric) return { typed, meant: best.text };
  }
  return undefined;
}

/** Returns what may be a typo: words that begin none of any provider, and each with the word before and behind it. */
function misspelt(
  words: readonly string[],
  tokens: readonly string[],
  isKnown: (word: string) => boolean,
): string[] {
  const isTypo = (word: string) => word.length >= MIN_LETTERS && !isOrdinaryWord(word) && !isKnown(word);
  return words
    .filter(isTypo)
    .slice(0, MAX_WORDS)
    .flatMap((word) => {
      const place = tokens.indexOf(word);
      const pairs = [tokens.slice(place - 1, place + 1), tokens.slice(place, place + 2)];
      return [word, ...pairs.filter(({ length }) => length === 2).map((pair) => pair.join(' '))];
    });
}

/** A phrase and the letters by which a typed one differs. */
type Similar = CorrectPhrase & { distance: number };

/** Returns the phrase that differs by the fewest letters, if no other one with another meaning does too. */
function mostSimilar(typed: string, { correct }: SearchVocabulary): Similar | undefined {
  const limit = typed.length >= MIN_LETTERS_OF_TWO ? 2 : 1;
  let best: Similar | undefined;
  let isTie = false;
  // The first letter is rarely wrong.
  for (const phrase of correct.get(typed[0]!) ?? []) {
    if (phrase.form.includes(' ') !== typed.includes(' ')) continue;
    const distance = editDistance(typed, phrase.form, best?.distance ?? limit);
    if (distance === Infinity) continue;
    // What says least is most likely to be meant, and a place least.
    const order = best && (distance - best.distance || riskOf(phrase) - riskOf(best));
    if (order === 0) isTie ||= phrase.meaning !== best!.meaning;
    else if (order === undefined || order < 0) [best, isTie] = [{ ...phrase, distance }, false];
  }
  return isTie ? undefined : best;
}

function riskOf({ isPlace, isGeneric }: CorrectPhrase): number {
  return isPlace ? 2 : isGeneric ? 0 : 1;
}

function isSure(typed: string, { distance, isPlace, isGeneric, form }: Similar): boolean {
  // Arabic words are written without short vowels.
  const bonus = (ARABIC.test(typed) && typed.length !== form.length ? 2 : 0) + (isGeneric ? 1 : 0);
  const sure = isPlace ? SURE_OF_PLACE : SURE;
  return distance === 1 ? typed.length + bonus >= sure.one : typed.length >= sure.two;
}
