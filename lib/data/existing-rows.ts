import { REVALIDATE_SECONDS } from '../http/cache-control';
import { log } from '../http/log';
import type { RowReference } from '../routing/table/route-definition';
import { requestRows } from './request-rows';

/** Milliseconds; with the timeout of the page's own reads it stays below the three seconds that a visitor may wait. */
const TIMEOUT = 1_200;
const MAX_REMEMBERED = 50_000;
/** URLs that are let through unchecked during an outage: each may leave a file behind. */
const MAX_UNCHECKED = 300;

/** How the row of a page is asked for. */
const QUERIES = {
  provider: (id: string) =>
    ['car_wash_locations', { select: 'is_listed,is_closed', id: `eq.${id}` }] as const,
  post: (slug: string) =>
    ['blog_posts', { select: 'slug', slug: `eq.${slug}`, is_published: 'is.true' }] as const,
  area: (slug: string) => ['areas', { select: 'slug', slug: `eq.${slug}` }] as const,
};

/** A provider that has closed keeps a page, which says so (product rule 2.24). */
type RowState = 'exists' | 'closed' | 'not-found';

interface FoundRow {
  is_listed?: boolean;
  is_closed?: boolean;
}

/** Rows that were found, with the moment when (milliseconds since this process began: clocks are set back). */
const found = new Map<string, { state: RowState; at: number }>();
const unchecked = new Set<string>();

/**
 * Whether the database has the row of a page. Asked before the page is rendered, because one that turns out to be missing
 * meanwhile is blank without script and stays behind as a file. While the database does not answer, what this process
 * has seen exists, and so do some URLs more, whose pages an earlier process may have cached; the others are unknown.
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

/** Undefined when the database does not tell in time. */
async function askDatabase(row: RowReference, attempts = 2): Promise<RowState | undefined> {
  const [table, query] = QUERIES[row.table](row.key);
  const begun = Date.now();
  const result = await requestRows<FoundRow>(`${table}?${new URLSearchParams(query)}`, TIMEOUT);
  if ('rows' in result) return stateOf(result.rows);
  // A connection that rested may be closed from the other side just when it is used again.
  if (result.failure.reason === 'refused' && attempts > 1) return askDatabase(row, attempts - 1);
  log('database.read_failed', { read: `row of ${table}`, ...result.failure, ms: Date.now() - begun });
}

function stateOf([row]: FoundRow[]): RowState {
  if (row?.is_closed) return 'closed';
  return row && row.is_listed !== false ? 'exists' : 'not-found';
}
