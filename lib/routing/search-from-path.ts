import { parseSearch } from '../domain/text';
import { splitLocale } from '../i18n/locales';
import { decodeParameter } from './page-parameters';

const MAX_WORDS = 6;

/** Segments that name a type of page, not what the visitor was looking for. */
const PAGE_SEGMENTS = new Set(['services', 'service', 'emirates', 'district', 'areas', 'wash-type', 'blog']);

/**
 * Suggests a search for a path that does not exist (product rule 8.2): "/steam-wash-dubai" → "steam wash dubai". Returns an
 * empty string if the path contains no letters.
 */
export function searchFromPath(pathname: string): string {
  const words = splitLocale(pathname)[1]
    .split('/')
    .map(decodeParameter)
    .filter((segment) => !PAGE_SEGMENTS.has(segment))
    // File extensions and undecodable bytes are not words.
    .map((segment) => segment.replace(/\.[a-z]{2,5}$|%[\da-f]{2}/gi, ' '))
    .flatMap((segment) => segment.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .join(' ');
  return (/\p{L}/u.test(words) && parseSearch(words)) || '';
}
