import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import type { HeldReport } from '../data/directory/held-report';
import { readCounters, ROWS } from '../data/directory/read-counters';
import { readRows, readTable } from '../data/directory/read-table';
import { readHashes } from '../data/directory/row-hashes';
import type { Table } from '../data/directory/rows';
import { environment } from '../env';
import { hostsIn } from '../http/hosts';
import type { Derived, Directory } from './directory';
import { isNoDirectoryError, NoDirectoryError } from './no-directory-error';
import { type DirectoryHealth, DirectoryKeeper, type OnLook } from './refresh/directory-keeper';
import { fileCopies } from './refresh/file-copies';
import { SNAPSHOT_FILE } from './write-snapshot';

/** One for each process, however often the framework bundles this module. */
const KEY = Symbol.for('lamaa.directory');
const LISTENER = Symbol.for('lamaa.on-look');
const WHILE_LOOKING = Symbol.for('lamaa.while-looking');
const DESK = Symbol.for('lamaa.has-desk');
const shared = globalThis as {
  [KEY]?: DirectoryKeeper;
  [LISTENER]?: OnLook;
  [WHILE_LOOKING]?: (look: Promise<void>) => void;
  [DESK]?: Promise<boolean>;
};

/**
 * Returns the directory. The first call of a process reads it; a later one waits for what has changed, at most a second.
 * @throws NoDirectoryError if there is none
 */
export async function getDirectory(): Promise<Directory> {
  if (isBuilding()) return keeper().fromCopy();
  try {
    return await keeper().get();
  } finally {
    noteLook();
  }
}

/**
 * Returns the directory as the database has it now, for what is kept; while the site is built, that of the snapshot.
 * @throws NoDirectoryError if the database does not confirm it, or does not show the counters of our tables
 */
export async function getConfirmedDirectory(): Promise<Directory> {
  if (isBuilding()) return getDirectory();
  if (!(await refreshDirectory()) || !keeper().isConfirmed) throw new NoDirectoryError();
  return getDirectory();
}

/** Returns the directory as `getDirectory` does; undefined if there is none. */
export async function findDirectory(): Promise<Directory | undefined> {
  try {
    return await getDirectory();
  } catch (error) {
    if (isNoDirectoryError(error)) return undefined;
    throw error;
  }
}

/** Returns the directory as it is; undefined if this process has not read it yet. */
export function currentDirectory(): Directory | undefined {
  return shared[KEY]?.current;
}

/** Returns the directory as `currentDirectory` does, with the rows that it was derived from. */
export function currentDerived(): Derived | undefined {
  return shared[KEY]?.loaded;
}

/**
 * Looks at the database at once, and returns whether it answered.
 * @param readsAll whether every table is read, also those that have not changed as far as their counters tell
 */
export async function refreshDirectory({ readsAll = false } = {}): Promise<boolean> {
  const hasAnswered = await keeper().lookNow(readsAll ? 'all' : 'now');
  noteLook();
  return hasAnswered;
}

/**
 * Takes the rows that the database has, however many are gone, and notes there that they are meant, so that every process takes
 * them.
 * @param report notes it, where the database has room for it
 * @returns whether the database answered
 */
export async function takePresentRows(report: (report: HeldReport) => Promise<boolean>): Promise<boolean> {
  const before = keeper().rowCounts;
  const hasAnswered = await keeper().lookNow('meant');
  const now = new Date().toISOString();
  const held = Object.entries(keeper().rowCounts).flatMap(([table_name, remaining]) => {
    const shown = before[table_name as Table] ?? 0;
    const facts = { table_name, what: ROWS, gone: shown - remaining, shown, remaining, examples: null };
    return shown > remaining ? [{ ...facts, since: now, until: now }] : [];
  });
  return hasAnswered && (!hasDesk() || report({ held, back: [], release: true }));
}

/**
 * Whether the database has our tables beside the owner's, which its counters tell: without them nothing is tried that needs one
 * (product rule 8.7). True while nothing is known.
 */
export function hasDesk(): boolean {
  return keeper().hasDesk ?? true;
}

/**
 * Whether the database has our tables, as `hasDesk` says it, for a form that a process gets before it has read anything: it asks for the
 * counters alone, and once. True if they cannot be read.
 */
export async function findDesk(): Promise<boolean> {
  const known = shared[KEY]?.hasDesk;
  if (known !== undefined) return known;
  shared[DESK] ??= outsideOfRequests(readCounters).then(
    (counters) => counters !== undefined,
    () => {
      shared[DESK] = undefined;
      return true;
    },
  );
  return shared[DESK];
}

/** Returns how the directory of this process is, for the health check. */
export function directoryHealth(): DirectoryHealth {
  return keeper().health;
}

/** Looks that must fail in a row before visitors are told: one may fail by chance. */
const FAILURES_OF_OUTAGE = 2;

/** Whether the database is away, as pages say it (product rule 8.6). */
export function isDatabaseAway(): boolean {
  return directoryHealth().failures >= FAILURES_OF_OUTAGE;
}

/** Sets what this process does after each look at the database that succeeded; nobody waits for it. */
export function onLook(listener: OnLook): void {
  shared[LISTENER] = listener;
}

/** Sets what a request does beside which a look goes on that it need not wait for. */
export function whileLooking(listener: (look: Promise<void>) => void): void {
  shared[WHILE_LOOKING] = listener;
}

function noteLook(): void {
  const look = keeper().pending;
  if (look) shared[WHILE_LOOKING]?.(look);
}

/**
 * Runs a function as if no request were being answered. Next.js would take what is read for a part of the page being rendered, and keep
 * it, or not keep the page. The first module of a process is loaded before the first request (`instrumentation.ts`).
 */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/** While the site is built, pages show what the snapshot of the build has. */
function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

function keeper(): DirectoryKeeper {
  shared[KEY] ??= new DirectoryKeeper({
    source: { readCounters, readTable, readRows, readHashes },
    start: outsideOfRequests,
    clock: { now: Date.now, wait },
    copies: fileCopies(places()),
    imageHosts: hostsIn(environment().IMAGE_HOSTS),
    // Only a database with our tables has use for it.
    isDeskExpected: environment().FORM_SECRET !== undefined,
    onLook: (loaded, counters) => shared[LISTENER]?.(loaded, counters),
  });
  return shared[KEY];
}

/** A copy stands beside what Next.js keeps. Vercel has no disk, but the files of the build. */
function places() {
  const { NEXT_DIST_DIR, VERCEL } = process.env;
  return {
    file: VERCEL ? undefined : join(process.cwd(), NEXT_DIST_DIR || '.next', 'cache', 'directory.ndjson'),
    snapshot: VERCEL ? join(/* turbopackIgnore: true */ process.cwd(), SNAPSHOT_FILE) : undefined,
    database: environment().SUPABASE_URL,
    imageHosts: hostsIn(environment().IMAGE_HOSTS),
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    // Does not keep a process alive that has nothing else to do.
    setTimeout(resolve, ms).unref();
  });
}
