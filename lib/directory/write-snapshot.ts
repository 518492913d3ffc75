import { readCounters } from '../data/directory/read-counters';
import { readRows, readTable } from '../data/directory/read-table';
import { readHashes } from '../data/directory/row-hashes';
import type { DirectoryRows } from '../data/directory/rows';
import { REQUIRED_TABLES, TABLE_NAMES } from '../data/directory/tables';
import { deriveDirectory } from './derive-directory';
import { inChunks } from './in-chunks';
import { writeCopy } from './refresh/file-copies';
import { readTables } from './refresh/read-tables';
import { toStoredProvider } from './refresh/stored-providers';

/** The snapshot of a build for a host without a disk, from the root of the project. */
export const SNAPSHOT_FILE = '.directory/snapshot.ndjson';

/**
 * Writes the rows that the public may see into a file, with the providers that were derived of them, so that a host without a disk has a directory before its database answers.
 * @returns whether the database has counters, which tell when rows change
 * @throws Error if the database does not answer or refuses to show a table
 */
export async function writeSnapshot(
  file: string,
  database: string,
  imageHosts: readonly string[],
): Promise<{ hasCounters: boolean }> {
  const asOf = Date.now();
  const before = await readCounters();
  const reading = await readTables(
    { readCounters, readTable, readRows, readHashes },
    TABLE_NAMES,
    before,
    () => undefined,
  );
  const refusal = REQUIRED_TABLES.flatMap((table) => reading.refused.get(table) ?? [])[0];
  if (refusal) throw refusal;
  const rows = Object.fromEntries(
    TABLE_NAMES.map((table) => [table, reading.rows[table] ?? []]),
  ) as unknown as DirectoryRows;
  const { byId, unreadable } = await inChunks(deriveDirectory(rows, { readAt: asOf, imageHosts }));
  const providers = [...byId.values()].filter(({ id }) => !unreadable.includes(id)).map(toStoredProvider);
  await writeCopy(
    file,
    database,
    { rows, counters: before && reading.counters, hashes: reading.hashes, asOf, providers },
    imageHosts,
  );
  return { hasCounters: before !== undefined };
}
