import type { Instrumentation } from 'next';
import { errorFacts, withoutValues } from './lib/http/error-facts';
import { log } from './lib/http/log';

/** Errors of ours that stand in the log when they are thrown. */
const LOGGED = new Set(['ReadFailure']);
const reported = new WeakSet<object>();

/** Once in a process, before the first request. */
export async function register(): Promise<void> {
  const { NEXT_RUNTIME, NODE_ENV, NEXT_PHASE } = process.env;
  if (NEXT_RUNTIME !== 'nodejs' || NEXT_PHASE === 'phase-production-build') return;
  const { normalizeRequests } = await import('./lib/http/normalize-requests');
  normalizeRequests();
  if (NODE_ENV === 'production') logWhatNextSays();
}

/**
 * What Next.js says by itself goes through the log as well: its errors quote what was sent, and take several lines. Not
 * in development, where they are for whoever reads them there.
 */
function logWhatNextSays(): void {
  console.error = say;
  console.warn = say;
  // Whoever takes the log may die: a line that can not be written would be an error, which is worth a line, and so on forever.
  // By names of its own: the build warns of `process.stdout`, as this file is built for the edge, too.
  const { stdout, stderr } = process;
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
}

function say(...parts: unknown[]): void {
  const error = parts.find((part) => part instanceof Error);
  if (!error)
    return log('server.said', { kind: 'message', message: withoutValues(parts.map(String).join(' ')) });
  if (!LOGGED.has(error.name) && !reported.has(error)) log('server.said', errorFacts(error));
}

/** A page, route or action that failed, by the pattern of its address: the address itself may hold a search. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, context) => {
  if (typeof error === 'object' && error) reported.add(error);
  const { routePath: route, routeType: type, routerKind: router, revalidateReason } = context;
  if (revalidateReason) log('page.kept', { route, ...errorFacts(error) });
  else log('request.failed', { route, type, router, ...errorFacts(error) });
};
