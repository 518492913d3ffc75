import { isDeepStrictEqual } from 'node:util';
import type { DirectoryRows, Row, Table } from '../data/directory/rows';
import { keyOf } from '../data/directory/tables';
import type { Steps } from './in-chunks';

/**
 * Returns the new rows of a table, those that equal a present row being that same object; the present array if all of them are, in
 * the same order.
 */
export function* keepUnchanged<T extends Table>(
  table: T,
  present: DirectoryRows[T],
  next: DirectoryRows[T],
): Steps<DirectoryRows[T]> {
  const rows: Row<T>[] = [];
  const byKey = new Map(present.map((row: Row<T>) => [keyOf(table, row), row]));
  for (const row of next) {
    const known = byKey.get(keyOf(table, row));
    rows.push(known && isDeepStrictEqual(known, row) ? known : row);
    yield;
  }
  const isSame = rows.length === present.length && rows.every((row, index) => row === present[index]);
  return isSame ? present : (rows as DirectoryRows[T]);
}
