import 'server-only';
import { readCached, readUncached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

/** Hosted Supabase cuts every answer here without a word. */
const ROWS_OF_AN_ANSWER = 1_000;
/** Milliseconds; crawlers wait longer than visitors. */
const TIMEOUT = 20_000;

/** The highest id of the directory, 0 when it is empty; cached. */
export function lastProviderId(): Promise<Result<number>> {
  return readCached(['last id'], async () => {
    const query = supabase().from('car_wash_locations').select('id').eq('is_listed', true);
    return rowsOf(await query.order('id', { ascending: false }).limit(1))[0]?.id ?? 0;
  });
}

/** A provider as the sitemap lists it. */
export interface ListedId {
  id: number;
  /** As the database gives it; null where nobody knows. */
  updatedAt: string | null;
}

/**
 * The ids of all providers in a range, both ends included, in ascending order and a thousand at a time, so that a
 * directory of any size needs little memory. @throws Error when the database can not be read.
 */
export async function* providerIds(from: number, to: number): AsyncGenerator<ListedId[]> {
  for (let after = from - 1; ;) {
    const query = supabase().from('car_wash_locations').select('id, updated_at').eq('is_listed', true);
    const rows = rowsOf(await query.gt('id', after).lte('id', to).order('id').limit(ROWS_OF_AN_ANSWER));
    if (rows.length > 0) yield rows.map(({ id, updated_at: updatedAt }) => ({ id, updatedAt }));
    if (rows.length < ROWS_OF_AN_ANSWER) return;
    after = rows.at(-1)?.id ?? to;
  }
}

/** All of `providerIds` at once, so that an outage on the way leaves nothing half. */
export function listedIds(from: number, to: number): Promise<Result<ListedId[][]>> {
  const read = async () => {
    const batches: ListedId[][] = [];
    for await (const batch of providerIds(from, to)) batches.push(batch);
    return batches;
  };
  return readUncached('provider ids', read, TIMEOUT);
}
