import { requestRows } from '../request-rows';
import { TableUnreadable } from './read-table';
import type { Table } from './rows';

/** What tells that a table has changed (`…_directory.sql`). */
export interface Counter {
  changes: number;
  /** How many rows staff last declared as meant, and when; null if they never did. */
  confirmedRows: number | null;
  confirmedAt: string | null;
}

/** By table; also of tables that the directory does not hold. */
export type Counters = ReadonlyMap<string, Counter>;

/** Milliseconds. Pages wait for it. */
const TIMEOUT = 2_000;

/** A view that changes with another table. */
const COUNTED_AS: Partial<Record<Table, Table>> = { published_ratings: 'provider_reviews' };

interface CounterRow {
  table_name: string;
  changes: number;
  confirmed_rows: number | null;
  confirmed_at: string | null;
}

/**
 * Reads the counters of all tables; undefined if the database has none, nor any other table of ours.
 * @throws TableUnreadable if it does not answer, or with nothing: it is being restored or has lost its policies, so that no other
 * empty table means anything either
 */
export async function readCounters(): Promise<Counters | undefined> {
  const name = 'directory_counters';
  const query = `${name}?select=table_name,changes,confirmed_rows,confirmed_at`;
  const result = await requestRows<CounterRow>(query, TIMEOUT);
  if ('failure' in result) {
    const error = new TableUnreadable(name, result.failure);
    if (error.isMissing) return undefined;
    throw error;
  }
  if (result.rows.length === 0) throw new TableUnreadable(name, { reason: 'unreadable', status: 200 });
  return toCounters(result.rows);
}

function toCounters(rows: readonly CounterRow[]): Counters {
  const counters = new Map(
    rows.map(({ table_name, changes, confirmed_rows, confirmed_at }) => [
      table_name,
      { changes: Number(changes), confirmedRows: confirmed_rows, confirmedAt: confirmed_at },
    ]),
  );
  for (const [view, table] of Object.entries(COUNTED_AS)) {
    const counter = counters.get(table);
    // The rows of a view are not those of its table.
    if (counter) counters.set(view, { ...counter, confirmedRows: null });
  }
  return counters;
}

/**
 * Returns the sum of all counters, which grows with every change.
 * @param asRead the counters at which tables were read, which count instead of the present ones
 */
export function sumOf(counters: Counters, asRead: Counters = counters): number {
  return [...counters]
    .filter(([table]) => !(table in COUNTED_AS))
    .reduce((sum, [table, { changes }]) => sum + (asRead.get(table)?.changes ?? changes), 0);
}
