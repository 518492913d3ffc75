import { plainText } from './text';

/** Types of suggestions. */
export type SuggestionGroup = 'washType' | 'emirate' | 'area' | 'provider';

export interface Suggestion {
  group: SuggestionGroup;
  name: string;
  /** Localized path. */
  href: string;
  /** Distinguishes suggestions with the same name. */
  hint?: string;
  /** The name in the other language, short forms and other spellings. */
  aliases?: string[];
}

/** Everything a search field needs in one language, except providers, which are requested as the visitor types. */
export interface SuggestionFile {
  /** In the order in which equally good matches are shown. */
  entries: Suggestion[];
  /** URL of the provider suggestions; the typed text is appended. */
  providersUrl: string;
}

/** Maximum numbers of suggestions: in total, other than providers, and providers. */
export const MAX_SUGGESTIONS = 8;
const MAX_FIXED = 5;
export const MAX_PROVIDERS = 5;
/** Letters that a visitor must type before providers are requested. */
const MIN_LETTERS = 2;

/** Whether the typed text is long enough to request providers. */
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
 * Arranges the matches by group, starting with that of the best match. Providers come last: they arrive later and must not
 * displace other suggestions.
 */
export function arrangeSuggestions(fixed: Suggestion[], providers: Suggestion[]): Suggestion[] {
  const first = fixed.slice(0, MAX_FIXED);
  const groups = [...new Set(first.map(({ group }) => group))];
  return [
    ...groups.flatMap((group) => first.filter((suggestion) => suggestion.group === group)),
    ...providers.slice(0, Math.min(MAX_PROVIDERS, MAX_SUGGESTIONS - first.length)),
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
