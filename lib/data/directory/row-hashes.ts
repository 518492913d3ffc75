import { requestRows } from '../request-rows';
import { MAX_REVIEWS } from './read-table';
import type { Table } from './rows';

/** A hash of each row of a table, by its id: a row with the same hash is the same row (`…_row_hashes.sql`). */
export type RowHashes = ReadonlyMap<number, string>;

/** Tables that are so large that their hashes are worth a request. */
const HASHED: readonly Table[] = ['car_wash_locations', 'provider_menu_items', 'provider_reviews'];

/** Milliseconds. Without an answer the table is read whole. */
const TIMEOUT = 3_000;

/** Reads the hashes of a table; undefined where there are none, or no answer. */
export async function readHashes(table: Table): Promise<RowHashes | undefined> {
  if (!HASHED.includes(table)) return undefined;
  const query = `row_hashes?select=hashes&table_name=eq.${table}`;
  const result = await requestRows<{ hashes: string | null }>(query, TIMEOUT);
  if ('failure' in result || result.rows.length !== 1) return undefined;
  const hashes = new Map<number, string>();
  for (const entry of result.rows[0]!.hashes?.split(',') ?? []) {
    const [id = '', hash = ''] = entry.split(':');
    hashes.set(Number(id), hash);
  }
  // Of so many, others are read than those that are there.
  return table === 'provider_reviews' && hashes.size >= MAX_REVIEWS ? undefined : hashes;
}
