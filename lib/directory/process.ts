import { AsyncLocalStorage } from 'node:async_hooks';
import type { Derived, Directory } from './directory';
import type { DirectoryKeeper, OnRefresh } from './refresh/directory-keeper';

/** What a process has of the directory: one for each, however often the framework bundles this module, and nothing until it is read. */
const KEY = Symbol.for('lamaa.process');
interface ProcessState {
  keeper?: DirectoryKeeper;
  onRefresh?: (...seen: Parameters<OnRefresh>) => Promise<unknown>;
  /** Begins what is to be done after the last poll; undefined when that has begun. */
  due?: () => Promise<unknown> | undefined;
  /** What is done after the last poll. */
  afterRefresh?: Promise<unknown>;
  whileRefreshing?: (poll: Promise<void> | undefined) => void;
  hasStaffTables?: Promise<boolean>;
  /**
   * Runs a function as if no request were being answered. Next.js would take what is read for a part of the page being rendered, and
   * keep it, or not keep the page. This file is loaded before the first request (`instrumentation.ts`).
   */
  outsideOfRequests: <Result>(run: () => Result) => Result;
}
export const processState: ProcessState = ((globalThis as { [KEY]?: ProcessState })[KEY] ??= {
  outsideOfRequests: AsyncLocalStorage.snapshot(),
});

/** Returns the directory as it is; undefined if this process has not read it yet. */
export function currentDirectory(): Directory | undefined {
  return processState.keeper?.current;
}

/** Returns the directory as `currentDirectory` does, with the rows that it was derived from. */
export function currentDerived(): Derived | undefined {
  return processState.keeper?.loaded;
}

/** Whether this process has no directory, or the database failed when it was last polled. */
export function isWithoutDatabase(): boolean {
  return !currentDirectory() || processState.keeper!.health.failures > 0;
}

/** Sets what this process does after each poll of the database that succeeded; nobody waits for it. */
export function onRefresh(listener: NonNullable<ProcessState['onRefresh']>): void {
  processState.onRefresh = listener;
}

/** Notes a poll that succeeded, and does at once what is to be done after it, unless requests begin it. */
export function noteRefresh(...seen: Parameters<OnRefresh>): void {
  processState.due = () => processState.onRefresh?.(...seen);
  if (!processState.whileRefreshing) void afterRefresh();
}

/** Does what is to be done after the last poll, unless it is being done, and resolves when it is done. */
export async function afterRefresh(): Promise<void> {
  const { due } = processState;
  processState.due = undefined;
  if (due) processState.afterRefresh = processState.outsideOfRequests(due);
  await processState.afterRefresh;
}

/**
 * Sets what a request does beside which a poll goes on that it need not wait for. That has to call `afterRefresh`: a process that ends
 * its work with each answer gives the answer first.
 */
export function whileRefreshing(listener: (poll: Promise<void> | undefined) => void): void {
  processState.whileRefreshing = listener;
}
