import { parseSearch } from '../domain/search-text';
import { splitLocale } from '../i18n/locales';
import { decodeParameter } from './decode-parameter';

/** What follows them is of no page that was ever there. */
const MOST_WORDS = 6;

/** Segments that say of which kind a page is, and nothing of what was looked for. */
const KINDS = new Set(['services', 'service', 'emirates', 'district', 'areas', 'wash-type', 'blog']);

/**
 * What someone may have looked for at a path where nothing is, as words for the search (product rule 8.2):
 * "/steam-wash-dubai" → "steam wash dubai". As many words as a search takes one by one; none where all are numbers.
 */
export function wordsOfPath(pathname: string): string {
  const words = splitLocale(pathname)[1]
    .split('/')
    .map(decodeParameter)
    .filter((segment) => !KINDS.has(segment))
    // Neither the kind of a file nor what could not be decoded is a word.
    .map((segment) => segment.replace(/\.[a-z]{2,5}$|%[\da-f]{2}/gi, ' '))
    .flatMap((segment) => segment.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .join(' ');
  return (/\p{L}/u.test(words) && parseSearch(words)) || '';
}
