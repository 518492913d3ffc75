import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

/** What a request asks for, as far as its headers matter. */
export type RequestKind =
  /** A file of Next.js or of `public`, or an optimized image. */
  | 'file'
  /** A page that is rendered once and then shown to everyone. */
  | 'cached'
  /** A page or endpoint that is rendered for this request. */
  | 'rendered'
  /** A request with a body. */
  | 'form';

interface PassedHeader {
  name: string;
  reason: string;
  /** Defaults to all. */
  kinds?: readonly RequestKind[];
  /** Whether it is part of a request of Next.js's client-side router. */
  isRouter?: true;
}

const NOT_CACHED = ['file', 'rendered', 'form'] as const;
const FORM = ['form'] as const;
const COUNTED = ['rendered', 'form'] as const;
/** The header without which the other ones of the router mean nothing. */
const ROUTER_HEADER = 'rsc';
const ACTION_HEADER = 'next-action';
const STATE_HEADER = 'next-router-state-tree';

/**
 * The request headers that Next.js and our code receive; all others are dropped. A cached page is rendered from what its first
 * visitor sent, so each line for 'cached' must not change what the page contains.
 */
export const PASSED_HEADERS: readonly PassedHeader[] = [
  { name: 'host', reason: 'origin of forms and redirects', kinds: NOT_CACHED },
  { name: 'x-forwarded-host', reason: 'origin of forms behind a proxy', kinds: NOT_CACHED },
  { name: 'x-forwarded-proto', reason: 'scheme of redirects behind a proxy', kinds: NOT_CACHED },
  { name: 'x-forwarded-for', reason: 'sender of a form or a counted search: TRUSTED_PROXY', kinds: COUNTED },
  { name: 'x-vercel-forwarded-for', reason: 'sender of a form or a counted search', kinds: COUNTED },
  { name: 'x-real-ip', reason: 'sender of a form or a counted search', kinds: COUNTED },
  { name: 'accept-encoding', reason: 'compression' },
  { name: 'if-none-match', reason: '304 without a body' },
  { name: 'if-modified-since', reason: '304 without a body', kinds: ['file'] },
  { name: 'accept', reason: 'format of optimized images', kinds: ['file'] },
  { name: 'user-agent', reason: 'searches by crawlers are not counted', kinds: ['rendered'] },
  { name: 'sec-purpose', reason: 'searches by prefetches are not counted', kinds: ['rendered'] },
  { name: 'content-type', reason: 'parsing the body', kinds: FORM },
  { name: 'content-length', reason: 'reading the body', kinds: FORM },
  { name: 'transfer-encoding', reason: 'reading the body', kinds: FORM },
  { name: 'expect', reason: 'Node.js asks for the body', kinds: FORM },
  { name: 'origin', reason: 'forms are only accepted from this site', kinds: FORM },
  { name: 'authorization', reason: 'secret of the database and of cron', kinds: COUNTED },
  { name: ACTION_HEADER, reason: 'form sent by script', kinds: FORM },
  { name: ROUTER_HEADER, reason: 'data instead of a document', isRouter: true },
  { name: STATE_HEADER, reason: 'which parts of the page the router has', kinds: COUNTED, isRouter: true },
  { name: 'next-router-prefetch', reason: 'kind of prefetch', isRouter: true },
  { name: 'next-router-segment-prefetch', reason: 'part that is prefetched', isRouter: true },
];

/** Whether a request is made by Next.js's client-side router. */
export function isRouterRequest(headers: IncomingHttpHeaders): boolean {
  return headers[ROUTER_HEADER] === '1';
}

/** Removes all headers that a request of this kind does not need, or that Next.js could not read. */
export function dropOtherHeaders(headers: IncomingHttpHeaders, kind: RequestKind): void {
  const isRouter = isRouterRequest(headers) || (kind === 'form' && ACTION_HEADER in headers);
  const passed = new Set(
    PASSED_HEADERS.filter(
      (header) => (header.kinds?.includes(kind) ?? true) && (!header.isRouter || isRouter),
    ).map(({ name }) => name),
  );
  for (const name of Object.keys(headers)) if (!passed.has(name)) delete headers[name];
  if (!isRouterState(headers[STATE_HEADER])) delete headers[STATE_HEADER];
}

/** Whether Next.js can parse a state of its router. It fails on any other (500), and renders the whole page without one. */
function isRouterState(value: string | string[] | undefined): boolean {
  try {
    return parseAndValidateFlightRouterState(value) !== undefined;
  } catch {
    return false;
  }
}
