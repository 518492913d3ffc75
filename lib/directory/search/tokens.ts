import { searchForm } from '../../domain/keywords';
import { plainSigns } from '../../domain/text';

/** A word of a search in search form. */
export interface Token {
  word: string;
  /** The place of the typed word that it is part of. */
  wordIndex: number;
  /** What follows the point or colon of a figure: "30" of "21:30". */
  decimals?: string;
  /** Whether an article was before it: "Al Hail" is no hail. */
  hasArticle: boolean;
}

/** A figure with two parts: "4.5", "21:30". */
const FIGURE = /(?<![0-9])([0-9]{1,2})[.:]([0-9]{1,2})(?![0-9])/;
/** "2.5k" */
const SHORT_THOUSANDS = /^([0-9]{1,2}(?:\.[0-9])?)k$/i;
const THOUSANDS = /(?<=[0-9]),(?=[0-9]{3}(?![0-9]))/g;
/** "-automatic" and "!automatic" exclude it. */
const MINUS = /^[-!](?=\p{L})/u;
/** Pictures that say something; others are ornaments. */
const PICTURES: readonly [RegExp, string][] = [
  [/[🏠🏡🏘]/gu, ' home '],
  [/[💸💰🤑]/gu, ' cheap '],
  [/[🚕🚖]/gu, ' taxi '],
  [/[🏍🛵]/gu, ' motorbike '],
  [/[🚚🚛]/gu, ' truck '],
  [/[🐶🐕🐱🐈🐾]/gu, ' pet '],
];
const WITHOUT = /^w\/o$/i;
const WATER = /(?<![\u0621-\u064A])((?:ال)?)ماء(?![\u0621-\u064A])/g;
/** "6:30am" */
const HALF_BEHIND = /(?<=[.:][0-9]{2})(?=[ap]m(?![a-z]))/i;
const HALF_OF_DAY = /^([0-9]{1,2})(am|pm|ص|م)$/;
/** "9صباحا", "و100", "ب100" */
const GLUED_FIGURE = /^([وب]?)([0-9]+)([\u0621-\u064A]*)$/;

/** Returns the typed words of a search. */
export function typedWords(search: string): string[] {
  return search.trim().split(/\s+/);
}

/** Returns the words of a search, those that were written by letter ("d u b a i") as the known ones, and figures apart from their words. */
export function toTokens(search: string, words: ReadonlySet<string>): Token[] {
  const tokens = typedWords(search).flatMap((typed, at) => tokensOf(typed, at));
  const named = tokens.flatMap((token, place) => {
    // «الـ ٥٠»
    if (token.word === 'ال' && /^[0-9]/.test(tokens[place + 1]?.word ?? '')) return [];
    if (!/^[ae]l$/.test(token.word) || !/^[a-z]/.test(tokens[place + 1]?.word ?? '')) return [token];
    tokens[place + 1]!.hasArticle = true;
    return [];
  });
  return joinLetters(named, words).flatMap((token) =>
    words.has(token.word) ? [token] : withoutGlue(token.word, words).map((word) => ({ ...token, word })),
  );
}

/** Returns a text with another word for the Arabic water, which without its last letter is "not" and "what". */
export function withoutHamza(text: string): string {
  return text.replace(WATER, '$1ماي');
}

function tokensOf(typed: string, at: number): Token[] {
  const named = PICTURES.reduce((text, [picture, word]) => text.replace(picture, word), typed);
  const signs = (plainSigns(named.replace(WITHOUT, 'without'), Infinity) ?? '')
    .replace(THOUSANDS, '')
    .replace(SHORT_THOUSANDS, (_, amount: string) => String(Number(amount) * 1000))
    .replace(HALF_BEHIND, ' ');
  const [, whole, decimals] = FIGURE.exec(signs) ?? [];
  const hasArticle = /^[وبفك]?ال/.test(signs);
  const found = searchForm(withoutHamza(signs.replace(MINUS, '')))
    .split(' ')
    .filter(Boolean)
    .map((word): Token => ({ word, wordIndex: at, hasArticle }));
  const figure = found.findIndex(({ word }, place) => word === whole && found[place + 1]?.word === decimals);
  if (figure >= 0) found.splice(figure, 2, { word: whole!, decimals, wordIndex: at, hasArticle });
  // "AED 50 - AED 100"
  if (signs === '-') return [{ word: 'to', wordIndex: at, hasArticle: false }];
  if (/^[&+]$/.test(signs)) return [{ word: 'and', wordIndex: at, hasArticle: false }];
  return MINUS.test(signs) ? [{ word: 'not', wordIndex: at, hasArticle: false }, ...found] : found;
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

/** Returns the parts of a word with a figure: "9pm", "9صباحا", "و100". */
function withoutGlue(word: string, words: ReadonlySet<string>): string[] {
  const half = HALF_OF_DAY.exec(word);
  if (half) return [half[1]!, half[2]!];
  const [, and, figure, behind = ''] = GLUED_FIGURE.exec(word) ?? [];
  if (figure === undefined || (behind !== '' && !words.has(behind))) return [word];
  return [and!, figure, behind].filter(Boolean);
}
