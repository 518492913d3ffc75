import type { Counters } from '../../data/directory/read-counters';
import type { RowHashes } from '../../data/directory/row-hashes';
import type { DirectoryRows, Table } from '../../data/directory/rows';
import type { Derived } from '../directory';
import type { HeldBack } from './held-back';
import type { StoredProvider } from './stored-providers';

/** Where rows come from: the database, or what stands for it in tests. */
export interface DirectorySource {
  /**
   * Returns the counters of all tables; undefined if there are none.
   * @throws TableUnreadable also if there are none although there were
   */
  readCounters: (given?: { isExpected?: boolean }) => Promise<Counters | undefined>;
  /**
   * Returns all rows of a table; `onAnswer` is called whenever the database has answered, and `onMissing` with the columns that the table
   * does not have.
   * @throws TableUnreadable
   */
  readTable: <T extends Table>(
    table: T,
    onAnswer: () => void,
    onMissing: (columns: readonly string[]) => void,
  ) => Promise<DirectoryRows[T]>;
  /** Returns a hash of each row of a table; undefined where there are none. Never rejects. */
  readHashes: (table: Table) => Promise<RowHashes | undefined>;
  /** Returns the rows of a table with these ids, a few hundred at most; the rest as `readTable`. */
  readRows: <T extends Table>(
    table: T,
    ids: readonly number[],
    onAnswer: () => void,
    onMissing: (columns: readonly string[]) => void,
  ) => Promise<DirectoryRows[T]>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after this many milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/** The hashes of the rows of tables as they were read; not of those of which more is shown than the database has. */
export type TableHashes = ReadonlyMap<Table, RowHashes>;

/** Rows that were read before this process started, or while the site was built. */
export interface StoredRows {
  rows: DirectoryRows;
  counters: Counters | undefined;
  hashes: TableHashes;
  /** When they were those of the database, in milliseconds since 1970. */
  asOf: number;
  /** What the same rules have derived of them, if that is known. */
  providers?: readonly StoredProvider[];
}

/** Where a process keeps its rows for the next one. */
export interface Copies {
  /** Returns the newest rows that were stored; undefined if there are none that can be used. */
  load: () => Promise<(StoredRows & { origin: 'copy' | 'snapshot' }) | undefined>;
  save: (rows: StoredRows) => Promise<void>;
}

/** What a process holds: a directory, its rows, and when and at which counters they were read. */
export interface LoadedDirectory extends Derived {
  /** The counters before each table was read; undefined if the database has none. */
  counters: Counters | undefined;
  hashes: TableHashes;
  /** When each table was read, in milliseconds since 1970; those of a copy never were. */
  readAt: ReadonlyMap<Table, number>;
  origin: 'database' | 'copy' | 'snapshot';
  /** What of the rows the database no longer has. */
  held: readonly HeldBack[];
  /** When the database last confirmed the rows, in milliseconds since 1970. */
  asOf: number;
}
