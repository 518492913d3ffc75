import type { DirectoryRows, Table } from '../data/directory/rows';
import { keyOf } from '../data/directory/tables';
import type { Work } from './in-chunks';

/**
 * Returns the new rows of a table, those that equal a present row being that same object; the present array if all of them are, in
 * the same order.
 */
export function* keepUnchanged<T extends Table>(
  table: T,
  present: DirectoryRows[T],
  next: DirectoryRows[T],
): Work<DirectoryRows[T]> {
  const rows: DirectoryRows[T][number][] = [];
  const byKey = new Map<string | number, DirectoryRows[T][number]>();
  for (const row of present) byKey.set(keyOf(table, row), row);
  for (const row of next) {
    const known = byKey.get(keyOf(table, row));
    rows.push(known && isEqual(known, row) ? known : row);
    yield;
  }
  const isSame = rows.length === present.length && rows.every((row, index) => row === present[index]);
  return isSame ? present : (rows as DirectoryRows[T]);
}

/** Returns how many of the present rows of a table are not among the next ones. */
export function countGone<T extends Table>(
  table: T,
  present: DirectoryRows[T],
  next: DirectoryRows[T],
): number {
  const keys = new Set<string | number>();
  for (const row of next) keys.add(keyOf(table, row));
  let gone = 0;
  for (const row of present) if (!keys.has(keyOf(table, row))) gone += 1;
  return gone;
}

/** Returns whether two values of JSON are equal. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqual(item, other[index]))
    );
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isEqual((one as Fields)[key], (other as Fields)[key]))
  );
}

type Fields = Record<string, unknown>;
