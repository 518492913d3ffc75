import type { HeldReport, HeldRow } from '../../data/directory/held-report';
import type { Counters } from '../../data/directory/read-counters';
import type { DirectoryRows, Row, Table } from '../../data/directory/rows';
import { keyOf } from '../../data/directory/tables';
import type { HeldBack } from '../refresh/held-back';
import { isOver } from '../refresh/is-over';
import type { Clock, LoadedDirectory } from '../refresh/source';

/** Milliseconds after a report that failed in which nothing is reported. */
const FAILURE_WAIT = 30_000;
const EXAMPLES = 3;

/** Says in the database what a process holds back, for staff and for the other processes, whenever that changes. */
export class HeldReporter {
  readonly #report: (report: HeldReport) => Promise<boolean>;
  readonly #clock: Pick<Clock, 'now'>;
  #reported: readonly HeldBack[] = [];
  #failedAt = -Infinity;

  constructor(report: (report: HeldReport) => Promise<boolean>, clock: Pick<Clock, 'now'>) {
    this.#report = report;
    this.#clock = clock;
  }

  /** Reports what a poll of the database has changed. Never rejects. */
  async onRefresh({ held, rows }: LoadedDirectory, counters: Counters | undefined): Promise<void> {
    const now = this.#clock.now();
    if (!counters || !isOver(now - this.#failedAt, FAILURE_WAIT)) return;
    const isKnown = (one: HeldBack) =>
      counters.get(one.table)?.held[one.subject] !== undefined &&
      this.#reported.some(
        ({ table, subject, goneCount }) =>
          table === one.table && subject === one.subject && goneCount === one.goneCount,
      );
    // What was given up after its time stays there for staff to read.
    const back = this.#reported.filter(
      (one) =>
        (one.until === null || one.until > now) &&
        !held.some(({ table, subject: what }) => table === one.table && what === one.subject),
    );
    const changed = held.filter((one) => !isKnown(one));
    if (changed.length === 0 && back.length === 0) {
      this.#reported = held;
      return;
    }
    const isReported = await this.#report({
      held: changed.map((one) => toRow(one, rows)),
      back: back.map(({ table, subject: what }) => ({ table_name: table, what })),
      release: false,
    });
    if (isReported) this.#reported = held;
    else this.#failedAt = now;
  }
}

/** Returns what is held back as staff read it. */
function toRow(
  { table, subject, goneCount, total, remaining, since, until, keys }: HeldBack,
  rows: DirectoryRows,
): HeldRow {
  return {
    table_name: table,
    what: subject,
    gone: goneCount,
    shown: total,
    remaining,
    examples: keys
      .slice(0, EXAMPLES)
      .map((key) => nameOf(table, key, rows))
      .join(', '),
    since: new Date(since).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
  };
}

function nameOf<T extends Table>(table: T, key: string | number, rows: DirectoryRows): string {
  const row = (rows[table] as Row<T>[]).find((one) => keyOf(table, one) === key);
  const { business_name: name } = (row ?? {}) as { business_name?: string | null };
  return name ? `${key} ${name}` : String(key);
}
