import type { ReadFailureFacts } from '../../log/log';
import { requestRows } from '../request-rows';
import type { DirectoryRows, Table } from './rows';
import { keyOf, TABLES, toRow } from './tables';

/** Rows that are asked for at once. A server may cut its answers earlier without saying so: the count of all rows tells. */
const PAGE = 1_000;
/** Milliseconds for a page of rows; hosted Supabase ends the statement after three seconds. */
const TIMEOUT = 10_000;
/** With so many published reviews, only the newest of each provider are read. */
export const MAX_REVIEWS = 20_000;

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
    const { code } = this.facts;
    return code !== undefined && MISSING.includes(code);
  }

  /** Whether the database answered, so that asking again changes nothing. "Not found" without a code comes from a server before it. */
  get isFinal(): boolean {
    const { reason, status = 0, code } = this.facts;
    if (reason === 'incomplete') return true;
    const isTemporary = TEMPORARY.includes(status) || (status === NOT_FOUND && code === undefined);
    return reason === 'status' && status < SERVER_ERROR && !isTemporary;
  }
}

/**
 * Reads all rows of a table that the public may see, in pages: as many as the server counted with the first one.
 * @param onAnswer called whenever the database has answered
 * @param onMissing called with the columns that we know and that the owner's table does not have, if it has rows
 * @throws TableUnreadable
 */
export async function readTable<T extends Table>(
  table: T,
  onAnswer: () => void = () => undefined,
  onMissing: (columns: readonly string[]) => void = () => undefined,
): Promise<DirectoryRows[T]> {
  const query = queryOf(table);
  const max = table === 'provider_reviews' ? MAX_REVIEWS : Infinity;
  const rows = await readPages(table, `${table}?${query.join('&')}`, onAnswer, { max, onMissing });
  if (rows) return rows;
  return (await readPages(table, `newest_reviews?${query[0]}`, onAnswer))!;
}

/**
 * Reads the rows with these ids, of those that the public may see; the rest as `readTable`.
 * @param ids at most some hundreds: they stand in an address
 * @throws TableUnreadable
 */
export async function readRows<T extends Table>(
  table: T,
  ids: readonly number[],
  onAnswer: () => void = () => undefined,
  onMissing: (columns: readonly string[]) => void = () => undefined,
): Promise<DirectoryRows[T]> {
  const query = [...queryOf(table), `${TABLES[table].key[0]}=in.(${ids.join()})`];
  return (await readPages(table, `${table}?${query.join('&')}`, onAnswer, { onMissing }))!;
}

function queryOf(table: Table): string[] {
  const { columns, isOwners, condition } = TABLES[table];
  const select = `select=${isOwners ? '*' : Object.keys(columns).join()}`;
  return condition ? [select, condition] : [select];
}

/** Reads the pages of a query one after the other; undefined if there are more than `max` rows. */
async function readPages<T extends Table>(
  table: T,
  query: string,
  onAnswer: () => void,
  { max = Infinity, onMissing }: { max?: number; onMissing?: (columns: readonly string[]) => void } = {},
): Promise<DirectoryRows[T] | undefined> {
  const { columns, key, isNumbered } = TABLES[table];
  const rows: DirectoryRows[T][number][] = [];
  let total: number | undefined;
  for (let read = 0; ;) {
    const last = rows.at(-1);
    const after = isNumbered ? last && `${key[0]}=gt.${keyOf(table, last)}` : `offset=${read}`;
    const parts = [query, `order=${key.join()}`, `limit=${PAGE}`, after];
    const page = await request(parts, { isCounted: read === 0 });
    total ??= page.total;
    if ((total === Infinity ? read : total) >= max) return undefined;
    onAnswer();
    const [first] = page.rows;
    if (read === 0 && typeof first === 'object' && first !== null)
      onMissing?.(Object.keys(columns).filter((column) => !(column in first)));
    // Parsing a page takes as long as a visitor may wait; converting it takes its own turn.
    await new Promise((resolve) => setImmediate(resolve));
    read += page.rows.length;
    for (const raw of page.rows) {
      const row = toRow(table, raw);
      if (row) rows.push(row);
    }
    if (read >= total) return rows as DirectoryRows[T];
    if (page.rows.length > 0) continue;
    // Rows may have been deleted since they were counted, if they were.
    const now = total === Infinity ? undefined : await request([query, 'limit=1'], { isCounted: true });
    if (now && read < now.total) throw new TableUnreadable(table, { reason: 'incomplete' });
    return rows as DirectoryRows[T];
  }

  async function request(parts: readonly (string | false | undefined)[], options: { isCounted: boolean }) {
    const page = await requestRows<unknown>(parts.filter(Boolean).join('&'), TIMEOUT, options);
    if ('failure' in page) throw new TableUnreadable(table, page.failure);
    return { rows: page.rows, total: page.total ?? Infinity };
  }
}
