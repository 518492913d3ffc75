import { requestRows } from '../request-rows';
import { TableUnreadable } from './read-table';
import type { Table } from './rows';

/** What tells that a table has changed (`…_directory.sql`). */
export interface Counter {
  /** How often. */
  changes: number;
  /** When last, in microseconds since 1970: after a restore the number may be one that was there before, the time never is. */
  lastChange: number;
  /** How many rows have ever been deleted or replaced on purpose. */
  deliberateLosses: number;
  /** What processes of the site hold back of it, or what was released lately, by column or `ROWS`. */
  held: Readonly<Record<string, HeldBack>>;
  /** Of `provider_readings`: what they were last written from. */
  writtenAs: string | null;
}

/** What is held back of a table by all processes of the site (`…_held_back.sql`). Times are in milliseconds since 1970. */
interface HeldBack {
  /** How many rows are there, or are filled in the column. */
  remaining: number;
  since: number;
  /** When an editor said that the rest is meant to be gone; null while nobody has. */
  releasedAt: number | null;
}

/** What is held back of a table if it is whole rows. */
export const ROWS = 'rows';

/** By table; also of tables that the directory does not hold. */
export type Counters = ReadonlyMap<string, Counter>;

/** Milliseconds. Pages wait for it. */
const TIMEOUT = 2_000;

/** A view that changes with another table. */
const COUNTED_AS: Partial<Record<Table, Table>> = { published_ratings: 'provider_reviews' };

interface CounterRow {
  table_name: string;
  changes: number;
  last_change: number;
  meant: number;
  held: Record<string, HeldBack> | null;
  written_as: string | null;
}

/**
 * Reads the counters of all tables; undefined if the database has none, nor any other table of ours.
 * @param isExpected whether there were some: a server that does not know them then has yet to read its schema again
 * @throws TableUnreadable if it does not answer, or with nothing: it is being restored or has lost its policies, so that no other
 * empty table means anything either
 */
export async function readCounters({ isExpected = false } = {}): Promise<Counters | undefined> {
  const name = 'directory_counters';
  const query = `${name}?select=table_name,changes,last_change,meant,held,written_as`;
  const result = await requestRows<CounterRow>(query, TIMEOUT);
  if ('failure' in result) {
    const error = new TableUnreadable(name, result.failure);
    if (error.isMissing && !isExpected) return undefined;
    throw error;
  }
  if (result.rows.length === 0) throw new TableUnreadable(name, { reason: 'unreadable', status: 200 });
  return toCounters(result.rows);
}

function toCounters(rows: readonly CounterRow[]): Counters {
  const counters = new Map<string, Counter>(
    rows.map(({ table_name, changes, last_change, meant, held, written_as }) => [
      table_name,
      {
        changes: Number(changes),
        lastChange: Number(last_change),
        deliberateLosses: Number(meant),
        held: held ?? {},
        writtenAs: written_as,
      },
    ]),
  );
  for (const [view, table] of Object.entries(COUNTED_AS)) {
    const counter = counters.get(table);
    // What is held back of the table is none of its rows.
    if (counter) counters.set(view, { ...counter, deliberateLosses: 0, held: {} });
  }
  return counters;
}

/** Whether a table is the same at two counters. */
export function isUnchanged(one: Counter | undefined, other: Counter | undefined): boolean {
  return one?.changes === other?.changes && one?.lastChange === other?.lastChange;
}

/** The state of all tables, in the order of time: of two states of one database, the one that changed last is the later one. */
export interface TablesVersion {
  /** The sum of all counters. */
  version: number;
  /** The latest change of all, in microseconds since 1970. */
  lastChange: number;
}

/**
 * Returns the state of all tables.
 * @param asRead the counters at which tables were read, which count instead of the present ones
 */
export function versionOf(counters: Counters, asRead: Counters = counters): TablesVersion {
  const counted = [...counters]
    .filter(([table]) => !(table in COUNTED_AS))
    .map(([table, counter]) => asRead.get(table) ?? counter);
  return {
    version: counted.reduce((sum, { changes }) => sum + changes, 0),
    lastChange: Math.max(0, ...counted.map(({ lastChange }) => lastChange)),
  };
}

/** Whether one state is earlier than another one. */
export function isEarlier(one: TablesVersion, other: TablesVersion): boolean {
  return (
    one.lastChange < other.lastChange || (one.lastChange === other.lastChange && one.version < other.version)
  );
}
