import type { Counters } from '../../data/directory/read-counters';
import { TableUnreadable } from '../../data/directory/read-table';
import type { Table } from '../../data/directory/rows';
import { REQUIRED_TABLES, TABLE_NAMES } from '../../data/directory/tables';
import { errorFacts } from '../../log/error-facts';
import { log } from '../../log/log';
import { deriveDirectory } from '../derive-directory';
import type { Directory } from '../directory';
import { inChunks } from '../in-chunks';
import { NoDirectoryError } from '../no-directory-error';
import { applyFetched } from './apply-fetched';
import { dueTables } from './due-tables';
import { type HeldBack, HeldBackRows } from './held-back';
import { isOver } from './is-over';
import { type Poll, startPoll } from './poll';
import { readTables } from './read-tables';
import type { Clock, Copies, DirectorySource, LoadedDirectory } from './source';

/** Milliseconds after which a request has the database looked at again. */
const POLL_INTERVAL = 10_000;
/** Milliseconds that a request waits for a poll. */
const POLL_WAIT = 1_000;
/** Milliseconds after a failed poll in which no request waits for another one. */
const FAILURE_WAIT = 30_000;
/** Milliseconds that the first requests of a process wait for a database that answers, and for one that does not. */
const FIRST_WAIT = 10_000;
const FIRST_WAIT_UNANSWERED = 3_000;
/** Milliseconds between two polls of a process without a directory. */
const FIRST_INTERVAL = 1_000;
/** Milliseconds between two copies of changes, and of the same rows. */
const COPY_INTERVAL_OF_CHANGES = 60_000;
const COPY_INTERVAL = 600_000;

interface Parts {
  source: DirectorySource;
  clock: Clock;
  copies: Copies;
  imageHosts: readonly string[];
  /** Whether the site is set up for a database with our tables, so that one without them may only seem so. */
  expectsStaffTables?: boolean;
  /** Calls a function that begins a poll. */
  start?: <Result>(begin: () => Result) => Result;
  /** Called after each poll that succeeded, with the counters that it saw. */
  onRefresh?: OnRefresh;
}

export type OnRefresh = (loaded: LoadedDirectory, counters: Counters | undefined) => void;

/** How a poll is made: "now" does not wait for large tables, "all" reads every table, "deliberate" takes what is there as it is. */
type Mode = 'due' | 'now' | 'all' | 'deliberate';

/** How the directory of a process is, for the health check. */
export interface DirectoryHealth {
  /** Undefined while there is none. */
  origin: LoadedDirectory['origin'] | undefined;
  /** When the database last confirmed the rows, in milliseconds since 1970. */
  asOf: number | undefined;
  providers: number;
  /** The number of polls that failed since the last one that did not. */
  failures: number;
  /** Tables that the database refuses to show. */
  refused: readonly Table[];
  /** What the database no longer has, and what is still shown. */
  heldBack: readonly Omit<HeldBack, 'keys'>[];
  /** The number of providers that could not be derived. */
  unreadable: number;
}

/**
 * Keeps the directory of a process: reads it before the first answer, and again what has changed when it is asked for. A request
 * waits only as long as it is worth it.
 */
export class DirectoryKeeper {
  readonly #parts: Parts;
  readonly #heldBack = new HeldBackRows();
  #loaded: LoadedDirectory | undefined;
  #poll: Poll | undefined;
  #next: Promise<boolean> | undefined;
  #copied: Promise<void> | undefined;
  #copiedAt = -Infinity;
  #copiedVersion = 0;
  /** When the last poll began that has ended, and when one last failed. */
  #polledAt = -Infinity;
  #failedAt = -Infinity;
  #failures = 0;
  #refused: readonly Table[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The directory as it is; undefined if it has not been read yet. */
  get current(): Directory | undefined {
    return this.#loaded?.directory;
  }

  /** The directory as it is, with the rows that it was derived from. */
  get loaded(): LoadedDirectory | undefined {
    return this.#loaded;
  }

