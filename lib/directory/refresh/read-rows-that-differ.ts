import type { RowHashes } from '../../data/directory/row-hashes';
import type { DirectoryRows, Row, Table } from '../../data/directory/rows';
import { keyOf } from '../../data/directory/tables';
import type { DirectorySource } from './source';

/** More rows than an address takes are read as a whole table. */
const MAX_IDS = 200;

/** A table as it was read before. */
export interface Known<T extends Table> {
  rows: DirectoryRows[T];
  hashes: RowHashes;
}

/**
 * Returns a table as it is now, of which only those rows were read whose hashes differ from what is known; undefined if it is to be read
 * whole.
 * @param hashes read before, so that a row that changes meanwhile differs the next time as well
 * @throws TableUnreadable
 */
export async function readRowsThatDiffer<T extends Table>(
  source: DirectorySource,
  table: T,
  hashes: RowHashes,
  known: Known<T>,
  onAnswer: () => void,
  onMissing: (columns: readonly string[]) => void,
): Promise<DirectoryRows[T] | undefined> {
  const idOf = (row: Row<T>) => keyOf(table, row) as number;
  const same = (known.rows as Row<T>[]).filter((row) => {
    const hash = hashes.get(idOf(row));
    return hash !== undefined && hash === known.hashes.get(idOf(row));
  });
  const ids = new Set(same.map(idOf));
  const differing = [...hashes.keys()].filter((id) => !ids.has(id));
  if (differing.length > MAX_IDS) return undefined;
  if (differing.length === 0) return same as DirectoryRows[T];
  const read = await source.readRows(table, differing, onAnswer, onMissing);
  return [...same, ...(read as Row<T>[])].sort((one, other) => idOf(one) - idOf(other)) as DirectoryRows[T];
}
