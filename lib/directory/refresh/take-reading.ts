import type { Counters } from '../../data/directory/read-counters';
import type { DirectoryRows, Table } from '../../data/directory/rows';
import { REQUIRED_TABLES, TABLE_NAMES } from '../../data/directory/tables';
import { errorFacts } from '../../log/error-facts';
import { log } from '../../log/log';
import { deriveDirectory } from '../derive-directory';
import { inChunks } from '../in-chunks';
import type { HeldBackRows } from './held-back';
import { isOver } from './is-over';
import type { Reading } from './read-tables';
import type { Loaded, TableHashes } from './source';
import { type Circumstances, dropOrphans, takeRatings, takeTable } from './take-table';

/** Milliseconds for which an older copy is compared with as if this process had read it. */
const RECENT = 3_600_000;

export interface Taking {
  reading: Reading;
  /** Undefined if the database has none. */
  counters: Counters | undefined;
  /** When the look began, in milliseconds since 1970. */
  now: number;
  /** Whether staff say that the rows are meant, however many are gone. */
  isMeant: boolean;
  heldBack: HeldBackRows;
  imageHosts: readonly string[];
}

/**
 * Returns what a process holds after a reading: what is gone in great number is still there, only rows that differ are derived again,
 * and all is done in chunks.
 * @throws TableUnreadable if the first reading lacks a table that the directory cannot do without
 */
export async function takeReading(present: Loaded | undefined, taking: Taking): Promise<Loaded> {
  const { reading, counters, now, imageHosts } = taking;
  const rows = present ? { ...present.rows } : emptyRows();
  for (const [table, error] of reading.refused) if (!present && REQUIRED_TABLES.includes(table)) throw error;
  const before = taking.heldBack.rowsOf('car_wash_locations').size;
  for (const table of TABLE_NAMES) {
    const read = reading.rows[table];
    if (!read) continue;
    if (table === 'published_ratings') await takeRatings(rows, reading.rows[table]!, taking.heldBack);
    else await takeTable(table, rows, read as never, circumstancesOf(table, present, taking));
  }
  if (taking.heldBack.rowsOf('car_wash_locations').size < before) dropOrphans(rows);
  const onFailure = (id: number, error: unknown) => log('directory.row_failed', { id, ...errorFacts(error) });
  const directory = await inChunks(deriveDirectory(rows, { readAt: now, imageHosts, onFailure }, present));
  return {
    rows,
    directory,
    counters: counters && new Map([...(present?.counters ?? []), ...reading.counters]),
    hashes: hashesOf(present, taking),
    readAt: new Map([
      ...(present?.readAt ?? []),
      ...Object.keys(reading.rows).map((table) => [table as Table, now] as const),
    ]),
    origin: 'database',
    held: taking.heldBack.all,
    asOf: now,
  };
}

/** Returns the hashes of the tables that are held as the database has them. */
function hashesOf(present: Loaded | undefined, { reading, heldBack }: Taking): TableHashes {
  const hashes = new Map(present?.hashes);
  for (const table of Object.keys(reading.rows) as Table[]) {
    const read = reading.hashes.get(table);
    if (read) hashes.set(table, read);
    else hashes.delete(table);
  }
  for (const { table } of heldBack.all) hashes.delete(table);
  return hashes;
}

function circumstancesOf(
  table: Table,
  present: Loaded | undefined,
  { reading, now, isMeant, heldBack }: Taking,
): Circumstances {
  return {
    heldBack,
    now,
    isMeant,
    isRecent:
      present?.origin === 'database' || (present?.origin === 'copy' && !isOver(now - present.asOf, RECENT)),
    counter: reading.counters.get(table),
    present: present?.counters?.get(table),
    missing: reading.missing.get(table) ?? [],
  };
}

function emptyRows(): DirectoryRows {
  return Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as DirectoryRows;
}
