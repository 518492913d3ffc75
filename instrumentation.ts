import type { Instrumentation } from 'next';
import { errorFacts, withoutValues } from './lib/log/error-facts';
import { log } from './lib/log/log';

const reported = new WeakSet<object>();

/** Runs once per process, before the first request. In development, messages stay readable and the framework has URLs of its own. */
export async function register(): Promise<void> {
  const { NODE_ENV, NEXT_PHASE, VERCEL } = process.env;
  // Written out, so that the build replaces it: only the command `next` sets it, not the standalone server.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || NEXT_PHASE === 'phase-production-build') return;
  (await import('./lib/notify/after-refreshes')).writeBackAfterRefreshes();
  if (NODE_ENV !== 'production') return;
  redirectConsole();
  await logWarnings();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import('./lib/log/start-tracing')).startTracing();
  if (VERCEL) {
    // Middleware is a process of its own there, which runs this, too, and needs none of the directory. The build has checked the variables.
    const [{ answerUnavailable }, { sendOneLocation }, { isWithoutDatabase }] = await Promise.all([
      import('./lib/http/unavailable'),
      import('./lib/http/one-location'),
      import('./lib/directory/process'),
    ]);
    sendOneLocation();
    answerUnavailable(isWithoutDatabase, async (address) =>
      (await import('./lib/unavailable-page')).unavailablePage(address),
    );
    return;
  }
  (await import('./lib/env')).environment();
  const { prepareRequests } = await import('./lib/http/prepare-requests');
  const { enterRequest } = await import('./lib/log/request-id');
  prepareRequests(enterRequest);
  // Before the first visitor comes.
  const { findDirectory } = await import('./lib/directory/current');
  void findDirectory();
}

async function logWarnings(): Promise<void> {
  const { warningsOf } = await import('./lib/warnings');
  for (const { name, text } of warningsOf()) log('site.warning', { warning: name, message: text });
}

/**
 * Sends Next.js's own messages through the log: they quote submitted values and span several lines.
 */
function redirectConsole(): void {
  console.error = logMessage;
  console.warn = logMessage;
  // If the consumer of the log dies, writing fails, and logging that failure would loop forever.
  // Destructured, because the build warns about `process.stdout`: this file is also built for the edge.
  const { stdout, stderr } = process;
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
}

function logMessage(...parts: unknown[]): void {
  const error = parts.find((part) => part instanceof Error);
  if (!error)
    return log('server.message', { kind: 'message', message: withoutValues(parts.map(String).join(' ')) });
  if (!reported.has(error)) log('server.message', errorFacts(error));
}

/** Logs a failed page, route or action by its route pattern; the URL itself may contain a search. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, context) => {
  if (typeof error === 'object' && error) reported.add(error);
  const { routePath: route, routeType: type, routerKind: router } = context;
  log('request.failed', { route, type, router, ...errorFacts(error) });
};
