import { wordsLeft } from './draft';
import type { CorrectPhrase, SearchVocabulary } from './search-vocabulary';
import { lettersOf, similarityOf, trigramsOf } from './trigrams';

/** A search has few words; more are not a search. */
const MAX_WORDS = 6;
const MIN_LETTERS = 4;
const MIN_SIMILARITY = 0.3;
const MIN_SIMILARITY_OF_PAIR = 0.4;
/** Of a pair ("abu dahbi") each word must be similar: "spots removal" is not "smell removal". */
const MIN_SIMILARITY_IN_PAIR = 0.2;
/** Letters that changed places share few trigrams ("barhsa"). */
const MIN_SIMILARITY_OF_SAME_LETTERS = 0.15;
/** A typo has about as many letters: "haircut" is not "hail". */
const MAX_MORE_LETTERS = 2;

/**
 * Returns words that begin no word of any provider, each with the phrase that it was probably meant to be; also pairs of words of which
 * one begins none ("abu dahbi").
 */
export function correctWords(
  rest: string,
  { correct }: SearchVocabulary,
  isKnown: (word: string) => boolean,
): Record<string, string> {
  const words = wordsLeft(rest)
    .slice(0, MAX_WORDS)
    .map((left) => ({ ...left, isKnown: isKnown(left.word) }));
  const corrected: Record<string, string> = {};
  for (const { word, place, isKnown } of words) {
    if (word.length >= MIN_LETTERS && !isKnown) correctInto(corrected, word, MIN_SIMILARITY, correct);
    const next = words.find((other) => other.place === place + 1);
    if (next && !(isKnown && next.isKnown))
      correctInto(corrected, `${word} ${next.word}`, MIN_SIMILARITY_OF_PAIR, correct);
  }
  // A pair says more than its words.
  const pairs = Object.keys(corrected).filter((typed) => typed.includes(' '));
  return Object.fromEntries(
    Object.entries(corrected).filter(
      ([typed]) => !pairs.some((pair) => pair !== typed && ` ${pair} `.includes(` ${typed} `)),
    ),
  );
}

function correctInto(
  corrected: Record<string, string>,
  typed: string,
  minimum: number,
  correct: SearchVocabulary['correct'],
): void {
  // The first letter is rarely wrong.
  const meant = mostSimilar(typed, minimum, correct.get(typed[0]!) ?? []);
  if (meant !== undefined) corrected[typed] = meant;
}

/** Returns the phrase that is most similar to what was typed, one with the same letters before others. */
function mostSimilar(typed: string, minimum: number, phrases: readonly CorrectPhrase[]): string | undefined {
  const trigrams = trigramsOf(typed);
  const letters = lettersOf(typed);
  let best: { form: string; similarity: number; hasSameLetters: boolean } | undefined;
  for (const { form, minSimilarity, ...phrase } of phrases) {
    if (!mayBeMeant(typed, form)) continue;
    const similarity = similarityOf(phrase.trigrams, trigrams);
    const hasSameLetters = typed.length >= MIN_LETTERS && phrase.letters === letters;
    const isSimilar =
      similarity >= Math.max(minimum, minSimilarity) ||
      (hasSameLetters && similarity >= MIN_SIMILARITY_OF_SAME_LETTERS);
    if (!isSimilar) continue;
    const order =
      best === undefined
        ? 1
        : Number(hasSameLetters) - Number(best.hasSameLetters) ||
          similarity - best.similarity ||
          (form < best.form ? 1 : -1);
    if (order > 0) best = { form, similarity, hasSameLetters };
  }
  return best?.form;
}

function mayBeMeant(typed: string, form: string): boolean {
  const hasAsMany = (text: string) => Math.abs(text.length - typed.length) <= MAX_MORE_LETTERS;
  // One word may stand for the first of several.
  if (!typed.includes(' ')) return hasAsMany(form) || hasAsMany(form.split(' ')[0]!);
  if (!hasAsMany(form) || !form.includes(' ')) return false;
  const [first, second] = typed.split(' ');
  const words = form.split(' ');
  return isAlike(words[0]!, first!) && isAlike(words.at(-1)!, second!);
}

function isAlike(one: string, other: string): boolean {
  return similarityOf(trigramsOf(one), trigramsOf(other)) >= MIN_SIMILARITY_IN_PAIR;
}
