import { log } from '../log/log';
import { requestRows } from './request-rows';

/** A row that every database has, even one without providers. */
const QUERY = 'areas?select=slug&limit=1';
/** Milliseconds. Monitors expect a response within two seconds. */
const HEALTH_TIMEOUT = 1_500;
/** Milliseconds. It precedes the page's own reads, and a visitor may wait three seconds in total. */
const AVAILABILITY_TIMEOUT = 300;
/** Milliseconds for which the result is reused. */
const AVAILABILITY_TTL = 1_000;

/** Returns whether the database responds, uncached and without retries, for `/api/health`. */
export async function isDatabaseHealthy(): Promise<boolean> {
  const startedAt = Date.now();
  const result = await requestRows(QUERY, HEALTH_TIMEOUT);
  if (hasRow(result)) return true;
  const failure = 'failure' in result ? result.failure : ({ reason: 'unreadable' } as const);
  log('database.read_failed', { read: 'health', ...failure, ms: Date.now() - startedAt });
  return false;
}

/** The latest result and its monotonic time. */
let latest: { at: number; isAvailable: Promise<boolean> } | undefined;

/**
 * Returns whether the database responds, checked at most once a second. Middleware calls it before it lets shared caches store
 * a list, because a page that fails while rendering can no longer change its headers.
 */
export function isDatabaseResponding(): Promise<boolean> {
  const now = performance.now();
  if (!latest || now - latest.at > AVAILABILITY_TTL)
    latest = {
      at: now,
      isAvailable: requestRows(QUERY, AVAILABILITY_TIMEOUT).then(hasRow),
    };
  return latest.isAvailable;
}

function hasRow(result: Awaited<ReturnType<typeof requestRows>>): boolean {
  return 'rows' in result && result.rows.length > 0;
}
