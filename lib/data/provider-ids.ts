import 'server-only';
import { readCached, readUncached } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';
import type { Result } from './result';

/** Hosted Supabase silently truncates responses to this many rows. */
const MAX_ROWS = 1_000;
/** Milliseconds; crawlers wait longer than visitors. */
const TIMEOUT = 20_000;

/** Returns the highest id of a listed provider, 0 if there is none; cached. */
export function readLastProviderId(): Promise<Result<number>> {
  return readCached(['last id'], async () => {
    const query = supabase().from('car_wash_locations').select('id').eq('is_listed', true);
    return rowsOf(await query.order('id', { ascending: false }).limit(1))[0]?.id ?? 0;
  });
}

/** A provider as the sitemap lists it. */
export interface ListedId {
  id: number;
  /** When its facts or reviews last changed, ISO 8601; null if unknown. */
  updatedAt: string | null;
}

/**
 * Yields the ids of the listed providers in a range, both ends included, in ascending order and in batches, so that memory
 * does not grow with the directory. @throws DatabaseError if the database cannot be read
 */
export async function* providerIds(from: number, to: number): AsyncGenerator<ListedId[]> {
  for (let after = from - 1; ;) {
    const query = supabase()
      .from('car_wash_locations')
      .select('id, updated_at, reviewed_at')
      .eq('is_listed', true);
    const rows = rowsOf(await query.gt('id', after).lte('id', to).order('id').limit(MAX_ROWS));
    if (rows.length > 0)
      yield rows.map(({ id, updated_at, reviewed_at }) => ({
        id,
        updatedAt: latest(updated_at, reviewed_at),
      }));
    if (rows.length < MAX_ROWS) return;
    after = rows.at(-1)?.id ?? to;
  }
}

/** Returns the later of two timestamps, which the database writes in the same way. */
function latest(one: string | null, other: string | null): string | null {
  return (
    [one, other]
      .filter((date) => date !== null)
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1) ?? null
  );
}

/** Returns all batches of `providerIds`, so that an outage halfway fails the whole read. */
export function readListedIds(from: number, to: number): Promise<Result<ListedId[][]>> {
  const read = async () => {
    const batches: ListedId[][] = [];
    for await (const batch of providerIds(from, to)) batches.push(batch);
    return batches;
  };
  return readUncached('provider ids', read, TIMEOUT);
}
