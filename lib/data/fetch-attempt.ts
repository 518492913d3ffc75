import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { UnexpectedResponse } from './read-failure';

/** Milliseconds that one attempt to read may take before it is given up. */
const ATTEMPT_TIMEOUT = 2_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** What became of the attempts of one read so far. */
export interface Attempts {
  failure?: unknown;
}
const observed = new AsyncLocalStorage<Attempts>();

/** Runs a read and notes in `attempts` how its latest attempt failed; one that had no answer yet has not failed. */
export function observeAttempts<T>(attempts: Attempts, read: () => Promise<T>): Promise<T> {
  return observed.run(attempts, read);
}

/**
 * One attempt to read. The Supabase client repeats those that throw, so all that may be better a moment later throws:
 * also what it would take for an answer, or notice too late to repeat. Writes go through: they are repeated where it is
 * known what a lost answer means.
 */
export async function fetchAttempt(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.method && !['GET', 'HEAD'].includes(init.method)) return fetch(input, init);
  const attempts = observed.getStore() ?? {};
  try {
    const response = await fetch(input, {
      ...init,
      signal: init?.signal ?? AbortSignal.timeout(ATTEMPT_TIMEOUT),
    });
    const body = await response.text();
    const { status, headers } = response;
    if (isPassing(status)) throw new UnexpectedResponse('status', status);
    if (response.ok && body && !isJson(body)) throw new UnexpectedResponse('unreadable', status);
    attempts.failure = undefined;
    return new Response(body || null, { status, headers });
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') attempts.failure = error;
    throw error;
  }
}

/** Whether another attempt may be answered otherwise. */
function isPassing(status: number): boolean {
  return status >= SERVER_ERROR || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
