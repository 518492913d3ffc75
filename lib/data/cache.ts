import 'server-only';
import { unstable_cache } from 'next/cache';
import pRetry from 'p-retry';
import { REVALIDATE_SECONDS } from '../http/cache-control';
import { errorFacts } from '../log/error-facts';
import { log } from '../log/log';
import { traced } from '../log/trace';
import { BUILD_NEEDS_DATABASE, buildError } from './build-check';
import { DatabaseError, failureFacts, ReadFailure } from './response';
import type { FailureReason, Result } from './result';

/** The tags of cached reads, by what they contain. Revalidating one refreshes every page that contains it. */
export const CACHE_TAGS = ['providers', 'faqs', 'posts', 'pages'] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

const IS_BUILD = process.env.NEXT_PHASE === 'phase-production-build';

/** Milliseconds a visitor waits before a page gives up reading. Builds may take longer. */
const TIMEOUT = IS_BUILD ? 30_000 : 2_200;
/** Milliseconds for the page of one row, which middleware has already looked up. */
export const ROW_TIMEOUT = IS_BUILD ? 30_000 : 1_700;
/** Milliseconds for uncached reads. Middleware looks nothing up for their pages, so more time is left. */
const UNCACHED_TIMEOUT = 2_600;
/** Product rule 7.1; times in milliseconds. */
const RETRIES = { retries: 3, minTimeout: 1_000, maxTimeout: 30_000 };
/** Lifetime in seconds of a page rendered without its data. */
const FAILED_PAGE_TTL = 3;

/**
 * Reads and caches the result for REVALIDATE_SECONDS under `key`. The reader throws inside the cache, so that the last good
 * result survives an outage. If there is none, and the page being rendered does not call `keepLastGoodPage`, it is cached for a few
 * seconds only.
 * @throws Error during a build, which would otherwise deploy pages without their data
 */
export async function readCached<T>(
  key: readonly unknown[],
  read: () => Promise<T>,
  { tag = 'providers', timeout = TIMEOUT }: { tag?: CacheTag; timeout?: number } = {},
): Promise<Result<T>> {
  const name = String(key[0]);
  let isHit = true;
  const readOnce = () => {
    isHit = false;
    return observeRead(name, read, timeout);
  };
  const cached = unstable_cache(readOnce, [JSON.stringify(key)], {
    revalidate: REVALIDATE_SECONDS,
    tags: [tag],
  });
  try {
    const value = await traced('cached read', { read: name }, async (note) => {
      const result = await cached();
      note({ hit: isHit });
      return result;
    });
    return { ok: true, value };
  } catch (error) {
    if (BUILD_NEEDS_DATABASE) throw buildError(name, error);
    await shortenPageLifetime();
    return failure(name, error);
  }
}

/** Reads without caching, for free text and other inputs with too many values to cache. */
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

/** Consecutive failures by read. Bounded, because names do not contain the key. */
const failures = new Map<string, number>();

/** Reads with retries, and logs when a read fails and when it works again. */
async function observeRead<T>(name: string, read: () => Promise<T>, timeout: number): Promise<T> {
  const startedAt = performance.now();
  try {
    const value = await traced('read', { read: name }, () => retry(read, timeout));
    const failed = failures.get(name);
    if (failed) log('database.read_recovered', { read: name, failures: failed });
    failures.delete(name);
    return value;
  } catch (error) {
    failures.set(name, (failures.get(name) ?? 0) + 1);
    const facts = failureFacts(error);
    log('database.read_failed', { read: name, ...facts, ms: Math.round(performance.now() - startedAt) });
    throw new ReadFailure(facts.reason, error);
  }
}

/** Retries transient failures until the timeout, in milliseconds. */
async function retry<T>(read: () => Promise<T>, timeout: number): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  let latest: Error = new DatabaseError({ reason: 'timeout' });
  const timedOut = new Promise<never>((_, reject) => {
    // A timeout between two attempts reports the reason of the last one.
    signal.addEventListener('abort', () => reject(latest));
  });
  const result = pRetry(read, {
    ...RETRIES,
    signal,
    shouldRetry: ({ error }) => error instanceof DatabaseError && error.isTransient,
    onFailedAttempt: ({ error }) => void (latest = error),
  });
  return Promise.race([result, timedOut]);
}

/**
 * Keeps the last good version of a page that is cached for all visitors if one of its reads failed.
 * @throws Error after the build if a result is a failure; Next.js then keeps the page it has, or responds with 500 and caches
 * nothing
 */
export function keepLastGoodPage(...results: Result<unknown>[]): void {
  const isServing = process.env.NODE_ENV === 'production' && !IS_BUILD;
  if (isServing && results.some(({ ok }) => !ok)) throw new Error('A read failed; keeping the cached page.');
}

/**
 * Returns the value of a read without which a page says nothing.
 * @throws Error if it failed; Next.js then keeps the page it has, or responds with 500 and caches nothing
 */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error('A read failed; there is no page without it.');
  return result.value;
}

/** A cached read caps the lifetime of the page it is part of; this one exists for that effect. */
const shortenPageLifetime = unstable_cache(async () => true, ['failed-read'], {
  revalidate: FAILED_PAGE_TTL,
});

function failure(name: string, error: unknown): { ok: false; reason: FailureReason } {
  if (error instanceof ReadFailure)
    return { ok: false, reason: error.reason === 'timeout' ? 'slow' : 'unreachable' };
  // The cache itself failed.
  log('cache.failed', { read: name, ...errorFacts(error) });
  return { ok: false, reason: 'unreachable' };
}
