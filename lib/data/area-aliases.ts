import 'server-only';
import { readCached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

/** Other spellings and short names of the areas, by slug; cached. */
export async function readAreaAliases(): Promise<Result<ReadonlyMap<string, string[]>>> {
  const read = await readCached(['area aliases'], async () =>
    rowsOf(await supabase().from('areas').select('slug, aliases')).map(
      ({ slug, aliases }) => [slug, aliases] as const,
    ),
  );
  return read.ok ? { ok: true, value: new Map(read.value) } : read;
}
