import type { Counters } from '../../data/directory/read-counters';
import type { DirectoryRows, Table } from '../../data/directory/rows';
import { REQUIRED_TABLES, TABLE_NAMES } from '../../data/directory/tables';
import { errorFacts } from '../../log/error-facts';
import { log } from '../../log/log';
import { deriveDirectory } from '../derive-directory';
import { inChunks } from '../in-chunks';
import { type ApplyOptions, applyRatings, applyTable, dropOrphans } from './apply-table';
import type { HeldBackRows } from './held-back';
import { isOver } from './is-over';
import type { FetchedTables } from './read-tables';
import type { LoadedDirectory, TableHashes } from './source';

/** Milliseconds for which an older copy is compared with as if this process had read it. */
const RECENT = 3_600_000;

export interface RefreshInput {
  fetched: FetchedTables;
  /** Undefined if the database has none. */
  counters: Counters | undefined;
  /** When the poll began, in milliseconds since 1970. */
  now: number;
  /** Whether staff say that the rows are meant, however many are gone. */
  isDeliberate: boolean;
  heldBack: HeldBackRows;
  imageHosts: readonly string[];
}

/**
 * Returns what a process holds after a reading: what is gone in great number is still there, only rows that differ are derived again,
 * and all is done in chunks.
 * @throws TableUnreadable if the first reading lacks a table that the directory cannot do without
 */
export async function applyFetched(
  present: LoadedDirectory | undefined,
  input: RefreshInput,
): Promise<LoadedDirectory> {
  const { fetched, counters, now, imageHosts } = input;
  const rows = present ? { ...present.rows } : emptyRows();
  for (const [table, error] of fetched.refused) if (!present && REQUIRED_TABLES.includes(table)) throw error;
  const before = input.heldBack.rowsOf('car_wash_locations').size;
  for (const table of TABLE_NAMES) {
    const read = fetched.rows[table];
    if (!read) continue;
    if (table === 'published_ratings') await applyRatings(rows, fetched.rows[table]!, input.heldBack);
    else await applyTable(table, rows, read as never, applyOptions(table, present, input));
  }
  if (input.heldBack.rowsOf('car_wash_locations').size < before) dropOrphans(rows);
  const onFailure = (id: number, error: unknown) => log('directory.row_failed', { id, ...errorFacts(error) });
  const directory = await inChunks(deriveDirectory(rows, { readAt: now, imageHosts, onFailure }, present));
  return {
    rows,
    directory,
    counters: counters && new Map([...(present?.counters ?? []), ...fetched.counters]),
    hashes: hashesOf(present, input),
    readAt: new Map([
      ...(present?.readAt ?? []),
      ...Object.keys(fetched.rows).map((table) => [table as Table, now] as const),
    ]),
    origin: 'database',
    held: input.heldBack.all,
    asOf: now,
  };
}

/** Returns the hashes of the tables that are held as the database has them. */
function hashesOf(present: LoadedDirectory | undefined, { fetched, heldBack }: RefreshInput): TableHashes {
  const hashes = new Map(present?.hashes);
  for (const table of Object.keys(fetched.rows) as Table[]) {
    const read = fetched.hashes.get(table);
    if (read) hashes.set(table, read);
    else hashes.delete(table);
  }
  for (const { table } of heldBack.all) hashes.delete(table);
  return hashes;
}

function applyOptions(
  table: Table,
  present: LoadedDirectory | undefined,
  { fetched, now, isDeliberate, heldBack }: RefreshInput,
): ApplyOptions {
  return {
    heldBack,
    now,
    isDeliberate,
    isRecent:
      present?.origin === 'database' || (present?.origin === 'copy' && !isOver(now - present.asOf, RECENT)),
    counter: fetched.counters.get(table),
    present: present?.counters?.get(table),
    missing: fetched.missing.get(table) ?? [],
  };
}

function emptyRows(): DirectoryRows {
  return Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as DirectoryRows;
}
