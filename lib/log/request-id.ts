import { AsyncLocalStorage } from 'node:async_hooks';

/** One for the process: the bundler may load this file several times. */
const KEY = Symbol.for('lamaa.request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> };

/** Gives the current request an id, which its log lines contain. */
export function enterRequest(id: string): void {
  (shared[KEY] ??= new AsyncLocalStorage()).enterWith(id);
}

/** Returns the id of the current request; undefined outside of one, and in middleware. */
export function requestId(): string | undefined {
  return shared[KEY]?.getStore();
}
