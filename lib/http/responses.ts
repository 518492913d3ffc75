import { REVALIDATE_SECONDS } from './cache-control';

/** Headers of XML that caches in front of the site keep as long as pages. */
export function xmlHeaders(): HeadersInit {
  return {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=86400, stale-if-error=86400`,
  };
}

/** While the database can not be read, readers are told to come back. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
}
