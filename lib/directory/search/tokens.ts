import { searchForm } from '../../domain/keywords';
import { plainSigns } from '../../domain/text';
import type { SearchVocabulary } from './search-vocabulary';

/** A word of a search in search form. */
export interface Token {
  word: string;
  /** The place of the typed word that it is part of. */
  at: number;
  /** What follows the point or colon of a figure: "30" of "21:30". */
  decimals?: string;
  /** Whether an article was before it: "Al Hail" is no hail. */
  hasArticle: boolean;
}

/** A figure with two parts: "4.5", "21:30". */
const FIGURE = /(?<![0-9])([0-9]{1,2})[.:]([0-9]{1,2})(?![0-9])/;
const THOUSANDS = /(?<=[0-9]),(?=[0-9]{3}(?![0-9]))/g;
/** "-automatic" and "!automatic" exclude it. */
const MINUS = /^[-!](?=\p{L})/u;
const HALF_OF_DAY = /^([0-9]{1,2})(am|pm|ص|م)$/;
/** "and", "with", "for" and "so" are written with the next Arabic word. */
const ARABIC_PREFIX = /^[وبلف](?=[\u0621-\u064A]{3})/;
const GLUED = /^[a-z]{7,40}$/;
const MIN_PART = 3;

/** Returns the typed words of a search. */
export function typedWords(search: string): string[] {
  return search.trim().split(/\s+/);
}

/** Returns the words of a search, those that were written as one ("carwashdubai", "وتلميع") or by letter ("d u b a i") as the known ones. */
export function toTokens(search: string, { words }: SearchVocabulary): Token[] {
  const tokens = typedWords(search).flatMap((typed, at) => tokensOf(typed, at));
  const named = tokens.flatMap((token, place) => {
    if (!/^[ae]l$/.test(token.word) || !/^[a-z]/.test(tokens[place + 1]?.word ?? '')) return [token];
    tokens[place + 1]!.hasArticle = true;
    return [];
  });
  return joinLetters(named, words).flatMap((token) => splitToken(token, words));
}

function tokensOf(typed: string, at: number): Token[] {
  const signs = (plainSigns(typed, Infinity) ?? '').replace(THOUSANDS, '');
  const [, whole, decimals] = FIGURE.exec(signs) ?? [];
  const hasArticle = /^[وبفك]?ال/.test(signs);
  const found = searchForm(signs.replace(MINUS, ''))
    .split(' ')
    .filter(Boolean)
    .map((word): Token => ({ word, at, hasArticle }));
  const figure = found.findIndex(({ word }, place) => word === whole && found[place + 1]?.word === decimals);
  if (figure >= 0) found.splice(figure, 2, { word: whole!, decimals, at, hasArticle });
  // "AED 50 - AED 100"
  if (signs === '-') return [{ word: 'to', at, hasArticle: false }];
  return MINUS.test(signs) ? [{ word: 'not', at, hasArticle: false }, ...found] : found;
}

/** Joins three or more single letters that spell a known word, and "p m". */
function joinLetters(tokens: readonly Token[], words: ReadonlySet<string>): Token[] {
  const joined: Token[] = [];
  for (let place = 0; place < tokens.length; place++) {
    let end = place;
    while (/^[a-z]$/.test(tokens[end]?.word ?? '')) end += 1;
    const spelled = tokens.slice(place, end).map(({ word }) => word);
    const word = spelled.join('');
    if (/^[ap]m$/.test(word) || (spelled.length > 2 && words.has(word))) {
      // Each typed letter belongs to the word.
      joined.push(
        ...tokens.slice(place, end).map((token, letter) => ({ ...token, word: letter === 0 ? word : '' })),
      );
      place = end - 1;
    } else joined.push(tokens[place]!);
  }
  return joined.filter(({ word }) => word !== '');
}

function splitToken(token: Token, words: ReadonlySet<string>): Token[] {
  const { word } = token;
  if (words.has(word)) return [token];
  const half = HALF_OF_DAY.exec(word);
  const parts = half ? [half[1]!, half[2]!] : (splitPrefix(word, words) ?? splitGlued(word, words) ?? [word]);
  if (parts.length === 1) return [{ ...token, word: parts[0]! }];
  return parts.map((part) => ({ ...token, word: part, hasArticle: false }));
}

function splitPrefix(word: string, words: ReadonlySet<string>): string[] | undefined {
  const behind = word.replace(ARABIC_PREFIX, '');
  if (behind === word) return splitFigure(word, words);
  const bare = searchForm(behind).trim();
  if (!words.has(bare)) return undefined;
  return word.startsWith('و') ? ['و', bare] : [bare];
}

/** "9صباحا", "و100" */
function splitFigure(word: string, words: ReadonlySet<string>): string[] | undefined {
  const [, and, figure = '', behind = ''] = /^(و?)([0-9]+)([\u0621-\u064A]*)$/.exec(word) ?? [];
  if (behind !== '' && !words.has(behind)) return undefined;
  const parts = [and, figure, behind].filter(Boolean) as string[];
  return parts.length > 1 ? parts : undefined;
}

/** Returns the known words that a longer one consists of, the fewest; undefined if there are none. */
export function splitGlued(word: string, words: { has: (part: string) => boolean }): string[] | undefined {
  if (!GLUED.test(word)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = MIN_PART; end <= word.length; end++) {
    for (let start = 0; start <= end - MIN_PART; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      if (before && words.has(part) && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, part];
    }
  }
  return best[word.length];
}
