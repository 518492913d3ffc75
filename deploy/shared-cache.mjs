// The cache of pages and reads of a site that runs on several hosts (CACHE_URL): Next.js's own, on the disk and in the memory of
// each host, which also looks in Redis before it renders again, and learns there what other hosts have revalidated. Without
// Redis each host goes on by itself. Next.js loads this file as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { createClient, RESP_TYPES } from '@redis/client';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const FileSystemCache = fileSystemCache.default;

/** Milliseconds that a visitor may wait for Redis. */
const TIMEOUT = 250;
/** Milliseconds for writing, for which no visitor waits. */
const WRITE_TIMEOUT = 5_000;
/** Milliseconds without Redis after it did not respond in time. */
const PAUSE = 5_000;
/** Milliseconds between two looks at what others have revalidated. */
const POLL_INTERVAL = 1_000;
/** Seconds until Redis forgets a page that nobody rendered again. */
const TTL = 86_400;
/** A hash of tags and the times, in milliseconds, at which they were last revalidated. */
const TAGS = 'lamaa:tags';

/** Whether an outage has been logged. */
let isReported = false;
/** Whether this process has heard of revalidations before. */
let hasPolled = false;
const { CACHE_URL, NEXT_PHASE } = process.env;
const client = CACHE_URL && NEXT_PHASE !== 'phase-production-build' ? connect(CACHE_URL) : undefined;
let pausedUntil = 0;
let polledAt = 0;
/** @type {Promise<void> | undefined} */
let polling;
/** The revalidations that this process has applied. */
const applied = new Map();

export default class SharedCache extends FileSystemCache {
  constructor(context) {
    super(context);
    // Pages of another build refer to other scripts. A build itself has no id yet, and asks nobody; nor does a server that has
    // no CACHE_URL, although its build had one.
    this.prefix = client ? `lamaa:${buildIdIn(context.serverDistDir)}:` : '';
  }

  async get(key, context) {
    await this.poll();
    const own = await super.get(key, context);
    if (own && !isStale(own, context)) return own;
    const stored = await ask((redis) => redis.get(this.prefix + key));
    const shared = stored && decode(stored);
    if (!shared || shared.lastModified <= (own?.lastModified ?? 0)) return own;
    FileSystemCache.memoryCache?.set(key, shared);
    return shared;
  }

  async set(key, value, context) {
    await super.set(key, value, context);
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const entry = serialize({ value, lastModified: Date.now(), cacheControl });
    const options = { expiration: { type: 'EX', value: TTL } };
    void ask((redis) => redis.set(this.prefix + key, entry, options), WRITE_TIMEOUT);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    const at = Date.now();
    const times = Object.fromEntries([tags].flat().map((tag) => [tag, String(at)]));
    for (const tag of Object.keys(times)) applied.set(tag, String(at));
    await ask((redis) => redis.hSet(TAGS, times), WRITE_TIMEOUT);
  }

  /** Applies what other hosts have revalidated, at most once a second. */
  async poll() {
    const now = performance.now();
    if (now - polledAt < POLL_INTERVAL) return polling;
    polledAt = now;
    polling = this.applyRevalidations();
    return polling;
  }

  async applyRevalidations() {
    const times = await ask((redis) => redis.hGetAll(TAGS));
    for (const [tag, buffer] of Object.entries(times ?? {})) {
      const time = String(buffer);
      // Clocks differ, so what is cached now counts as older; but not what a process finds when it starts.
      const stale = hasPolled ? Date.now() : Number(time);
      if (applied.get(tag) !== time) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale });
      applied.set(tag, time);
    }
    hasPolled ||= times !== undefined;
  }
}

function isStale({ value, lastModified, cacheControl }, { kind, tags = [], softTags = [], revalidate }) {
  const seconds = revalidate ?? cacheControl?.revalidate ?? value?.revalidate;
  const isOld = typeof seconds === 'number' && Date.now() - lastModified > seconds * 1_000;
  const own =
    kind === 'FETCH' ? [...tags, ...softTags] : (value?.headers?.['x-next-cache-tags'] ?? '').split(',');
  return isOld || areTagsStale(own, lastModified);
}

/** Returns what Redis answers, or undefined if it does not in time. */
async function ask(command, timeout = TIMEOUT) {
  if (!client?.isReady || performance.now() < pausedUntil) return undefined;
  let timer;
  const tooLate = new Promise((_, reject) => {
    const giveUp = () => reject(Object.assign(new Error(), { code: 'TIMEOUT' }));
    // While a page is rendered no answer is read, however early it came. One that has come is read before setImmediate.
    timer = setTimeout(() => setImmediate(giveUp), timeout);
  });
  try {
    return await Promise.race([command(client), tooLate]);
  } catch (error) {
    pausedUntil = performance.now() + PAUSE;
    report(error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function connect(url) {
  const redis = createClient({
    url,
    // Commands are refused at once while there is no connection.
    disableOfflineQueue: true,
    pingInterval: 2_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 5_000,
      reconnectStrategy: (tries) => Math.min(tries * 100, 2_000),
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  redis.on('error', report);
  redis.on('ready', () => {
    if (isReported) write('info', 'cache.connected', {});
    isReported = false;
  });
  redis.connect().catch(report);
  return redis;
}

/** Logs the beginning of an outage, in the form of lib/log/log.ts. */
function report(error) {
  if (!isReported) write('error', 'cache.disconnected', { code: error.code ?? error.name });
  isReported = true;
}

function write(level, event, facts) {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
}

function decode(stored) {
  try {
    return deserialize(stored);
  } catch {
    // Written by another version of Node.js.
    return undefined;
  }
}

function buildIdIn(serverFolder) {
  return readFileSync(join(serverFolder, '..', 'BUILD_ID'), 'utf8');
}
