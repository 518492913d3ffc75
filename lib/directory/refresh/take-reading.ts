import type { Counters } from '../../data/directory/read-counters';
import type { DirectoryRows, Table } from '../../data/directory/rows';
import { REQUIRED_TABLES, TABLE_NAMES } from '../../data/directory/tables';
import { errorFacts } from '../../log/error-facts';
import { log } from '../../log/log';
import { countGone, keepUnchanged } from '../compare-rows';
import { deriveDirectory } from '../derive-directory';
import { inChunks } from '../in-chunks';
import { indexSearches } from '../search/search-index';
import { isOver } from './due-tables';
import type { Reading } from './read-tables';
import type { Loaded } from './source';
import type { VanishedRows } from './vanished';

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
  vanished: VanishedRows;
  imageHosts: readonly string[];
}

/**
 * Returns what a process holds after a reading: tables in which too much is gone stay as they are, only rows that differ are derived
 * again, and all is done in chunks.
 * @throws TableUnreadable if the first reading lacks a table that the directory cannot do without
 */
export async function takeReading(present: Loaded | undefined, taking: Taking): Promise<Loaded> {
  const { reading, counters, now, imageHosts } = taking;
  const rows = present ? { ...present.rows } : emptyRows();
  for (const [table, error] of reading.refused) if (!present && REQUIRED_TABLES.includes(table)) throw error;
  for (const table of Object.keys(reading.rows) as Table[]) await takeTable(table, rows, present, taking);
  const onFailure = (id: number, error: unknown) => log('directory.row_failed', { id, ...errorFacts(error) });
  const derived = await inChunks(deriveDirectory(rows, { readAt: now, imageHosts, onFailure }, present));
  await inChunks(indexSearches(derived));
  return {
    rows,
    directory: derived,
    counters: counters && new Map([...(present?.counters ?? []), ...reading.counters]),
    readAt: new Map([
      ...(present?.readAt ?? []),
      ...Object.keys(reading.rows).map((table) => [table as Table, now] as const),
    ]),
    origin: 'database',
    asOf: now,
  };
}

/** Takes the rows of a table, unless too many are gone. */
async function takeTable<T extends Table>(
  table: T,
  rows: DirectoryRows,
  present: Loaded | undefined,
  { reading, now, isMeant, vanished }: Taking,
): Promise<void> {
  const next = reading.rows[table] as DirectoryRows[T];
  const known = rows[table];
  const change = {
    table,
    gone: countGone(table, known, next),
    of: known.length,
    left: next.length,
    now,
    isRecent:
      present?.origin === 'database' || (present?.origin === 'copy' && !isOver(now - present.asOf, RECENT)),
    counter: reading.counters.get(table),
    present: present?.counters?.get(table),
  };
  const { isTaken, loss } = vanished.judge(change, isMeant);
  if (loss)
    log(isTaken ? 'directory.loss_taken' : 'directory.loss_refused', { table, gone: loss.gone, of: loss.of });
  if (isTaken) rows[table] = await inChunks(keepUnchanged(table, known, next));
}

function emptyRows(): DirectoryRows {
  return Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as DirectoryRows;
}
