// What the option `cacheHandler` in next.config.ts names. Next.js also compiles it into middleware, which runs without Node.js
// and caches nothing.
const { default: SharedCache } =
  process.env.NEXT_RUNTIME === 'edge' ? { default: undefined } : await import('./shared-cache.mjs');

export default SharedCache;
