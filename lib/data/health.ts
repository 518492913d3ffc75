import { log } from '../http/log';
import { requestRows } from './request-rows';

const QUERY = 'car_wash_locations?select=id&limit=1';
/** Milliseconds. Monitors expect a response within two seconds. */
const HEALTH_TIMEOUT = 1_500;
/** Milliseconds. A visitor waits for it before the page's own reads, and three seconds in total. */
const ANSWERING_TIMEOUT = 300;
/** Milliseconds for which the answer is reused. */
const ANSWERING_LIFE = 1_000;

/** Returns whether the database answers, uncached and without retries, for `/api/health`. */
export async function isDatabaseHealthy(): Promise<boolean> {
  const startedAt = Date.now();
  const result = await requestRows(QUERY, HEALTH_TIMEOUT);
  if ('rows' in result) return true;
  log('database.read_failed', { read: 'health', ...result.failure, ms: Date.now() - startedAt });
  return false;
}

/** The latest answer, by the monotonic clock. */
let latest: { at: number; isAnswering: Promise<boolean> } | undefined;

/**
 * Returns whether the database answers; asked at most once a second. Middleware asks before it lets shared caches store a
 * list, because a page that finds out while rendering can no longer change its headers.
 */
export function isDatabaseAnswering(): Promise<boolean> {
  const now = performance.now();
  if (!latest || now - latest.at > ANSWERING_LIFE)
    latest = {
      at: now,
      isAnswering: requestRows(QUERY, ANSWERING_TIMEOUT).then((result) => 'rows' in result),
    };
  return latest.isAnswering;
}
