/** Seconds for which a rendered page and its data stay fresh. */
export const REVALIDATE_SECONDS = 300;

/** Seconds for which shared caches may store JSON that depends on a query. */
const QUERY_SECONDS = 60;

/** Returns the header that lets shared caches, but not browsers, store a response. */
export function sharedFor(seconds: number): Record<string, string> {
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
}

export const QUERY_HEADERS = sharedFor(QUERY_SECONDS);

export const NO_STORE = { 'Cache-Control': 'no-store' };

/** Returns the headers of an XML response, which shared caches store as long as pages. */
export function xmlHeaders(): HeadersInit {
  return {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=86400, stale-if-error=86400`,
  };
}

/** Returns a 503 response for requests that fail because the database cannot be read. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
}
