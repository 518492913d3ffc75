import 'server-only';
import { unstable_cache } from 'next/cache';
import pRetry from 'p-retry';
import { REVALIDATE_SECONDS } from '../http/cache-control';
import { errorFacts } from '../http/error-facts';
import { log } from '../http/log';
import { DatabaseError, failureFacts, ReadFailure } from './response';

/** What reading the database gave: a value, or the reason why there is none, fit to be shown. */
export type Result<T> = { ok: true; value: T } | { ok: false; reason: FailureReason };
type FailureReason = 'unreachable' | 'slow';

/** The tag of everything that is cached of the directory; refreshing it refreshes every list and provider. */
export const DIRECTORY_TAG = 'directory';

const IS_BUILD = process.env.NEXT_PHASE === 'phase-production-build';

/** Milliseconds that a visitor waits for a page that can not be read; nobody waits for a build. */
const TIMEOUT = IS_BUILD ? 30_000 : 2_200;
/** The same for the page of one row, which middleware has asked for already. */
export const ROW_TIMEOUT = IS_BUILD ? 30_000 : 1_700;
/** Searches need more reads one after the other; nothing was asked for their pages before. */
const UNCACHED_TIMEOUT = 2_600;
/** Product rule 7.1; in milliseconds. */
const RETRIES = { retries: 3, minTimeout: 1_000, maxTimeout: 30_000 };
/** Seconds after which a page that was rendered without its data is rendered again. */
const FAILED_LIFE = 3;

/**
 * Reads, and caches what was read for REVALIDATE_SECONDS under `key`. The reader throws on failure, inside the cache: so the
 * last good copy outlives an outage. Without one, the page that is being rendered is shortened to a life of seconds.
 */
export async function readCached<T>(
  key: readonly unknown[],
  read: () => Promise<T>,
  timeout = TIMEOUT,
): Promise<Result<T>> {
  const name = String(key[0]);
  const cached = unstable_cache(() => observeRead(name, read, timeout), [JSON.stringify(key)], {
    revalidate: REVALIDATE_SECONDS,
    tags: [DIRECTORY_TAG],
  });
  try {
    return { ok: true, value: await cached() };
  } catch (error) {
    await shortenLifeOfPage();
    return failure(name, error);
  }
}

/** Reads without caching: for free text and other requests that are too many to cache. */
export async function readUncached<T>(
  name: string,
  read: () => Promise<T>,
  timeout = UNCACHED_TIMEOUT,
): Promise<Result<T>> {
  try {
    return { ok: true, value: await observeRead(name, read, timeout) };
  } catch (error) {
    return failure(name, error);
  }
}

/** How often each read has failed in a row. The names are a handful: what is asked for is no part of them. */
const failures = new Map<string, number>();

/** A read of the database itself, behind what is cached: the log says when it fails, and when it works again. */
async function observeRead<T>(name: string, read: () => Promise<T>, timeout: number): Promise<T> {
  const begun = performance.now();
  try {
    const value = await retry(read, timeout);
    const failed = failures.get(name);
    if (failed) log('database.read_recovered', { read: name, failures: failed });
    failures.delete(name);
    return value;
  } catch (error) {
    failures.set(name, (failures.get(name) ?? 0) + 1);
    const facts = failureFacts(error);
    log('database.read_failed', { read: name, ...facts, ms: Math.round(performance.now() - begun) });
    throw new ReadFailure(facts.reason, error);
  }
}

/** Repeats what may work a moment later, as long as the visitor may wait. */
async function retry<T>(read: () => Promise<T>, timeout: number): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  let latest: Error = new DatabaseError({ reason: 'timeout' });
  const timedOut = new Promise<never>((_, reject) => {
    // Between two attempts it is known why there is no answer.
    signal.addEventListener('abort', () => reject(latest));
  });
  const answered = pRetry(read, {
    ...RETRIES,
    signal,
    shouldRetry: ({ error }) => error instanceof DatabaseError && error.isTransient,
    onFailedAttempt: ({ error }) => void (latest = error),
  });
  return Promise.race([answered, timedOut]);
}

/**
 * For pages that are prerendered: a render that could not read must not replace one that could.
 * @throws Error after the build, when a read has failed; Next.js then keeps the page that it has.
 */
export function keepLastGoodPage(...results: Result<unknown>[]): void {
  const isRevalidation = process.env.NODE_ENV === 'production' && !IS_BUILD;
  if (isRevalidation && results.some(({ ok }) => !ok))
    throw new Error('The page could not be read: it stays as it is.');
}

/** A read inside a render limits the life of the page to its own: this one reads nothing, for that effect. */
const shortenLifeOfPage = unstable_cache(async () => true, ['failed-read'], { revalidate: FAILED_LIFE });

function failure(name: string, error: unknown): { ok: false; reason: FailureReason } {
  if (error instanceof ReadFailure)
    return { ok: false, reason: error.reason === 'timeout' ? 'slow' : 'unreachable' };
  // The cache itself.
  log('cache.failed', { read: name, ...errorFacts(error) });
  return { ok: false, reason: 'unreachable' };
}
