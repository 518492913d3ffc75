import { AsyncLocalStorage } from 'node:async_hooks';
import type { Derived, Directory } from './directory';
import type { DirectoryKeeper, OnLook } from './refresh/directory-keeper';

/** What a process has of the directory: one for each, however often the framework bundles this module, and nothing until it is read. */
const KEY = Symbol.for('lamaa.process');
interface OfProcess {
  keeper?: DirectoryKeeper;
  onLook?: (...seen: Parameters<OnLook>) => Promise<unknown>;
  /** What is done after the last look. */
  afterLook?: Promise<unknown>;
  whileLooking?: (look: Promise<void>) => void;
  hasDesk?: Promise<boolean>;
  /**
   * Runs a function as if no request were being answered. Next.js would take what is read for a part of the page being rendered, and
   * keep it, or not keep the page. This file is loaded before the first request (`instrumentation.ts`).
   */
  outsideOfRequests: <Result>(run: () => Result) => Result;
}
export const ofProcess: OfProcess = ((globalThis as { [KEY]?: OfProcess })[KEY] ??= {
  outsideOfRequests: AsyncLocalStorage.snapshot(),
});

/** Returns the directory as it is; undefined if this process has not read it yet. */
export function currentDirectory(): Directory | undefined {
  return ofProcess.keeper?.current;
}

/** Returns the directory as `currentDirectory` does, with the rows that it was derived from. */
export function currentDerived(): Derived | undefined {
  return ofProcess.keeper?.loaded;
}

/** Whether this process has no directory, or the database failed when it was last looked at. */
export function isWithoutDatabase(): boolean {
  return !currentDirectory() || ofProcess.keeper!.health.failures > 0;
}

/** Sets what this process does after each look at the database that succeeded; nobody waits for it. */
export function onLook(listener: NonNullable<OfProcess['onLook']>): void {
  ofProcess.onLook = listener;
}

/** Resolves when that is done for the last look. */
export async function afterLook(): Promise<void> {
  await ofProcess.afterLook;
}

/** Sets what a request does beside which a look goes on that it need not wait for. */
export function whileLooking(listener: (look: Promise<void>) => void): void {
  ofProcess.whileLooking = listener;
}
