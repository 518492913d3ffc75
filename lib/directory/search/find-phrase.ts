import { searchForm } from '../../domain/keywords';
import type { Provider } from '../../domain/provider';
import { plainText } from '../../domain/text';
import { SEARCHED_TEXTS } from '../../domain/text-kinds';
import type { Directory } from '../directory';
import { placesContaining, placesWithWords } from './lexicon';
import { searchIndexOf } from './search-index';

/** Words of a phrase of which the rarest tells who may have it. */
const MAX_WORDS = 3;
const SHORT = /^[a-z0-9\u0621-\u064A]{1,3}$/;

/**
 * Returns the listed providers whose texts hold a phrase to the letter. One of up to three letters counts at the beginning of a word
 * only: "rak" is not in "Karak".
 */
export function findPhrase(directory: Directory, text: string): Provider[] {
  const { lexicon } = searchIndexOf(directory);
  const phrase = plainText(text).trim();
  if (SHORT.test(phrase)) {
    const word = searchForm(phrase).trim();
    return word === '' ? [] : placesWithWords(lexicon, [word]).map((place) => directory.providers[place]!);
  }
  // The longest words are likely to be rare.
  const [places] = phrase
    .split(' ')
    .flatMap(coreOf)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS)
    .map((core) => placesContaining(lexicon, core))
    .sort((one, other) => one.length - other.length);
  const candidates = places?.map((place) => directory.providers[place]!) ?? directory.providers;
  return candidates.filter(({ index }) => SEARCHED_TEXTS.some((kind) => index.texts[kind].includes(phrase)));
}

/** Articles that words lose, with their conjunctions: at most three letters of "والبخار". */
const MAX_LETTERS_OF_ARTICLE = 3;
const LATIN = /^[a-z]{3,}$/;
const ARABIC = /^[\u0621-\u064A]{5,}$/;

/** Returns the letters that a word of a phrase has in whatever word of a text it stands; none where that is not certain. */
function coreOf(word: string): string[] {
  if (LATIN.test(word)) return [word];
  return ARABIC.test(word) ? [word.replaceAll('ء', '').slice(MAX_LETTERS_OF_ARTICLE)] : [];
}
