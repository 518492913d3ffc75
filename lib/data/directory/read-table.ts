import type { ReadFailureFacts } from '../../log/log';
import { requestRows } from '../request-rows';
import type { DirectoryRows, Table } from './rows';
import { keyOf, TABLES, toRow } from './tables';

/** Hosted Supabase cuts responses after this many rows without saying so. */
const PAGE = 1_000;
/** Milliseconds for a page of rows; hosted Supabase ends the statement after three seconds. */
const TIMEOUT = 10_000;
/** With more published reviews, only the newest of each provider are read. */
const MAX_REVIEWS = 20_000;

/** Codes of PostgreSQL and PostgREST for a table or view that does not exist. */
const MISSING = ['42P01', 'PGRST205'];
const NOT_FOUND = 404;
const SERVER_ERROR = 500;
/** Request timeout, too early, too many requests. */
const TEMPORARY = [408, 425, 429];

/** Thrown when a table could not be read. */
export class TableUnreadable extends Error {
  override name = 'TableUnreadable';
  constructor(
    readonly table: string,
    readonly facts: ReadFailureFacts,
  ) {
    super(`The table ${table} could not be read (${facts.reason}).`);
  }

  /** Whether the database answered that it does not have the table. */
  get isMissing(): boolean {
    const { status, code } = this.facts;
    return status === NOT_FOUND || (code !== undefined && MISSING.includes(code));
  }

  /** Whether the database answered, so that asking again changes nothing. */
  get isFinal(): boolean {
    const { reason, status = 0 } = this.facts;
    return reason === 'status' && status < SERVER_ERROR && !TEMPORARY.includes(status);
  }
}

/**
 * Reads all rows of a table that the public may see, in pages.
 * @param onAnswer called whenever the database has answered
 * @throws TableUnreadable
 */
export async function readTable<T extends Table>(
  table: T,
  onAnswer: () => void = () => undefined,
): Promise<DirectoryRows[T]> {
  const { columns, isOwners, condition } = TABLES[table];
  const query = [`select=${isOwners ? '*' : Object.keys(columns).join()}`, condition].filter(Boolean);
  const max = table === 'provider_reviews' ? MAX_REVIEWS : Infinity;
  const rows = await readPages(table, `${table}?${query.join('&')}`, onAnswer, max);
  if (rows) return rows;
  return (await readPages(table, `newest_reviews?${query[0]}`, onAnswer))!;
}

/** Reads the pages of a query one after the other; undefined if there are more than `max` rows. */
async function readPages<T extends Table>(
  table: T,
  query: string,
  onAnswer: () => void,
  max = Infinity,
): Promise<DirectoryRows[T] | undefined> {
  const { key, isNumbered } = TABLES[table];
  const rows: DirectoryRows[T][number][] = [];
  for (let read = 0; ;) {
    const last = rows.at(-1);
    const after = isNumbered ? last && `${key[0]}=gt.${keyOf(table, last)}` : `offset=${read}`;
    const parts = [query, `order=${key.join()}`, `limit=${PAGE}`, after];
    const result = await requestRows<unknown>(parts.filter(Boolean).join('&'), TIMEOUT);
    if ('failure' in result) throw new TableUnreadable(table, result.failure);
    const page = result.rows;
    onAnswer();
    // Parsing a page takes as long as a visitor may wait; converting it takes its own turn.
    await new Promise((resolve) => setImmediate(resolve));
    read += page.length;
    for (const raw of page) {
      const row = toRow(table, raw);
      if (row) rows.push(row);
    }
    if (page.length < PAGE) return rows as DirectoryRows[T];
    if (read >= max) return undefined;
  }
}
