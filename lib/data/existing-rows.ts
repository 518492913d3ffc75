import { REVALIDATE_SECONDS } from '../http/cache-control';
import { log } from '../http/log';
import type { RowReference } from '../routing/table/route-definition';
import { requestRows } from './request-rows';

/** Milliseconds; together with the page's own reads less than the three seconds that a visitor waits at most. */
const TIMEOUT = 1_200;
const MAX_REMEMBERED = 50_000;
/** The number of URLs let through unchecked during an outage; each may leave a cached page on disk. */
const MAX_UNCHECKED = 300;

/** Table and query parameters by kind of row. */
const QUERIES = {
  provider: (id: string) =>
    ['car_wash_locations', { select: 'is_listed,is_closed', id: `eq.${id}` }] as const,
  post: (slug: string) =>
    ['blog_posts', { select: 'slug', slug: `eq.${slug}`, is_published: 'is.true' }] as const,
  area: (slug: string) => ['areas', { select: 'slug', slug: `eq.${slug}` }] as const,
};

/** A closed provider keeps its page, which says so (product rule 2.24). */
type RowState = 'exists' | 'closed' | 'not-found';

interface FoundRow {
  is_listed?: boolean;
  is_closed?: boolean;
}

/** Rows that were found, and when, by the monotonic clock in milliseconds. */
const found = new Map<string, { state: RowState; at: number }>();
const unchecked = new Set<string>();

/**
 * Returns whether the row of a page exists. Middleware checks it before rendering, because a page that calls `notFound()`
 * while rendering is blank without script and is cached on disk. During an outage, rows found before count as existing, and
 * so do a limited number of other URLs, whose pages an earlier process may have cached; the rest are unknown.
 */
export async function findRow(row: RowReference): Promise<RowState | 'unknown'> {
  const name = `${row.table} ${row.key}`;
  const known = found.get(name);
  if (known && performance.now() - known.at < REVALIDATE_SECONDS * 1000) return known.state;
  const state = await askDatabase(row);
  if (state === undefined) return known?.state ?? (mayPassUnchecked(name) ? 'exists' : 'unknown');
  unchecked.clear();
  if (state === 'not-found') found.delete(name);
  else remember(name, state);
  return state;
}

function mayPassUnchecked(name: string): boolean {
  if (unchecked.size < MAX_UNCHECKED) unchecked.add(name);
  return unchecked.has(name);
}

function remember(name: string, state: RowState) {
  if (found.size >= MAX_REMEMBERED) found.clear();
  found.set(name, { state, at: performance.now() });
}

/** Returns undefined if the database does not answer in time. */
async function askDatabase(row: RowReference, attempts = 2): Promise<RowState | undefined> {
  const [table, query] = QUERIES[row.table](row.key);
  const startedAt = Date.now();
  const result = await requestRows<FoundRow>(`${table}?${new URLSearchParams(query)}`, TIMEOUT);
  if ('rows' in result) return stateOf(result.rows);
  // The server may have closed an idle connection just as it is reused.
  if (result.failure.reason === 'refused' && attempts > 1) return askDatabase(row, attempts - 1);
  log('database.read_failed', { read: `row of ${table}`, ...result.failure, ms: Date.now() - startedAt });
}

function stateOf([row]: FoundRow[]): RowState {
  if (row?.is_closed) return 'closed';
  return row && row.is_listed !== false ? 'exists' : 'not-found';
}
