import { createHash } from 'node:crypto';
import { type Counters, isEarlier, type TablesVersion, versionOf } from '../../data/directory/read-counters';
import { dubaiDay } from '../../domain/closure';
import { PROBLEM_TYPES } from '../../domain/problem-types';
import { codeOf, errorFacts } from '../../log/error-facts';
import { log } from '../../log/log';
import { inChunks } from '../in-chunks';
import { isOver } from '../refresh/is-over';
import type { Clock, Loaded } from '../refresh/source';
import { compare } from './compare';
import type { Desk, DeskWork, Differences } from './desk';

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
  desk: Desk;
  clock: Pick<Clock, 'now'>;
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[];
  /** Differs from build to build, since what is understood may. */
  build: string;
}

/** How writing back is, for the health check: "off" until the first look, and without counters. */
export type DeskHealth = 'off' | 'ok' | 'unsigned' | 'failing';

interface Look {
  loaded: Loaded;
  version: TablesVersion;
  /** Differs as soon as there may be something to write: the tables, those of the desk, or the day. */
  state: string;
  /** The same for all processes of a build, which tells those that start later that there is nothing to write. */
  writtenAs: string;
}

/**
 * Writes back for staff what the site understood, behind the answers: after a look that found something new, and with each day.
 * What it computes is always compared with what is stored, so that a process needs no memory of what others wrote.
 */
export class DeskWriter {
  readonly #parts: Parts;
  readonly #startedAt: number;
  #look: Look | undefined;
  #written: string | undefined;
  #running: Promise<void> | undefined;
  #failedAt = -Infinity;
  #health: DeskHealth = 'off';

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#startedAt = parts.clock.now();
  }

  get health(): DeskHealth {
    return this.#health;
  }

  /** Resolves when nothing is being written. */
  get settled(): Promise<void> {
    return this.#running ?? Promise.resolve();
  }

  /** Notes what the process holds after a look at the database, and writes back what follows from it. Never rejects. */
  noteLook(loaded: Loaded, counters: Counters | undefined): Promise<void> {
    // Without counters there is no desk; a copy is not of the present.
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
    this.#look = { loaded, version: versionOf(counters, loaded.counters), state, writtenAs };
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
    while (this.#look!.state !== this.#written && isOver(clock.now() - this.#failedAt, FAILURE_WAIT)) {
      const look = this.#look!;
      try {
        await this.#writeBack(look);
        this.#written = look.state;
        this.#health = 'ok';
      } catch (error) {
        this.#failedAt = clock.now();
        this.#noteFailure(error);
      }
    }
  }

  async #writeBack(look: Look): Promise<void> {
    const { desk, clock, imageHosts } = this.#parts;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const work = await desk.readWork();
      if (this.#isOlder(look, work)) return;
      const moment = new Date(clock.now());
      const differences = await inChunks(compare(look.loaded, work, { moment, imageHosts }));
      if (await this.#write(look, work.edition, differences)) return;
    }
  }

  /** Whether what is stored is of newer tables, or of a process with newer rules. */
  #isOlder({ version }: Look, stored: DeskWork): boolean {
    return isEarlier(version, stored) || (!isEarlier(stored, version) && this.#startedAt < stored.startedAt);
  }

  /** Writes differences in chunks, and returns false if somebody else has written meanwhile. */
  async #write(look: Look, edition: number, differences: Differences): Promise<boolean> {
    const { version, loaded, writtenAs } = look;
    const { readings, removed, listings, judged, problems } = differences;
    const startedAt = this.#parts.clock.now();
    let made: number | null = edition;
    for (let from = 0; made !== null && from <= readings.length; from += CHUNK) {
      made = await this.#parts.desk.write({
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
      log('desk.written', { readings: readings.length, removed: removed.length, ms });
    return made !== null;
  }

  /** Logs a failure once, however often it is repeated. */
  #noteFailure(error: unknown): void {
    const health = codeOf((error as { code?: unknown } | null)?.code) === UNSIGNED ? 'unsigned' : 'failing';
    if (health !== this.#health) log('desk.write_failed', errorFacts(error));
    this.#health = health;
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
