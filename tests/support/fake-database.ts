import type { Counter } from '@/lib/data/directory/read-counters';
import { TableUnreadable } from '@/lib/data/directory/read-table';
import type { DirectoryRows, Row, Table } from '@/lib/data/directory/rows';
import { keyOf, TABLE_NAMES, TABLES } from '@/lib/data/directory/tables';
import type { Clock, Copies, DirectorySource, StoredRows } from '@/lib/directory/refresh/source';
import type { StaffSummary } from '@/lib/directory/write-back/staff-summary';
import type { Results, StaffInputs, StaffTables } from '@/lib/directory/write-back/staff-tables';

/** Returns the counter of a table that has changed so often. */
export function counterOf(changes: number, more: Partial<Counter> = {}): Counter {
  return { changes, lastChange: changes, deliberateLosses: 0, held: {}, writtenAs: null, ...more };
}

/** Stands for the database, as a directory reads it and results are written back to it. */
export class FakeDatabase implements DirectorySource {
  rows: DirectoryRows;
  /** Undefined for tables without counters. */
  counters: Map<string, Counter> | undefined;
  state: 'up' | 'stopped' | 'hanging' = 'up';
  /** Tables that it refuses to show, with a status. */
  readonly refused = new Map<Table, number>();
  /** Whether it says by hashes which rows differ. */
  isHashed = false;
  /** Columns that tables do not have. */
  readonly missing = new Map<Table, readonly string[]>();
  /** What was read, in order. */
  reads: string[] = [];
  /** Called before a table is read. */
  onRead: (table: Table) => void | Promise<void> = () => undefined;
  /** What is handed out to be computed, and the results of it, by the ids of providers. */
  work: StaffInputs = {
    edition: 0,
    version: 0,
    lastChange: 0,
    startedAt: 0,
    readings: {},
    formerPhones: {},
    listings: [],
    toJudge: { words: [], places: [] },
  };
  readonly readings = new Map<number, StaffSummary>();
  /** What was last written of listings. */
  compared: Results['listings'] = [];
  newErrors = 0;
  /** The calls that ask for work and write results, in order, and what each fails with. */
  calls: string[] = [];
  failure: Error | undefined;
  /** Called before results are written. */
  onResults: () => void = () => undefined;

  constructor(rows: DirectoryRows, { isCounted = true } = {}) {
    this.rows = rows;
    const counter = counterOf(1);
    if (isCounted)
      this.counters = new Map([...TABLE_NAMES, 'provider_readings'].map((table) => [table, counter]));
  }

  /** Replaces the rows of a table. */
  write<T extends Table>(table: T, rows: DirectoryRows[T]): void {
    this.rows = { ...this.rows, [table]: rows };
    this.raise(table);
  }

  raise(table: string, more: Partial<Counter> = {}): void {
    const counter = this.counters?.get(table);
    if (counter)
      this.counters!.set(table, {
        ...counter,
        changes: counter.changes + 1,
        lastChange: counter.lastChange + 1,
        ...more,
      });
  }

  async readCounters({ isExpected = false } = {}) {
    await this.#answer('counters');
    if (!this.counters && isExpected)
      throw new TableUnreadable('counters', { reason: 'status', status: 404, code: 'PGRST205' });
    return this.counters && new Map(this.counters);
  }

  async readTable<T extends Table>(
    table: T,
    onAnswer: () => void,
    onMissing: (columns: readonly string[]) => void,
  ): Promise<DirectoryRows[T]> {
    await this.#answer(table);
    await this.onRead(table);
    onAnswer();
    const status = this.refused.get(table);
    const code = status === 404 ? 'PGRST205' : undefined;
    if (status) throw new TableUnreadable(table, { reason: 'status', status, code });
    onMissing(this.missing.get(table) ?? []);
    // As new as rows that were parsed.
    return JSON.parse(JSON.stringify(this.rows[table]));
  }

  async readHashes(table: Table) {
    if (!this.isHashed || !TABLES[table].isNumbered) return undefined;
    await this.#answer(`hashes of ${table}`);
    const rows = this.rows[table] as Row<Table>[];
    return new Map(rows.map((row) => [keyOf(table, row) as number, JSON.stringify(row)]));
  }

  async readRows<T extends Table>(
    table: T,
    ids: readonly number[],
    onAnswer: () => void,
  ): Promise<DirectoryRows[T]> {
    await this.#answer(`${table} ${ids.join()}`);
    await this.onRead(table);
    onAnswer();
    const rows = (this.rows[table] as Row<T>[]).filter((row) => ids.includes(keyOf(table, row) as number));
    return JSON.parse(JSON.stringify(rows));
  }

  readonly staffTables: StaffTables = {
    readInputs: async () => {
      this.#call('work');
      const readings = [...this.readings].map(([id, { hash, errors }]) => [id, [hash, errors] as const]);
      return { ...this.work, readings: Object.fromEntries(readings) };
    },
    write: async (results) => {
      this.onResults();
      this.#call(`${results.readings.length} readings, ${results.removed.length} removed`);
      const { edition, version, lastChange, startedAt, writtenAs } = results;
      if (edition !== this.work.edition) return null;
      this.work = { ...this.work, edition: edition + 1, version, lastChange, startedAt };
      for (const reading of results.readings) this.readings.set(reading.provider_id, reading);
      for (const id of results.removed) this.readings.delete(id);
      this.newErrors += results.problems.newErrors;
      if (results.listings.length > 0) this.compared = results.listings;
      if (writtenAs !== null) this.counters?.set('provider_readings', counterOf(1, { writtenAs }));
      return edition + 1;
    },
  };

  #call(call: string): void {
    this.calls.push(call);
    if (this.failure) throw this.failure;
  }

  async #answer(read: string): Promise<void> {
    this.reads.push(read);
    if (this.state === 'hanging') await new Promise(() => undefined);
    if (this.state === 'stopped') throw new TableUnreadable(read, { reason: 'refused' });
  }
}

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 10, 27, 8);
  #waiting: { until: number; resolve: () => void }[] = [];

  now = () => this.#now;

  wait = (ms: number) =>
    new Promise<void>((resolve) => void this.#waiting.push({ until: this.#now + ms, resolve }));

  /** Moves on, and lets everything happen that happens then. */
  async advance(ms: number): Promise<void> {
    await settle();
    this.#now += ms;
    const due = this.#waiting.filter(({ until }) => until <= this.#now);
    this.#waiting = this.#waiting.filter(({ until }) => until > this.#now);
    for (const { resolve } of due) resolve();
    await settle();
  }
}

/** Lets everything happen that does not wait for the clock: until several turns in a row have had nothing to do. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 10; quiet += 1) {
    const before = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - before > 1) quiet = 0;
  }
}

/** Keeps copies in memory. */
export class FakeCopies implements Copies {
  saved: StoredRows | undefined;
  constructor(readonly stored?: StoredRows & { origin: 'copy' | 'snapshot' }) {}
  load = async () => this.stored;
  save = async (rows: StoredRows) => void (this.saved = rows);
}
