import { log } from '../log/log';
import type { RowReference } from '../routing/table/route-definition';
import { requestAnyRow } from './filled-tables';
import { requestRows } from './request-rows';

/** Milliseconds. A visitor may wait three seconds; after a timeout nothing else is read. */
const TIMEOUT = 1_800;
/** Milliseconds. Asked only after an empty answer, before a page that reads nothing. */
const ANY_ROW_TIMEOUT = 1_000;
/** Milliseconds for which the state of a row is reused, so that a deleted or closed one is noticed within them. */
const TTL = 30_000;
const MAX_CACHED_ROWS = 50_000;

/** Table and query parameters of each kind of row. */
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

/** Existing rows, with the monotonic time in milliseconds at which they were found. */
const cachedRows = new Map<string, { state: RowState; at: number }>();

/**
 * Returns whether the row of a page exists, as of the last 30 seconds or, while the database is away, as last seen. Middleware
 * checks it before rendering, because a page that calls `notFound()` while rendering is blank without JavaScript and is cached
 * on disk.
 */
export async function findRow(row: RowReference): Promise<RowState | 'unknown'> {
  const key = `${row.table} ${row.key}`;
  const cached = cachedRows.get(key);
  if (cached && performance.now() - cached.at < TTL) return cached.state;
  const state = await requestRow(row);
  if (state === undefined) return cached?.state ?? 'unknown';
  if (state === 'not-found') cachedRows.delete(key);
  else cacheRow(key, state);
  return state;
}

function cacheRow(key: string, state: RowState) {
  if (cachedRows.size >= MAX_CACHED_ROWS) cachedRows.clear();
  cachedRows.set(key, { state, at: performance.now() });
}

/** Returns the state of a row; undefined if the database does not respond in time, or seems to have none of its table. */
async function requestRow(row: RowReference, attempts = 2): Promise<RowState | undefined> {
  const [table, query] = QUERIES[row.table](row.key);
  const startedAt = Date.now();
  const found = await requestRows<FoundRow>(`${table}?${new URLSearchParams(query)}`, TIMEOUT);
  if ('rows' in found && found.rows[0]) return stateOf(found.rows[0]);
  const result = 'rows' in found ? await requestAnyRow(table, ANY_ROW_TIMEOUT) : found;
  if ('rows' in result) return 'not-found';
  // The server may have closed an idle connection just as it is reused.
  if (result.failure.reason === 'refused' && attempts > 1) return requestRow(row, attempts - 1);
  log('database.read_failed', { read: `row of ${table}`, ...result.failure, ms: Date.now() - startedAt });
}

function stateOf({ is_closed: isClosed, is_listed: isListed }: FoundRow): RowState {
  if (isClosed) return 'closed';
  return isListed === false ? 'not-found' : 'exists';
}
