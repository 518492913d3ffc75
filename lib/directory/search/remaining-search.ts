import { searchForm } from '../../domain/keywords';
import { hasWords } from './draft';
import { parsePhrases } from './parse-phrases';
import type { SearchVocabulary } from './search-vocabulary';

const PREPOSITIONS = 'and|or|in|at|on|by|for|of|with|near|from|to|و|في|من|قرب|على|عند|الى';
const LEADING = new RegExp(`^(?:(?:${PREPOSITIONS}) )+`, 'i');
const TRAILING = new RegExp(`(?: (?:${PREPOSITIONS}))+$`, 'i');
const ARTICLE = /^(?:al|el)$/i;

/**
 * Returns what is left of a search without the words that say one part of its meaning, and without prepositions at its ends; empty if
 * only generic words are left.
 */
export function remainingSearch(search: string, typed: string, vocabulary: SearchVocabulary): string {
  const removed = new Set(wordsOf(typed));
  const tokens = search
    .trim()
    .split(' ')
    .map((token) => ({ token, isLeft: !wordsOf(searchForm(token)).some((word) => removed.has(word)) }));
  const rest = tokens
    // Of "Al Quoz" nothing is left.
    .filter(
      ({ token, isLeft }, index) => isLeft && !(ARTICLE.test(token) && tokens[index + 1]?.isLeft === false),
    )
    .map(({ token }) => token)
    .join(' ');
  return saysAnything(rest, vocabulary) ? rest.replace(LEADING, '').replace(TRAILING, '') : '';
}

function saysAnything(search: string, vocabulary: SearchVocabulary): boolean {
  const draft = { rest: searchForm(search), values: {}, typed: {} };
  const { areas, unfiltered } = parsePhrases(draft, vocabulary);
  return (
    hasWords(draft.rest) ||
    Object.keys(draft.values).length > 0 ||
    areas !== undefined ||
    unfiltered.length > 0
  );
}

function wordsOf(form: string): string[] {
  return form.split(' ').filter(Boolean);
}
