import { requestRows } from '../request-rows';
import { TableUnreadable } from './read-table';
import type { Table } from './rows';
import { TABLE_NAMES } from './tables';

/** What tells that a table has changed (`…_directory.sql`). */
export interface Counter {
  changes: number;
  /** How many rows staff last declared as meant, and when; null if they never did. */
  confirmedRows: number | null;
  confirmedAt: string | null;
}

/** By table; those of other tables are unknown. */
export type Counters = ReadonlyMap<Table, Counter>;

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

/** Reads the counters of all tables; undefined if the database has none, nor any other table of ours. @throws TableUnreadable */
export async function readCounters(): Promise<Counters | undefined> {
  const name = 'directory_counters';
  const query = `${name}?select=table_name,changes,confirmed_rows,confirmed_at`;
  let result = await requestRows<CounterRow>(query, TIMEOUT);
  // The server may have closed an idle connection just as it is reused.
  if ('failure' in result && result.failure.reason === 'refused')
    result = await requestRows<CounterRow>(query, TIMEOUT);
  if ('failure' in result) {
    const error = new TableUnreadable(name, result.failure);
    if (error.isMissing) return undefined;
    throw error;
  }
  return toCounters(result.rows);
}

function toCounters(rows: readonly CounterRow[]): Counters {
  const byName = new Map(rows.map((row) => [row.table_name, row]));
  return new Map(
    TABLE_NAMES.flatMap((table) => {
      const row = byName.get(COUNTED_AS[table] ?? table);
      if (!row) return [];
      const { changes, confirmed_rows, confirmed_at } = row;
      // The rows of a view are not those of its table.
      const isView = table in COUNTED_AS;
      const counter = {
        changes: Number(changes),
        confirmedRows: isView ? null : confirmed_rows,
        confirmedAt: confirmed_at,
      };
      return [[table, counter] as const];
    }),
  );
}
