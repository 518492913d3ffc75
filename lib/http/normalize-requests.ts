import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** What the matcher of middleware leaves out. */
const FILE = /^\/(_next\/|images\/|fonts\/|ooh\/|[^/]+\.(ico|png|svg|txt|js)$)/;
/** Conditions that a file may not meet. Whoever sets them takes the whole file as well. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Makes requests such that Next.js does not answer them with 500 before middleware is asked: it has no page for 405, 412
 * and 416, and the Fetch standard no TRACE. Once in a process.
 */
export function normalizeRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'TRACE') request.method = 'UNKNOWN';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Middleware refuses the method, whatever the page.
    if (!isRead && FILE.test(request.url ?? '')) request.url = '/';
    for (const name of CONDITIONS) delete request.headers[name];
  });
}
