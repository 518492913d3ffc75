import { plainText } from './text';

/** Types of suggestions: places and kinds by name, what a text means, what was probably meant, and earlier and frequent searches. */
export type SuggestionGroup =
  'washType' | 'emirate' | 'area' | 'search' | 'correction' | 'provider' | 'recent' | 'popular';

export interface Suggestion {
  group: SuggestionGroup;
  name: string;
  /** What it is about, for its icon: the filter or the wash type. */
  about?: string;
  /** Localized path. */
  href: string;
  /** Distinguishes suggestions with the same name; the number of providers of a search. */
  hint?: string;
  /** The name in the other language, short forms and other spellings. */
  aliases?: string[];
}

/** What a search field needs in one language at once; the rest is requested as the visitor types. */
export interface SuggestionFile {
  /** In the order in which equally good matches are shown. */
  entries: Suggestion[];
  /** Shown before anything is typed. */
  popular: Suggestion[];
}

/** Maximum numbers of suggestions: in total, other than providers, and providers. */
export const MAX_SUGGESTIONS = 8;
const MAX_FIXED = 5;
export const MAX_PROVIDERS = 5;
/** Letters that a visitor must type before suggestions are requested. */
const MIN_LETTERS = 2;

/** Whether the typed text is long enough to request suggestions. */
export function isLongEnough(typed: string): boolean {
  return wordsOf(typed).join('').length >= MIN_LETTERS;
}

/**
 * Returns the suggestions whose words start with the typed words: first equal names, then names that start with the whole text,
 * then the rest. Ignores the Arabic article and spelling variants ("Al Quoz" and "quoz", "أبوظبي" and "ابو ظبي").
 */
export function matchSuggestions(
  typed: string,
  suggestions: readonly Suggestion[],
  limit: number,
): Suggestion[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return suggestions
    .map((suggestion) => {
      const ranks = [suggestion.name, ...(suggestion.aliases ?? [])].map((name) => rankOf(name, words));
      return { suggestion, rank: Math.min(...ranks) };
    })
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
}

/**
 * Arranges the matches by group, starting with that of the best match. What was requested comes last, because it arrives later and
 * must not displace other suggestions; a search that one of these says already is left out.
 */
export function arrangeSuggestions(
  fixed: readonly Suggestion[],
  requested: readonly Suggestion[],
): Suggestion[] {
  const first = fixed.slice(0, MAX_FIXED);
  const groups = [...new Set(first.map(({ group }) => group))];
  const others = requested.filter(({ name }) => !first.some((known) => known.name === name));
  return [
    ...groups.flatMap((group) => first.filter((suggestion) => suggestion.group === group)),
    ...others.slice(0, MAX_SUGGESTIONS - first.length),
  ];
}

/** What was requested for an earlier text. */
export interface RequestedSuggestions {
  typed: string;
  suggestions: readonly Suggestion[];
}

/** Returns what still fits a text: the answer to the beginning of it, and of any other the providers whose names match. */
export function stillFitting(
  typed: string,
  { typed: earlier, suggestions }: RequestedSuggestions,
): readonly Suggestion[] {
  if (typed === earlier) return suggestions;
  const isContinued = earlier !== '' && typed.startsWith(earlier);
  const providers = suggestions.filter(({ group }) => group === 'provider');
  return [
    ...suggestions.filter(({ group }) => isContinued && group !== 'provider'),
    ...matchSuggestions(typed, providers, MAX_PROVIDERS),
  ];
}

const NO_MATCH = 3;

/** Ranks a match: 0 for an equal name, 1 for a prefix of the name, 2 for prefixes of its words. */
function rankOf(name: string, typed: string[]): number {
  const words = wordsOf(name);
  const forms = [words, words.map(withoutArticle).filter(Boolean)];
  const whole = typed.join('');
  if (forms.some((form) => form.join('') === whole)) return 0;
  if (forms.some((form) => form.join('').startsWith(whole))) return 1;
  const startsWord = (part: string) => forms.some((form) => form.some((word) => word.startsWith(part)));
  return typed.every(startsWord) ? 2 : NO_MATCH;
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutArticle(word: string): string {
  return /^(?:al|el)$/.test(word) ? '' : word.replace(/^ال(?=..)/, '');
}
