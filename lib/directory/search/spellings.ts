import { searchForm } from '../../domain/keywords';
import { editDistance } from './edit-distance';
import { FIGURE_WORDS } from './figure-words';
import { isOrdinaryWord } from './ordinary-words';
import type { SearchVocabulary, VocabularyWord } from './search-vocabulary';
import { soundOf } from './sounds';
import type { Token } from './tokens';

/** A spelling that a token may have been meant to be. */
export interface Spelling {
  word: string;
  /** Letters that differ from what was typed. */
  distance: number;
  /** Whether only long vowels do, which Arabic is also written without. */
  isVowel?: boolean;
  /** An "and" or "to" that was written with it. */
  prefix?: string;
}

/** What words are read with. */
export interface ReadingContext {
  vocabulary: SearchVocabulary;
  /** Whether a word begins one of any listed provider: it is no misspelt one. */
  isKnownWord: (word: string) => boolean;
  /** Returns the word of several providers that an unknown one is a misspelling of. */
  similarKnown: (word: string) => string | undefined;
}

const MAX_FORMS = 8;
/** Letters of a word that may be misspelt beside others of its phrase. */
const MIN_LETTERS = 3;
/** Letters from which two of them may be wrong. */
const MIN_LETTERS_OF_TWO = 7;
/** "And", "with", "for" and "so" are written with the next Arabic word. */
const PREFIX = /^[وبلف](?=[\u0621-\u064A]{3})/;
const ARABIC = /^[\u0621-\u064A]/;
const LATIN = /^[a-z]/;
const LONG_VOWELS = /[اوي]/g;
const GLUED = /^(?:[a-z]{7,40}|[\u0621-\u064A]{6,40})$/;
const MIN_PART = 3;
/** Shorter parts of glued Arabic, and the article within: «قريبةمن», «شارعالشيخزايد». */
const SHORT_PART = /^(?:من|في|مع)$/;
const ARTICLE = /^ال(?=[\u0621-\u064A]{3})/;

/** Returns the spellings that a token may have been meant to be, itself first. */
export function spellingsOf(token: Token, { vocabulary, isKnownWord }: ReadingContext): Spelling[] {
  const { word } = token;
  const forms: Spelling[] = [{ word, distance: 0 }];
  if (token.decimals !== undefined || vocabulary.words.has(word) || FIGURE_WORDS.has(word)) return forms;
  if (isOrdinaryWord(word)) return forms;
  const bare = PREFIX.test(word) ? searchForm(word.slice(1)).trim() : '';
  if (vocabulary.words.has(bare))
    forms.push({ word: bare, distance: 0, prefix: /^[ول]/.exec(word)?.[0] ?? '' });
  if (word.length < MIN_LETTERS) return forms;
  const letters = `${word[0]}${SOUNDS_LIKE[word[0]!] ?? ''}`;
  const candidates = [...letters].flatMap((letter) => vocabulary.wordsByLetter.get(letter) ?? []);
  const typed = { word, sound: soundOf(word) };
  // "Waterles" and "shampo" begin words of texts, but are none.
  const isBeginning = candidates.some(
    (known) =>
      (known.sound === typed.sound && known.word.startsWith(word) && LATIN.test(word)) ||
      known.word === word + word.at(-1),
  );
  return isBeginning || !isKnownWord(word) ? [...forms, ...misspellings(typed, candidates)] : forms;
}

/** The first letter is rarely wrong, but for one that sounds the same. */
const SOUNDS_LIKE: Readonly<Record<string, string>> = { s: 'c', c: 'sk', k: 'c', z: 's', f: 'p' };

/** What a word that sounds the same differs by ("smel"), and letters of one that may sound like another but for one. */
const SAME_SOUND = 0.5;
const MIN_LETTERS_OF_SOUND = 6;

/** Returns the words that differ from a typed one by the fewest letters. */
function misspellings(typed: VocabularyWord, candidates: readonly VocabularyWord[]): Spelling[] {
  const limit = typed.word.length >= MIN_LETTERS_OF_TWO ? 2 : 1;
  const heardLimit = typed.word.length >= MIN_LETTERS_OF_SOUND ? 1 : 0;
  const similar = candidates.flatMap(({ word, sound }): Spelling[] => {
    if (word.length < MIN_PART) return [];
    // "Tangal" is no "tanghali".
    const limitOfSound = Math.abs(typed.word.length - word.length) > 1 ? 0 : heardLimit;
    const heard = LATIN.test(word) ? SAME_SOUND + editDistance(typed.sound, sound, limitOfSound) : Infinity;
    const distance = Math.min(heard, editDistance(typed.word, word, limit));
    return distance === Infinity ? [] : [{ word, distance, isVowel: isOfVowels(typed.word, word) }];
  });
  return similar.sort((one, other) => one.distance - other.distance).slice(0, MAX_FORMS);
}

function isOfVowels(typed: string, word: string): boolean {
  return (
    ARABIC.test(typed) &&
    typed.length !== word.length &&
    typed.replace(LONG_VOWELS, '') === word.replace(LONG_VOWELS, '')
  );
}

/** Returns the known words that a longer one was written together from, the fewest; undefined if there are none. */
export function splitGlued(word: string, words: { has: (part: string) => boolean }): string[] | undefined {
  if (!GLUED.test(word)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = MIN_PART - 1; end <= word.length; end++) {
    for (let start = 0; start < end - 1; start++) {
      const before = best[start];
      const part = word.slice(start, end).replace(ARTICLE, '');
      const mayBePart = part.length >= MIN_PART || SHORT_PART.test(part);
      if (before && mayBePart && words.has(part) && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, part];
    }
  }
  return best[word.length];
}
