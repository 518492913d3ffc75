import { log } from '../log/log';
import { requestAnyRow } from './filled-tables';

/** A table that has rows in every database, even in one without providers. */
const TABLE = 'areas';
/** Milliseconds. Monitors expect a response within two seconds. */
const HEALTH_TIMEOUT = 1_500;
/** Milliseconds. It precedes the page's own reads, and a visitor may wait three seconds in total. */
const AVAILABILITY_TIMEOUT = 300;
/** Milliseconds for which the result is reused. */
const AVAILABILITY_TTL = 1_000;

/** Returns whether the database responds, uncached and without retries, for `/api/health`. */
export async function isDatabaseHealthy(): Promise<boolean> {
  const startedAt = Date.now();
  const result = await requestAnyRow(TABLE, HEALTH_TIMEOUT);
  if ('rows' in result) return true;
  log('database.read_failed', { read: 'health', ...result.failure, ms: Date.now() - startedAt });
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
      isAvailable: requestAnyRow(TABLE, AVAILABILITY_TIMEOUT).then((result) => 'rows' in result),
    };
  return latest.isAvailable;
}
