import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A path that middleware refuses (`isAmbiguousPath`). */
const REFUSED_PATH = '/%5Cx';
/** More parameters than any form of the site has fields. Next.js takes 0.1 s for the two thousand that fit into an address. */
const MAX_PARAMETERS = 200;
/** Next.js removes this suffix, by which it asks for the data of a page, before middleware sees the path; escaped, it stays. */
const ROUTER_SUFFIX = /\.rsc(?=$|\?)/;

/** Next.js's own files and those in `public`, for which middleware does not run (`matcher`). */
export const FILE =
  /^\/(?:_next\/|_vercel\/|images\/|fonts\/|ooh\/|map\/|[^/?]+\.(?:ico|png|svg|txt|js)(?=\?|$))/;
/** Next.js answers others of a request for a file, such as If-Match, with 500. */
const FILE_HEADERS = [
  'accept',
  'accept-encoding',
  'connection',
  'host',
  'if-modified-since',
  'if-none-match',
];

/**
 * Gives each request an id, and turns what Next.js answers with 500, or not at all, into what middleware refuses. Call this once
 * per process, before the first request.
 * @param onRequest is called with the id of each request
 */
export function prepareRequests(onRequest: (id: string) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    onRequest(randomBytes(6).toString('hex'));
    // The Fetch standard forbids TRACE, so Next.js responds with 500.
    if (request.method === 'TRACE') request.method = 'UNKNOWN';
    // "*" or an absolute URL, whose host the client could choose.
    if (!request.url?.startsWith('/') || request.url.split('&').length > MAX_PARAMETERS)
      request.url = REFUSED_PATH;
    request.url = withoutRepeatedSlashes(request.url).replace(ROUTER_SUFFIX, '%2Ersc');
    // Next.js writes an empty value without "=", and redirects in circles when it finds it so beside other headers of its router.
    request.url = request.url.replace(/([?&]_rsc)(?=&|$)/, '$1=');
    dropRouterHeaders(request);
    // Next.js removes Location from redirects for it.
    delete request.headers['x-nextjs-data'];
    // Next.js answers with an empty object in place of a page that is ready, which some caches keep by CDN-Cache-Control.
    delete request.headers['x-middleware-prefetch'];
    // The site reads no cookie. To those of its preview mode Next.js answers with Set-Cookie, which a shared cache could keep.
    delete request.headers.cookie;
    if (FILE.test(request.url)) prepareForFile(request);
  });
  // Next.js listens for upgrade requests, which only development needs, and never closes the ones it ignores. Without
  // a listener Node answers over HTTP/1.1, as the standard requires of servers that do not upgrade.
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket;
    server?.removeAllListeners('upgrade');
  });
}

/**
 * Joins repeated slashes in the path of a page, and ends it in one, so that middleware redirects it: Next.js would first redirect it to
 * an address that middleware has to redirect again. Files and home it redirects at once.
 */
function withoutRepeatedSlashes(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url)!;
  const joined = path.replace(/\/{2,}/g, '/');
  const isPage = joined !== path && joined !== '/' && !/^\/_next\/|\.\w+\/?$/.test(joined);
  return isPage ? joined.replace(/\/?$/, '/') + query : url;
}

/**
 * Drops the headers of Next.js's router from what is a request for a page. Under the address of the page it would be redirected, or, if
 * the page is ready, answered with a segment of it or with an empty 404, for a shared cache to keep; the router itself adds
 * `_rsc` to the address. The answer to an action, which also sends them, is not kept.
 */
function dropRouterHeaders({ url = '', method, headers }: IncomingMessage): void {
  if (!/[?&]_rsc=/.test(url)) delete headers.rsc;
  if (headers.rsc !== undefined || method === 'POST') return;
  for (const name of Object.keys(headers))
    if (name.startsWith('next-router-') || name === 'next-url') delete headers[name];
}

/** Leaves of a request for a file what Next.js can answer; other methods than GET and HEAD middleware refuses at any page without a form. */
function prepareForFile(request: IncomingMessage): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') request.url = '/';
  else
    for (const name of Object.keys(request.headers))
      if (!FILE_HEADERS.includes(name)) delete request.headers[name];
}
