import { NO_FILTER } from '../../domain/filter';
import type { PhraseMeaning } from '../../domain/words/words';
import type { Directory } from '../directory';
import { parseWords } from './find-providers';
import { searchIndexOf } from './search-index';
import { toTokens, typedWords } from './tokens';

const MIN_LETTERS = 2;
/** Words of a phrase that may be typed before its last one: "dubai ma". */
const MAX_WORDS = 3;
/** The article of a word of which a letter or two are typed. */
const UNFINISHED_ARTICLE = /(?<=^| )ال(?=[\u0621-\u064A]{1,2}$)/;
/** What a beginning is likely to be meant for, the likeliest first. */
const LIKELY: readonly PhraseMeaning[] = ['emirate', 'open', 'washType', 'area', 'serviceMode', 'car'];

/**
 * Returns a text whose last word is the beginning of a phrase that sets a filter with that phrase: "steam sha" is "steam sharjah". Any
 * other text is returned as it is, such as one whose last word already means something or is finished by a space.
 */
export function completeWords(directory: Directory, typed: string, moment: Date): string {
  const { vocabulary } = searchIndexOf(directory);
  const tokens = toTokens(typed, vocabulary.words);
  const last = tokens.at(-1);
  if (!last || last.word.length < MIN_LETTERS || /\s$/.test(typed)) return typed;
  if (!parseWords(directory, typed, NO_FILTER, moment).words.includes(last.word)) return typed;
  for (let length = Math.min(MAX_WORDS, tokens.length); length > 0; length--) {
    const beginning = tokens.slice(-length);
    const form = beginning
      .map(({ word }) => word)
      .join(' ')
      .replace(UNFINISHED_ARTICLE, '');
    const phrases = [...vocabulary.phrases.values()]
      .map(([first]) => first!)
      .filter((phrase) => phrase.form.startsWith(` ${form}`));
    const [meant] = phrases
      .filter(({ meaning }) => LIKELY.includes(meaning))
      .sort((one, other) => LIKELY.indexOf(one.meaning) - LIKELY.indexOf(other.meaning));
    // "Car wa" is a car wash rather than "car wash at home".
    const isGeneric = phrases.some(
      ({ meaning, form: other }) => meaning === 'generic' && other.length < (meant?.form.length ?? 0),
    );
    if (isGeneric) return typed;
    if (meant) return [...typedWords(typed).slice(0, beginning[0]!.wordIndex), meant.text].join(' ');
  }
  return typed;
}
