import { type Counter, ROWS } from '../../data/directory/read-counters';
import type { Table } from '../../data/directory/rows';
import { isOver } from './due-tables';

/** Milliseconds after which rows that are still missing are taken to be meant. */
const PATIENCE = 1_800_000;
/** So many rows may be gone, or this part of them, without a doubt. */
const FEW = 20;
const PART = 1 / 5;

/** Rows that are missing at once, so many that it may be an accident: what was there is still shown. */
export interface Vanished {
  table: Table;
  gone: number;
  /** The number of rows that are still shown. */
  of: number;
  /** When they were first missing, in milliseconds since 1970. */
  since: number;
}

/** A table as it was read again. */
export interface Change {
  table: Table;
  /** How many of the present rows are gone. */
  gone: number;
  of: number;
  /** How many rows were read. */
  left: number;
  now: number;
  /** Whether the present rows are those of the database, or were an hour ago; older ones may have changed altogether. */
  isRecent: boolean;
  counter: Counter | undefined;
  /** The counter of the present rows. */
  present: Counter | undefined;
}

/** The rows that are missing, by table. */
export class VanishedRows {
  readonly #byTable = new Map<Table, Vanished>();

  /** Whether rows have been missing for so long that the table is to be read again. */
  isRipe(table: Table, now: number): boolean {
    const vanished = this.#byTable.get(table);
    return vanished !== undefined && isOver(now - vanished.since, PATIENCE);
  }

  get all(): readonly Vanished[] {
    return [...this.#byTable.values()];
  }

  /**
   * Judges a change of a table: whether to take it, or to keep what is there.
   * @param isMeant whether staff say that the rows are meant
   * @returns also the loss, if it is a new one or one that is taken now
   */
  judge(change: Change, isMeant: boolean): { isTaken: boolean; loss?: Vanished } {
    const { table, gone, of, now } = change;
    const known = this.#byTable.get(table);
    const isPatient = known !== undefined && isOver(now - known.since, PATIENCE);
    if (isMeant || isPatient || isConfirmed(change) || !isDoubtful(change)) {
      this.#byTable.delete(table);
      return { isTaken: true, loss: known };
    }
    const loss = { table, gone, of, since: known?.since ?? now };
    this.#byTable.set(table, loss);
    return { isTaken: false, loss: known?.gone === gone ? undefined : loss };
  }
}

/** Tables with few rows, which staff may well take back at once. */
const OF_STAFF: readonly Table[] = ['words', 'places', 'seasons'];

function isDoubtful({ table, gone, of, left, isRecent }: Change): boolean {
  if (OF_STAFF.includes(table)) return false;
  if (!isRecent) return table === 'car_wash_locations' && left === 0 && of > 0;
  return hasVanished(gone, of, left);
}

/** A single deletion is never an accident of this kind. */
function hasVanished(gone: number, of: number, left: number): boolean {
  return (gone > FEW && gone > of * PART) || (left === 0 && of > 1);
}

/** Whether staff have declared a number of rows as meant since the present ones were read, and so many are there. */
function isConfirmed({ counter, present, left }: Change): boolean {
  const { releasedAt = null, remaining = 0 } = counter?.held[ROWS] ?? {};
  if (releasedAt === null || releasedAt === present?.held[ROWS]?.releasedAt) return false;
  return !hasVanished(Math.max(0, remaining - left), remaining, left);
}
