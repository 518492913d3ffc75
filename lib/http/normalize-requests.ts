import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { INVALID_TARGET } from './refusal';
import { dropOtherHeaders, isRouterRequest, type RequestKind } from './request-headers';
import { isAmbiguousPath } from './request-path';

/** What is left of a request target, and what it asks for. */
interface RenderedTarget {
  target: string;
  kind: Exclude<RequestKind, 'form'>;
}

/** Returns what Next.js renders for a path with an optional query. */
export type TargetParser = (target: string) => RenderedTarget;

/** The headers by which Next.js's answers to its router differ. */
const ROUTER_VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
/** The host of cached pages, which must not depend on the visitor's. */
const NO_HOST = 'localhost';
/** The Cache-Control of responses that shared caches never store. */
const PRIVATE = /\b(?:no-store|private)\b/;

/**
 * Rebuilds each request before Next.js sees it from what the site knows: a path that all parsers read alike, the parameters of
 * its route and the headers of `PASSED_HEADERS`. Otherwise Next.js would write what the first visitor sent into the pages that it
 * caches; it would also respond to some requests with 500, and never close others. Call this once per process, before the first
 * request.
 * @param onRequest is called with the id of each request, which a response that nobody may store contains as well
 * @param onFailure is called when a request gets status 500
 */
export function normalizeRequests(
  parseTarget: TargetParser,
  onRequest: (id: string) => void,
  onFailure: () => void,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const id = randomBytes(6).toString('hex');
    const isRouter = isRouterRequest(request.headers);
    onRequest(id);
    beforeHeaders(response, (status) => {
      if (status === 500) onFailure();
      // A shared cache that ignores Vary would serve this response in place of the page.
      if (isRouter) response.setHeader('Cache-Control', 'private, no-store');
      // Others get what a cache may store.
      const isPrivate = PRIVATE.test(String(response.getHeader('Cache-Control')));
      if (isPrivate) response.setHeader('Server-Timing', `request;desc="${id}"`);
    });
    // Next.js leaves Vary out of its redirects.
    if (isRouter) response.setHeader('Vary', ROUTER_VARY);
    normalizeRequest(request, parseTarget);
  });
  // Next.js listens for upgrade requests, which only development needs, and never closes the ones it ignores. Without
  // a listener Node answers over HTTP/1.1, as the standard requires of servers that do not upgrade.
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket;
    server?.removeAllListeners('upgrade');
  });
}

/** Calls a function with the status of a response just before its headers are sent. */
function beforeHeaders(response: ServerResponse, prepare: (status: number) => void): void {
  const writeHead = response.writeHead as (status: number, ...parts: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...parts: unknown[]) => {
    prepare(status);
    return writeHead.call(response, status, ...parts);
  };
}

function normalizeRequest(request: IncomingMessage, parseTarget: TargetParser): void {
  const { headers } = request;
  // The Fetch standard forbids TRACE, so Next.js responds with 500.
  if (request.method === 'TRACE') request.method = 'UNKNOWN';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Browsers never send the fragment.
  const [sent = ''] = (request.url ?? '').split('#', 1);
  // "*" or an absolute URL, whose host the client could choose.
  const isInvalid = !sent.startsWith('/') || isAmbiguousPath(sent.split('?', 1)[0]!);
  const { target, kind } = isInvalid ? ({ target: '/', kind: 'rendered' } as const) : parseTarget(sent);
  dropOtherHeaders(headers, isRead ? kind : 'form');
  if (isRead && kind === 'cached') headers.host = NO_HOST;
  // Middleware responds with 400.
  if (isInvalid) headers[INVALID_TARGET] = '1';
  // Middleware rejects the method, whatever the page.
  request.url = kind === 'file' && !isRead ? '/' : target;
}
