/**
 * Who may keep a response (product rule 7.2): one shared cache in front of the site, for some seconds; only the visitor's browser,
 * which asks before it uses its copy again except for its back button; or nobody.
 */
export type Caching = 'page' | 'provider' | 'picture' | 'private' | 'none';

/** Seconds for which the shared cache does not ask again. */
export const SHARED_SECONDS = { page: 60, provider: 20, picture: 86_400 };
/** Seconds for which it shows its copy while it asks. */
const WHILE_REVALIDATING = 30;
/** Seconds for which a CDN shows its copy while the site fails; nginx as long as it keeps one. */
const DURING_FAILURES = 86_400;

/**
 * Returns the header Cache-Control, and for shared copies CDN-Cache-Control, which adds for how long they are shown during failures:
 * nginx would show them in place of a 404 as well, and has that window in its own configuration. A 500 of Next.js has the header
 * of the page that it should have been.
 */
export function cacheHeaders(caching: Caching): Record<string, string> {
  if (caching === 'none') return { 'Cache-Control': 'no-store' };
  if (caching === 'private') return { 'Cache-Control': 'private, no-cache' };
  const shared = `public, max-age=0, s-maxage=${SHARED_SECONDS[caching]}, stale-while-revalidate=${WHILE_REVALIDATING}`;
  return { 'Cache-Control': shared, 'CDN-Cache-Control': `${shared}, stale-if-error=${DURING_FAILURES}` };
}

/** Seconds after which a client may try again. */
const RETRY_AFTER = '5';

/** The status and headers of a response that needs the directory while there is none (product rule 8.6). */
export const UNAVAILABLE = {
  status: 503,
  headers: { ...cacheHeaders('none'), 'Retry-After': RETRY_AFTER },
};

/** What an address that is a secret is sent with, besides `no-store`. */
export const SECRET_HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

/** Returns the headers of an XML response. */
export function xmlHeaders(): Record<string, string> {
  return { 'Content-Type': 'application/xml; charset=utf-8', ...cacheHeaders('page') };
}
