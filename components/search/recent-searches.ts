import type { Suggestion } from '@/lib/domain/suggestions';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/text';
import { searchPath } from '@/lib/routing/client-paths';

/** The localStorage key of recent searches; the number is the format's version. */
const KEY = 'lamaa-searches-1';
const MAX_RECENT = 5;

/** Returns the last searches of this device as suggestions, the newest first (product rule 2.16). */
export function recentSuggestions(lang: string): Suggestion[] {
  return readSearches().map((search) => ({ group: 'recent', name: search, href: searchPath(lang, search) }));
}

/** Keeps a search on the device; where storage is blocked, nothing is kept. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const others = readSearches().filter((known) => known !== search);
  write([search, ...others].slice(0, MAX_RECENT));
}

/** Forgets the searches of this device. */
export function clearSearches(): void {
  write([]);
}

/** Damaged entries are ignored. */
function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const isSearch = (item: unknown) => typeof item === 'string' && item.length <= MAX_SEARCH_LENGTH;
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked or full.
  }
}
