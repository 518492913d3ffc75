import { createHash } from 'node:crypto';
import { type Counters, isEarlier, type TablesVersion, versionOf } from '../../data/directory/read-counters';
import { dubaiDay } from '../../domain/closure';
import { PROBLEM_TYPES } from '../../domain/problem-types';
import { codeOf, errorFacts } from '../../log/error-facts';
import { log } from '../../log/log';
import { inChunks } from '../in-chunks';
import { isOver } from '../refresh/is-over';
import type { Clock, LoadedDirectory } from '../refresh/source';
import { diffStaffTables } from './diff-staff-tables';
import type { Differences, StaffInputs, StaffTables } from './staff-tables';

/** Milliseconds after a failure in which nothing is tried. */
const FAILURE_WAIT = 30_000;
/** Readings in a request. */
const CHUNK = 500;
/** How often the work is asked for again because somebody else has written meanwhile. */
const ATTEMPTS = 3;
/** The code of PostgreSQL for a signature that is missing or wrong. */
const UNSIGNED = '42501';

/** The table of what is written back, among the counters. */
const STORED = 'provider_readings';

/** What the later requests of a write hold besides readings. */
const NOTHING_ELSE = { removed: [], listings: [], judged: { words: [], places: [] } };

interface Parts {
  tables: StaffTables;
  clock: Pick<Clock, 'now'>;
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[];
  /** Differs from build to build, since what is understood may. */
  build: string;
}

/** How writing back is, for the health check: "off" until the first poll, and without counters. */
export type StaffWriterHealth = 'off' | 'ok' | 'unsigned' | 'failing';

interface PolledState {
  loaded: LoadedDirectory;
  version: TablesVersion;
  /** Differs as soon as there may be something to write: the tables, those of staff, or the day. */
  state: string;
  /** The same for all processes of a build, which tells those that start later that there is nothing to write. */
  writtenAs: string;
}

/**
 * Writes back for staff what the site understood, behind the answers: after a poll that found something new, and with each day.
 * What it computes is always compared with what is stored, so that a process needs no memory of what others wrote.
 */
export class StaffWriter {
  readonly #parts: Parts;
  readonly #startedAt: number;
  #poll: PolledState | undefined;
  #written: string | undefined;
  #running: Promise<void> | undefined;
  #failedAt = -Infinity;
  #health: StaffWriterHealth = 'off';

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#startedAt = parts.clock.now();
  }

  get health(): StaffWriterHealth {
    return this.#health;
  }

  /** Resolves when nothing is being written. */
  get settled(): Promise<void> {
    return this.#running ?? Promise.resolve();
  }

  /** Notes what the process holds after a poll of the database, and writes back what follows from it. Never rejects. */
  onRefresh(loaded: LoadedDirectory, counters: Counters | undefined): Promise<void> {
    // Without counters there are no tables of staff; a copy is not of the present.
    if (!counters || loaded.origin !== 'database') return this.settled;
    const { clock, imageHosts, build } = this.#parts;
    const day = dubaiDay(clock.now());
    const { version, lastChange } = versionOf(counters);
    const state = [loaded.directory.version, version, lastChange, day].join();
    const tables = [...counters].map(([table, counter]) => {
      const { changes, lastChange } = loaded.counters?.get(table) ?? counter;
      return [table, changes, lastChange];
    });
    const writtenAs = hashOf([tables.sort(), day, imageHosts, build]);
    this.#poll = { loaded, version: versionOf(counters, loaded.counters), state, writtenAs };
    // Of rows that others may not hold nothing is known from the counters.
    if (loaded.held.length === 0 && counters.get(STORED)?.writtenAs === writtenAs) {
      this.#written = state;
      this.#health = 'ok';
    }
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    const { clock } = this.#parts;
    while (this.#poll!.state !== this.#written && isOver(clock.now() - this.#failedAt, FAILURE_WAIT)) {
      const poll = this.#poll!;
      try {
        await this.#writeBack(poll);
        this.#written = poll.state;
        this.#health = 'ok';
      } catch (error) {
        this.#failedAt = clock.now();
        this.#recordFailure(error);
      }
    }
  }

  async #writeBack(poll: PolledState): Promise<void> {
    const { tables, clock, imageHosts } = this.#parts;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const work = await tables.readInputs();
      if (this.#isOlder(poll, work)) return;
      const moment = new Date(clock.now());
      const differences = await inChunks(diffStaffTables(poll.loaded, work, { moment, imageHosts }));
      if (await this.#write(poll, work.edition, differences)) return;
    }
  }

  /** Whether what is stored is of newer tables, or of a process with newer rules. */
  #isOlder({ version }: PolledState, stored: StaffInputs): boolean {
    return isEarlier(version, stored) || (!isEarlier(stored, version) && this.#startedAt < stored.startedAt);
  }

  /** Writes differences in chunks, and returns false if somebody else has written meanwhile. */
  async #write(poll: PolledState, edition: number, differences: Differences): Promise<boolean> {
    const { version, loaded, writtenAs } = poll;
    const { readings, removed, listings, judged, problems } = differences;
    const startedAt = this.#parts.clock.now();
    let made: number | null = edition;
    for (let from = 0; made !== null && from <= readings.length; from += CHUNK) {
      made = await this.#parts.tables.write({
        edition: made,
        ...version,
        startedAt: this.#startedAt,
        readAt: new Date(loaded.directory.readAt).toISOString(),
        readings: readings.slice(from, from + CHUNK),
        ...(from === 0
          ? { removed, listings, judged, problems }
          : { ...NOTHING_ELSE, problems: { ...problems, newErrors: 0 } }),
        problemTypes: PROBLEM_TYPES,
        writtenAs: from + CHUNK > readings.length && loaded.held.length === 0 ? writtenAs : null,
      });
    }
    const ms = Math.round(this.#parts.clock.now() - startedAt);
    const isNews = [readings, removed, listings, judged.words, judged.places].some(
      ({ length }) => length > 0,
    );
    if (made !== null && isNews)
      log('staff_tables.written', { readings: readings.length, removed: removed.length, ms });
    return made !== null;
  }

  /** Logs a failure once, however often it is repeated. */
  #recordFailure(error: unknown): void {
    const health = codeOf((error as { code?: unknown } | null)?.code) === UNSIGNED ? 'unsigned' : 'failing';
    if (health !== this.#health) log('staff_tables.write_failed', errorFacts(error));
    this.#health = health;
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