  /**
   * Returns the directory, not older than ten seconds if the database answers within one.
   * @throws NoDirectoryError if there is none
   */
  async get(): Promise<Directory> {
    await (this.#copied ??= this.#loadCopy());
    if (!this.#loaded) return this.#first();
    if (!this.#poll && isOver(this.#age(this.#polledAt), POLL_INTERVAL)) this.#startPoll('due');
    const poll = this.#poll;
    if (poll && !this.#isBehindAnswers(poll)) await this.#waitFor(poll.firstAttempt, poll, POLL_WAIT);
    return this.#loaded.directory;
  }

  /**
   * Returns the directory of the copy, without a poll of the database.
   * @throws NoDirectoryError if there is none
   */
  async fromCopy(): Promise<Directory> {
    await (this.#copied ??= this.#loadCopy());
    if (!this.#loaded) throw new NoDirectoryError();
    return this.#loaded.directory;
  }

  /**
   * Polls the database now, and returns whether it answered. Calls that come while a poll runs share the next one, because that
   * look may have begun before the change that they know of.
   * @param mode "now": the tables that have changed; "all": every table; "deliberate": also takes what is there, however much is gone
   */
  async refreshNow(mode: Exclude<Mode, 'due'> = 'now'): Promise<boolean> {
    await (this.#copied ??= this.#loadCopy());
    if (mode !== 'now') return this.#pollAfterwards(mode);
    return (this.#next ??= this.#pollAfterwards('now'));
  }

  /** Resolves when the poll that is running has ended; undefined while there is none. */
  get pending(): Promise<void> | undefined {
    return this.#poll?.ended;
  }

  /** The number of rows of each table, which staff declare as meant. */
  get rowCounts(): Partial<Record<Table, number>> {
    const { rows } = this.#loaded ?? {};
    return Object.fromEntries(rows ? TABLE_NAMES.map((table) => [table, rows[table].length]) : []);
  }

  /** Whether the database has our tables beside the owner's; undefined while nothing is known of it, or it does not say what it should. */
  get hasStaffTables(): boolean | undefined {
    if (!this.#loaded) return undefined;
    return this.#loaded.counters !== undefined || (this.#parts.expectsStaffTables ? undefined : false);
  }

  /** Whether the last poll succeeded, saw counters, and was refused no table without which there is no directory. */
  get isConfirmed(): boolean {
    return (
      this.#failures === 0 &&
      this.#loaded?.origin === 'database' &&
      this.#loaded.counters !== undefined &&
      !REQUIRED_TABLES.some((table) => this.#refused.includes(table))
    );
  }

  get health(): DirectoryHealth {
    const { directory, origin, asOf } = this.#loaded ?? {};
    return {
      origin,
      asOf,
      providers: directory?.providers.length ?? 0,
      failures: this.#failures,
      refused: this.#refused,
      heldBack: this.#heldBack.all.map(({ keys: _, ...facts }) => facts),
      unreadable: directory?.unreadable.length ?? 0,
    };
  }

  /** Waits for the first directory, if there is none yet: as long as the database answers. */
  async #first(): Promise<Directory> {
    const hadFailed = this.#hasFailedLately();
    if (!this.#poll && isOver(this.#age(this.#polledAt), FIRST_INTERVAL)) this.#startPoll('due');
    const poll = this.#poll;
    if (poll && !hadFailed && !poll.hasFailed) {
      await this.#waitFor(poll.ended, poll, FIRST_WAIT_UNANSWERED);
      if (poll.hasAnswered) await this.#waitFor(poll.ended, poll, FIRST_WAIT);
    }
    if (!this.#loaded) throw new NoDirectoryError();
    return this.#loaded.directory;
  }

  #age(time: number): number {
    return this.#parts.clock.now() - time;
  }

  #hasFailedLately(): boolean {
    return !isOver(this.#age(this.#failedAt), FAILURE_WAIT);
  }

  /** Whether nobody waits for a poll: one has failed lately, or without counters it reads everything. */
  #isBehindAnswers(poll: Poll): boolean {
    const { origin, counters } = this.#loaded!;
    return poll.hasFailed || this.#hasFailedLately() || (origin === 'database' && !counters);
  }

  /** Waits for a promise until so many milliseconds after a poll began. */
  async #waitFor(promise: Promise<void>, { startedAt }: Poll, ms: number): Promise<void> {
    const left = startedAt + ms - this.#parts.clock.now();
    if (left > 0) await Promise.race([promise, this.#parts.clock.wait(left)]);
  }

  /** Polls when the poll that is running has ended, and returns whether the database answered. */
  async #pollAfterwards(mode: Mode): Promise<boolean> {
    // Waits also without a poll that is running: `#next` is set before it is cleared below.
    await this.#poll?.firstAttempt;
    let poll = this.#poll;
    for (; poll; poll = this.#poll) {
      await poll.firstAttempt;
      if (poll.hasFailed) break;
      await poll.ended;
    }
    // Whoever calls from now on may know of a later change.
    this.#next = undefined;
    poll ??= this.#startPoll(mode);
    await poll.firstAttempt;
    return !poll.hasFailed;
  }

  #startPoll(mode: Mode): Poll {
    const { clock, start = (begin) => begin() } = this.#parts;
    const startedAt = clock.now();
    const poll = start(() =>
      startPoll({
        startedAt,
        attempt: (onAnswer) => this.#pollOnce(mode, onAnswer),
        onFailure: (error) => this.#recordFailure(error),
        wait: clock.wait,
      }),
    );
    this.#poll = poll;
    void poll.ended.then(() => {
      this.#poll = undefined;
      this.#polledAt = startedAt;
    });
    return poll;
  }

  async #pollOnce(mode: Mode, onAnswer: () => void): Promise<void> {
    const { source, clock, imageHosts } = this.#parts;
    const now = clock.now();
    const present = this.#loaded;
    const counters = await source.readCounters({ isExpected: present?.counters !== undefined });
    onAnswer();
    const tables = this.#tablesToRead(mode, counters, now);
    if (tables.length > 0) {
      // What staff ask for is read as if nothing were known.
      const known = mode === 'all' || mode === 'deliberate' ? undefined : present;
      const fetched = await readTables(source, tables, counters, onAnswer, known);
      const isDeliberate = mode === 'deliberate';
      const input = { fetched, counters, now, isDeliberate, heldBack: this.#heldBack, imageHosts };
      this.#loaded = await applyFetched(present, input);
      this.#recordRefused(fetched.refused);
      this.#report(present, tables, now);
    } else {
      const origin = 'database' as const;
      this.#loaded = { ...present!, asOf: now, origin, counters: counters && present!.counters };
      if (present!.origin !== origin) this.#report(present, tables, now);
    }
    if (this.#failures > 0) log('directory.poll_recovered', { failures: this.#failures });
    this.#failures = 0;
    this.#failedAt = -Infinity;
    this.#saveCopy(now);
    this.#parts.onRefresh?.(this.#loaded, counters);
  }

  #tablesToRead(mode: Mode, counters: Counters | undefined, now: number): readonly Table[] {
    if (!this.#loaded || mode === 'all' || mode === 'deliberate') return TABLE_NAMES;
    const isDue = (table: Table) => this.#heldBack.isDue(table, now);
    return dueTables(this.#loaded, counters, now, { isHurried: mode === 'now', isDue });
  }

  /** Notes a failed poll, and returns whether to repeat it: a refusal stays one. */
  #recordFailure(error: unknown): boolean {
    this.#failedAt = this.#parts.clock.now();
    this.#failures += 1;
    if (error instanceof TableUnreadable) {
      log('directory.poll_failed', { table: error.table, ...error.facts });
      return !error.isFinal;
    }
    log('directory.derivation_failed', errorFacts(error));
    return false;
  }

  #recordRefused(refused: ReadonlyMap<Table, TableUnreadable>): void {
    for (const [table, { facts }] of refused)
      if (!this.#refused.includes(table)) log('directory.table_refused', { table, ...facts });
    this.#refused = [...refused.keys()];
  }

  #report(present: LoadedDirectory | undefined, tables: readonly Table[], startedAt: number): void {
    const { directory } = this.#loaded!;
    const { version, providers } = directory;
    const facts = { providers: providers.length, ms: Math.round(this.#age(startedAt)) };
    if (present?.origin !== 'database') log('directory.loaded', { origin: 'database', ...facts });
    else if (directory !== present.directory) log('directory.changed', { version, tables, ...facts });
  }

  async #loadCopy(): Promise<void> {
    const { copies, clock, imageHosts } = this.#parts;
    const startedAt = clock.now();
    try {
      const copy = await copies.load();
      if (!copy) return;
      const { rows, counters, hashes, asOf, origin, providers: stored } = copy;
      const directory = await inChunks(deriveDirectory(rows, { readAt: asOf, imageHosts, stored }));
      this.#loaded = { rows, directory, counters, hashes, asOf, origin, held: [], readAt: new Map() };
      const ms = Math.round(this.#age(startedAt));
      log('directory.loaded', { origin, providers: directory.providers.length, ms });
    } catch (error) {
      log('directory.derivation_failed', errorFacts(error));
    }
  }

  /** Writes a copy behind the answers: soon after a change, and from time to time so that the next process trusts it. */
  #saveCopy(now: number): void {
    const { rows, directory, counters, hashes, asOf } = this.#loaded!;
    const isNew = directory.version !== this.#copiedVersion;
    if (!isOver(now - this.#copiedAt, isNew ? COPY_INTERVAL_OF_CHANGES : COPY_INTERVAL)) return;
    this.#copiedAt = now;
    this.#copiedVersion = directory.version;
    void this.#parts.copies.save({ rows, counters, hashes, asOf });
  }
}
