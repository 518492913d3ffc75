import { type Counter, ROWS } from '../../data/directory/read-counters';
import type { Table } from '../../data/directory/rows';
import { isOver } from './is-over';

/** Milliseconds after which what is still missing is taken to be meant. */
const PATIENCE = 1_800_000;
/** So many rows, or values of a column, may be gone, or this part of them, without a doubt. */
const FEW = 20;
const PART = 1 / 5;

type Key = string | number;

/** Rows of a table, or values of a column, that are gone in such a number that it may be an accident: they are still shown. */
export interface HeldBack {
  table: Table;
  /** `ROWS` or the name of a column. */
  subject: string;
  goneCount: number;
  /** The number of rows, or of values, that are still shown, those that are gone among them. */
  total: number;
  /** The number of those that are there. */
  remaining: number;
  /** When the first of them were missing, in milliseconds since 1970. */
  since: number;
  /** When they are no longer shown if they are still missing; null for a column that is not there, which is shown until it is back. */
  until: number | null;
  keys: readonly Key[];
}

/** What is gone of a table that was read again. */
export interface Loss {
  table: Table;
  subject: string;
  /** The rows of the process that are gone, or have no value any more. */
  goneKeys: readonly Key[];
  /** How many rows of the process are there, or have a value. */
  total: number;
  /** How many rows were read, or have a value. */
  remaining: number;
  now: number;
  /** Whether the present rows are those of the database, or were an hour ago; older ones may have changed altogether. */
  isRecent: boolean;
  /** Whether the column is not there at all, which no edit of a row can do. */
  isMissing: boolean;
  /** Whether staff say that all is meant. */
  isDeliberate: boolean;
  counter: Counter | undefined;
  /** The counter of the present rows. */
  present: Counter | undefined;
}

/** What became of a loss: what is kept, and what is noticed for the first time or given up. */
export interface LossVerdict {
  kept: ReadonlySet<Key>;
  refused: number;
  taken: number;
}

interface Held {
  facts: Omit<HeldBack, 'keys'>;
  /** Since when each is missing. */
  since: Map<Key, number>;
}

/** What a process holds back, by table and column. What is missing counts by itself: the rest of its table is taken at once. */
export class HeldBackRows {
  readonly #held = new Map<string, Held>();

  /** Whether something has been missing for so long that its table is to be read again. */
  isDue(table: Table, now: number): boolean {
    return this.all.some(({ table: held, until }) => held === table && until !== null && until <= now);
  }

  get all(): readonly HeldBack[] {
    return [...this.#held.values()].map(({ facts, since }) => ({ ...facts, keys: [...since.keys()] }));
  }

  /** The rows of a table that are gone and still shown. */
  rowsOf(table: Table): ReadonlySet<Key> {
    return new Set(this.#held.get(idOf(table, ROWS))?.since.keys());
  }

  /** The columns of a table of which something is held back. */
  columnsOf(table: Table): readonly string[] {
    return this.all.flatMap((held) => (held.table === table && held.subject !== ROWS ? [held.subject] : []));
  }

  /** Judges what is gone: what to keep, and what to let go. */
  judge(loss: Loss): LossVerdict {
    const { table, subject, goneKeys, total, remaining, now, isMissing, counter } = loss;
    const id = idOf(table, subject);
    const known = this.#held.get(id)?.since ?? new Map<Key, number>();
    const fresh = goneKeys.filter((key) => !known.has(key));
    const still = goneKeys.filter((key) => known.has(key));
    const since = new Map<Key, number>();
    if (!loss.isDeliberate && !isReleased(loss)) {
      const deliberate = Math.max(
        0,
        (counter?.deliberateLosses ?? 0) - (loss.present?.deliberateLosses ?? counter?.deliberateLosses ?? 0),
      );
      const isExplained =
        deliberate > fresh.length && !isLoss(still.length - (deliberate - fresh.length), total, remaining);
      for (const key of still) {
        const at = known.get(key)!;
        if (!isExplained && (isMissing || !isOver(now - at, PATIENCE))) since.set(key, at);
      }
      const first = counter?.held[subject]?.releasedAt === null ? counter.held[subject].since : now;
      if (isDoubtful(loss, fresh.length - deliberate, total - still.length))
        for (const key of fresh) since.set(key, Math.min(first, now));
    }
    if (since.size === 0) this.#held.delete(id);
    else {
      const earliest = Math.min(...since.values());
      const facts = { table, subject, goneCount: since.size, total, remaining, since: earliest };
      this.#held.set(id, { facts: { ...facts, until: isMissing ? null : earliest + PATIENCE }, since });
    }
    const refused = fresh.filter((key) => since.has(key)).length;
    return { kept: new Set(since.keys()), refused, taken: countTaken() };

    /** What was held back, or would have been, and is neither kept nor back. */
    function countTaken(): number {
      const dropped = still.filter((key) => !since.has(key)).length;
      return dropped + (loss.isDeliberate && isLoss(fresh.length, total, remaining) ? fresh.length : 0);
    }
  }
}

function idOf(table: Table, what: string): string {
  return `${table} ${what}`;
}

/** Tables with few rows, which staff may well take back at once. */
const OF_STAFF: readonly Table[] = ['words', 'places', 'seasons'];

function isDoubtful(loss: Loss, gone: number, total: number): boolean {
  const { table, subject, remaining, isRecent, isMissing, counter } = loss;
  if (OF_STAFF.includes(table)) return false;
  if (isMissing) return gone > 0;
  // Where other processes hold something back, older rows are as good as theirs.
  const isHeldElsewhere = counter?.held[subject]?.releasedAt === null;
  if (isRecent || isHeldElsewhere) return isLoss(gone, total, remaining);
  return subject === ROWS && table === 'car_wash_locations' && remaining === 0 && gone > 0;
}

/** Whether so much is gone that it may be an accident; a single deletion never is. */
function isLoss(gone: number, total: number, remaining: number): boolean {
  return (gone > FEW && gone > total * PART) || (remaining === 0 && total > 1 && gone > 0);
}

/** Whether somebody has said since the present rows were read that the rest is meant to be gone, and about so many are left. */
function isReleased({ subject, counter, present, remaining: left }: Loss): boolean {
  const { releasedAt = null, remaining = 0 } = counter?.held[subject] ?? {};
  if (releasedAt === null || releasedAt === present?.held[subject]?.releasedAt) return false;
  return !isLoss(Math.max(0, remaining - left), remaining, left);
}
