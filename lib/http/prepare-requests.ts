import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A path that middleware refuses (`isAmbiguousPath`). */
const REFUSED_PATH = '/%5C';
/** More parameters than any form of the site has fields. Next.js takes 0.1 s for the two thousand that fit into an address. */
const MAX_PARAMETERS = 200;
/** Next.js removes this suffix, by which it asks for the data of a page, before middleware sees the path; escaped, it stays. */
const ROUTER_SUFFIX = /\.rsc(?=$|\?)/;

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
    request.url = request.url.replace(ROUTER_SUFFIX, '%2Ersc');
    // Next.js writes an empty value without "=", and redirects in circles when it finds it so beside other headers of its router.
    request.url = request.url.replace(/([?&]_rsc)(?=&|$)/, '$1=');
    // Next.js redirects it under the address of the page, with its Cache-Control and without Vary.
    if (!/[?&]_rsc=/.test(request.url)) delete request.headers.rsc;
    // Next.js removes Location from redirects for it.
    delete request.headers['x-nextjs-data'];
  });
  // Next.js listens for upgrade requests, which only development needs, and never closes the ones it ignores. Without
  // a listener Node answers over HTTP/1.1, as the standard requires of servers that do not upgrade.
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket;
    server?.removeAllListeners('upgrade');
  });
}
