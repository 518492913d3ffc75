import { type Counter, type Counters, isUnchanged } from '../../data/directory/read-counters';
import { TableUnreadable } from '../../data/directory/read-table';
import type { DirectoryRows, Table } from '../../data/directory/rows';
import { REQUIRED_TABLES } from '../../data/directory/tables';
import type { Source } from './source';

/** How often tables are read that change while they are. */
const ATTEMPTS = 3;

/** Rows as they were at one moment, as far as the counters tell. */
export interface Reading {
  rows: Partial<DirectoryRows>;
  /** The counters before each table was read. */
  counters: ReadonlyMap<Table, Counter>;
  /** Tables that the database refused to show. */
  refused: ReadonlyMap<Table, TableUnreadable>;
  /** The columns that each table does not have, although we know them. */
  missing: ReadonlyMap<Table, readonly string[]>;
}

/**
 * Reads tables, and those again that changed meanwhile. What still changes after a few times is taken as it is: its counter tells
 * the next look to read it again.
 * @throws TableUnreadable if the database does not answer
 */
export async function readTables(
  source: Source,
  tables: readonly Table[],
  before: Counters | undefined,
  onAnswer: () => void,
): Promise<Reading> {
  let known = before;
  const rows: Partial<DirectoryRows> = {};
  const counters = new Map<Table, Counter>();
  const refused = new Map<Table, TableUnreadable>();
  const missing = new Map<Table, readonly string[]>();
  const read = async <T extends Table>(table: T) => {
    try {
      refused.delete(table);
      rows[table] = (await source.readTable(table, onAnswer, (columns) =>
        missing.set(table, columns),
      )) as Partial<DirectoryRows>[T];
    } catch (error) {
      if (!(error instanceof TableUnreadable) || !error.isFinal) throw error;
      // Where there are counters, the server has yet to read its schema again.
      if (error.isMissing && !known && !REQUIRED_TABLES.includes(table))
        rows[table] = [] as unknown as DirectoryRows[T];
      else refused.set(table, error);
    }
  };
  let due = tables;
  for (let attempt = 1; due.length > 0; attempt += 1) {
    for (const table of due) {
      const counter = known?.get(table);
      if (counter) counters.set(table, counter);
    }
    await Promise.all(due.map(read));
    if (!known || attempt === ATTEMPTS) break;
    const after = await source.readCounters({ isExpected: true });
    due = due.filter((table) => !isUnchanged(after?.get(table), counters.get(table)));
    known = after;
  }
  // Their counters stay as they were, so that they are read again.
  for (const table of refused.keys()) counters.delete(table);
  return { rows, counters, refused, missing };
}
