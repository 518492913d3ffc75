import { type Counter, type Counters, isUnchanged } from '../../data/directory/read-counters';
import { TableUnreadable } from '../../data/directory/read-table';
import type { RowHashes } from '../../data/directory/row-hashes';
import type { DirectoryRows, Table } from '../../data/directory/rows';
import { REQUIRED_TABLES } from '../../data/directory/tables';
import { readRowsThatDiffer } from './read-rows-that-differ';
import type { DirectorySource, StoredRows } from './source';

/** How often tables are read that change while they are. */
const ATTEMPTS = 3;

/** Rows as they were at one moment, as far as the counters tell. */
export interface FetchedTables {
  rows: Partial<DirectoryRows>;
  /** The counters before each table was read. */
  counters: ReadonlyMap<Table, Counter>;
  hashes: ReadonlyMap<Table, RowHashes>;
  /** Tables that the database refused to show. */
  refused: ReadonlyMap<Table, TableUnreadable>;
  /** The columns that each table does not have, although we know them. */
  missing: ReadonlyMap<Table, readonly string[]>;
}

/**
 * Reads tables, and those again that changed meanwhile. What still changes after a few times is taken as it is: its counter tells
 * the next poll to read it again.
 * @param known what was read before, so that of large tables only the rows that differ are read; undefined to read all
 * @throws TableUnreadable if the database does not answer
 */
export async function readTables(
  source: DirectorySource,
  tables: readonly Table[],
  before: Counters | undefined,
  onAnswer: () => void,
  known?: Pick<StoredRows, 'rows' | 'hashes'>,
): Promise<FetchedTables> {
  let present = before;
  const rows: Partial<DirectoryRows> = {};
  const counters = new Map<Table, Counter>();
  const hashes = new Map<Table, RowHashes>();
  const refused = new Map<Table, TableUnreadable>();
  const missing = new Map<Table, readonly string[]>();
  const readOne = async <T extends Table>(table: T): Promise<DirectoryRows[T]> => {
    const onMissing = (columns: readonly string[]) => missing.set(table, columns);
    hashes.delete(table);
    // Without counters nothing tells when to read them again.
    const found = present && (await source.readHashes(table));
    const before = known?.hashes.get(table);
    const some =
      found &&
      before &&
      (await readRowsThatDiffer(
        source,
        table,
        found,
        { rows: known!.rows[table], hashes: before },
        onAnswer,
        onMissing,
      ));
    const all = some ?? (await source.readTable(table, onAnswer, onMissing));
    if (found) hashes.set(table, found);
    return all;
  };
  const read = async <T extends Table>(table: T) => {
    try {
      refused.delete(table);
      rows[table] = (await readOne(table)) as Partial<DirectoryRows>[T];
    } catch (error) {
      if (!(error instanceof TableUnreadable) || !error.isFinal) throw error;
      // Where there are counters, the server has yet to read its schema again.
      if (error.isMissing && !present && !REQUIRED_TABLES.includes(table))
        rows[table] = [] as unknown as DirectoryRows[T];
      else refused.set(table, error);
    }
  };
  let due = tables;
  for (let attempt = 1; due.length > 0; attempt += 1) {
    for (const table of due) {
      const counter = present?.get(table);
      if (counter) counters.set(table, counter);
    }
    await Promise.all(due.map(read));
    if (!present || attempt === ATTEMPTS) break;
    const after = await source.readCounters({ isExpected: true });
    due = due.filter((table) => !isUnchanged(after?.get(table), counters.get(table)));
    present = after;
  }
  // Their counters stay as they were, so that they are read again.
  for (const table of refused.keys()) counters.delete(table);
  return { rows, counters, hashes, refused, missing };
}
