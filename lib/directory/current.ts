import { join } from 'node:path';
import type { HeldReport } from '../data/directory/held-report';
import { readCounters, ROWS } from '../data/directory/read-counters';
import { readRows, readTable } from '../data/directory/read-table';
import { readHashes } from '../data/directory/row-hashes';
import type { Table } from '../data/directory/rows';
import { environment } from '../env';
import { hostsIn } from '../http/hosts';
import type { Directory } from './directory';
import { isNoDirectoryError, NoDirectoryError } from './no-directory-error';
import { noteRefresh, processState } from './process';
import { type DirectoryHealth, DirectoryKeeper } from './refresh/directory-keeper';
import { fileCopies } from './refresh/file-copies';
import { SNAPSHOT_FILE } from './write-snapshot';

/**
 * Returns the directory. The first call of a process reads it; a later one waits for what has changed, at most a second.
 * @throws NoDirectoryError if there is none
 */
export async function getDirectory(): Promise<Directory> {
  if (isBuilding()) return keeper().fromCopy();
  try {
    return await keeper().get();
  } finally {
    notePoll();
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

/**
 * Polls the database at once, and returns whether it answered.
 * @param readsAll whether every table is read, also those that have not changed as far as their counters tell
 */
export async function refreshDirectory({ readsAll = false } = {}): Promise<boolean> {
  const hasAnswered = await keeper().refreshNow(readsAll ? 'all' : 'now');
  notePoll();
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
  const hasAnswered = await keeper().refreshNow('deliberate');
  const now = new Date().toISOString();
  const held = Object.entries(keeper().rowCounts).flatMap(([table_name, remaining]) => {
    const shown = before[table_name as Table] ?? 0;
    const facts = { table_name, what: ROWS, gone: shown - remaining, shown, remaining, examples: null };
    return shown > remaining ? [{ ...facts, since: now, until: now }] : [];
  });
  return hasAnswered && (!hasStaffTables() || report({ held, back: [], release: true }));
}

/**
 * Whether the database has our tables beside the owner's, which its counters tell: without them nothing is tried that needs one
 * (product rule 8.7). True while nothing is known.
 */
export function hasStaffTables(): boolean {
  return keeper().hasStaffTables ?? true;
}

/**
 * Whether the database has our tables, as `hasStaffTables` says it, for a form that a process gets before it has read anything: it asks for the
 * counters alone, and once. True if they cannot be read.
 */
export async function findStaffTables(): Promise<boolean> {
  const known = processState.keeper?.hasStaffTables;
  if (known !== undefined) return known;
  processState.hasStaffTables ??= processState.outsideOfRequests(readCounters).then(
    (counters) => counters !== undefined,
    () => {
      processState.hasStaffTables = undefined;
      return true;
    },
  );
  return processState.hasStaffTables;
}

/** Returns how the directory of this process is, for the health check. */
export function directoryHealth(): DirectoryHealth {
  return keeper().health;
}

/** Polls that must fail in a row before visitors are told: one may fail by chance. */
const FAILURES_OF_OUTAGE = 2;

/** Whether the database is away, as pages say it (product rule 8.6). */
export function isDatabaseAway(): boolean {
  return directoryHealth().failures >= FAILURES_OF_OUTAGE;
}

function notePoll(): void {
  const { pending } = keeper();
  if (pending || processState.due) processState.whileRefreshing?.(pending);
}

/** While the site is built, pages show what the snapshot of the build has. */
function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

function keeper(): DirectoryKeeper {
  processState.keeper ??= new DirectoryKeeper({
    source: { readCounters, readTable, readRows, readHashes },
    start: processState.outsideOfRequests,
    clock: { now: Date.now, wait },
    copies: fileCopies(places()),
    imageHosts: hostsIn(environment().IMAGE_HOSTS),
    // Only a database with our tables has use for it.
    expectsStaffTables: environment().FORM_SECRET !== undefined,
    onRefresh: noteRefresh,
  });
  return processState.keeper;
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
