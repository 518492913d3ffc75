import { plainText } from './search-text';

/** What a search can be led to, in the order in which equal matches are shown. */
export type SuggestionGroup = 'washType' | 'emirate' | 'area' | 'provider';

export interface Suggestion {
  group: SuggestionGroup;
  name: string;
  /** Where it leads, in the language of the page. */
  href: string;
  /** What tells it from others of its name. */
  hint?: string;
  /** Other names: in the other language, short, spelled otherwise. */
  also?: string[];
}

/** All that a field needs to suggest, in one language; providers are asked for by what is typed. */
export interface SuggestionFile {
  entries: Suggestion[];
  /** URL that gives the providers of what is added to it. */
  namesUrl: string;
  labels: Record<SuggestionGroup | 'list' | 'search' | 'placeholder' | 'close', string>;
  /** What is said of a number of suggestions, from none to all. */
  counts: string[];
}

/** Suggestions that are shown at once, and those of them that are not providers where there are enough of both. */
export const MOST_SUGGESTIONS = 8;
const MOST_FIXED = 5;
export const MOST_NAMES = 5;
/** Letters without which no providers are asked for. */
export const FEWEST_LETTERS = 2;

/** Whether enough is typed to ask for providers. */
export function isLongEnough(typed: string): boolean {
  return wordsOf(typed).join('').length >= FEWEST_LETTERS;
}

/**
 * The suggestions whose words begin as the words that are typed, the best match first: a name, then what begins like it. The
 * article does not count, nor do letters that people write differently ("Al Quoz" and "quoz", "أبوظبي" and "ابو ظبي").
 */
export function matchSuggestions(
  typed: string,
  suggestions: readonly Suggestion[],
  most: number,
): Suggestion[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return suggestions
    .map((suggestion) => {
      const ranks = [suggestion.name, ...(suggestion.also ?? [])].map((name) => rankOf(name, words));
      return { suggestion, rank: Math.min(...ranks) };
    })
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ suggestion }) => suggestion);
}

/**
 * What is shown of the matches: each group in one piece, that of the best match first, providers last. They come late and
 * push nothing away: their places are kept.
 */
export function arrangeSuggestions(fixed: Suggestion[], providers: Suggestion[]): Suggestion[] {
  const first = fixed.slice(0, MOST_FIXED);
  const groups = [...new Set(first.map(({ group }) => group))];
  return [
    ...groups.flatMap((group) => first.filter((suggestion) => suggestion.group === group)),
    ...providers.slice(0, Math.min(MOST_NAMES, MOST_SUGGESTIONS - first.length)),
  ];
}

const NO_MATCH = 3;

/** 0 is the same, 1 begins like it, 2 has words that do. */
function rankOf(name: string, typed: string[]): number {
  const words = wordsOf(name);
  const forms = [words, words.map(withoutArticle).filter(Boolean)];
  const whole = typed.join('');
  if (forms.some((form) => form.join('') === whole)) return 0;
  if (forms.some((form) => form.join('').startsWith(whole))) return 1;
  const isBeginning = (part: string) => forms.some((form) => form.some((word) => word.startsWith(part)));
  return typed.every(isBeginning) ? 2 : NO_MATCH;
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutArticle(word: string): string {
  return /^(?:al|el)$/.test(word) ? '' : word.replace(/^ال(?=..)/, '');
}
