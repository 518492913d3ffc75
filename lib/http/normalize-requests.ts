import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { INVALID_TARGET } from './refusal';

/** Paths that the middleware matcher excludes. */
const FILE = /^\/(_next\/|images\/|fonts\/|ooh\/|map\/|[^/]+\.(ico|png|svg|txt|js)$)/;
/** Conditional headers that a file may not satisfy. Clients that send them also accept the whole file. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Normalizes incoming requests before Next.js sees them. Next.js responds to some with 500, never closes others, and writes the
 * requested URL into pages that it caches. Call this once per process, before the first request.
 *
 * @param cachedTarget returns the request target to render a page for
 */
export function normalizeRequests(cachedTarget: (target: string) => string): void {
  subscribe('http.server.request.start', (message) => {
    normalizeRequest((message as { request: IncomingMessage }).request, cachedTarget);
  });
  // Next.js listens for upgrade requests but serves them only in development, and never closes the ones it ignores. Without
  // a listener Node answers over HTTP/1.1, as the standard requires of servers that do not upgrade.
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket;
    if (process.env.NODE_ENV === 'production') server?.removeAllListeners('upgrade');
  });
}

function normalizeRequest(request: IncomingMessage, cachedTarget: (target: string) => string): void {
  // The Fetch standard forbids TRACE, so Next.js responds with 500.
  if (request.method === 'TRACE') request.method = 'UNKNOWN';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const target = request.url ?? '';
  if (!target.startsWith('/')) {
    // "*" or an absolute URL, whose host the client could choose: middleware responds with 400.
    request.headers[INVALID_TARGET] = '1';
    request.url = '/';
  } else if (FILE.test(target)) {
    // Middleware rejects the method, whatever the page.
    if (!isRead) request.url = '/';
  } else if (isRead) {
    request.url = cachedTarget(target);
  }
  // Next.js cannot render a page for 412 and 416.
  for (const name of CONDITIONS) delete request.headers[name];
}
