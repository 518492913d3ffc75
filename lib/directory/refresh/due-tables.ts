import { type Counters, isUnchanged } from '../../data/directory/read-counters';
import type { Table } from '../../data/directory/rows';
import { TABLE_NAMES } from '../../data/directory/tables';
import { isOver } from './is-over';
import type { LoadedDirectory } from './source';

/** Rows beyond which a table is read less often. */
const MANY_ROWS = 5_000;
/** Milliseconds between two reads of a table with many rows, and of one without a counter. */
const MINUTE = 60_000;
/** Milliseconds between two reads of a table with many rows and without a counter. */
const FIVE_MINUTES = 300_000;

/**
 * Returns the tables to read: those that have changed, as their counters tell, and those without a counter from time to time. The rows of
 * a copy are those of the database where the counters are the same.
 * @param isHurried whether to read raised tables and those without a counter now, however recently they were read
 * @param isDue whether rows that are missing from a table are to be looked at again
 */
export function dueTables(
  { rows, counters: known, readAt, origin }: LoadedDirectory,
  counters: Counters | undefined,
  now: number,
  { isHurried, isDue }: { isHurried: boolean; isDue: (table: Table) => boolean },
): readonly Table[] {
  return TABLE_NAMES.filter((table) => {
    const age = now - (readAt.get(table) ?? -Infinity);
    const isLarge = rows[table].length > MANY_ROWS;
    const counter = counters?.get(table);
    if (!counter) return isHurried || origin !== 'database' || isOver(age, isLarge ? FIVE_MINUTES : MINUTE);
    const isChanged = !isUnchanged(counter, known?.get(table)) || isDue(table);
    return isChanged && (isHurried || !isLarge || isOver(age, MINUTE));
  });
}
