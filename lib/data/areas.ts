import 'server-only';
import type { Area } from '../domain/area';
import type { Emirate } from '../domain/emirates';
import { readCached, type Result, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

const COLUMNS = 'slug, emirate, name_en, name_ar, latitude, longitude';

/** Returns every area by its slug; cached. */
export async function readAreas(): Promise<Result<ReadonlyMap<string, Area>>> {
  const read = await readCached(
    ['areas'],
    async () =>
      rowsOf(await supabase().from('areas').select(COLUMNS).order('slug')).map(
        ({ slug, emirate, name_en, name_ar, latitude, longitude }): Area => ({
          slug,
          // Checked by the table.
          emirate: emirate as Emirate,
          name: { en: name_en, ar: name_ar },
          latitude,
          longitude,
        }),
      ),
    // Areas are read together with rows.
    ROW_TIMEOUT,
  );
  return read.ok ? { ok: true, value: new Map(read.value.map((area) => [area.slug, area])) } : read;
}

/** Maps the result of a read together with the areas that its rows refer to. Fails if either read failed. */
export async function withAreas<Rows, Value>(
  read: Promise<Result<Rows>>,
  map: (rows: Rows, areas: ReadonlyMap<string, Area>) => Value,
): Promise<Result<Value>> {
  const [rows, areas] = await Promise.all([read, readAreas()]);
  if (!rows.ok) return rows;
  if (!areas.ok) return areas;
  return { ok: true, value: map(rows.value, areas.value) };
}

/** Returns the other spellings and short names of the areas, by slug; cached. */
export async function readAreaAliases(): Promise<Result<ReadonlyMap<string, string[]>>> {
  const read = await readCached(['area aliases'], async () =>
    rowsOf(await supabase().from('areas').select('slug, aliases')).map(
      ({ slug, aliases }) => [slug, aliases] as const,
    ),
  );
  return read.ok ? { ok: true, value: new Map(read.value) } : read;
}
