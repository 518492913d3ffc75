import 'server-only';
import type { Area } from '../domain/area';
import type { Emirate } from '../domain/emirates';
import { readCached, type Result, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

const COLUMNS = 'slug, emirate, name_en, name_ar, latitude, longitude';

/** Every area by its slug; cached. */
export async function readAreas(): Promise<Result<ReadonlyMap<string, Area>>> {
  const read = await readCached(
    ['areas'],
    async () =>
      rowsOf(await supabase().from('areas').select(COLUMNS).order('slug')).map(
        ({ slug, emirate, name_en, name_ar, latitude, longitude }): Area => ({
          slug,
          // The table takes no other.
          emirate: emirate as Emirate,
          name: { en: name_en, ar: name_ar },
          latitude,
          longitude,
        }),
      ),
    // Whatever needs rows needs areas beside them.
    ROW_TIMEOUT,
  );
  return read.ok ? { ok: true, value: new Map(read.value.map((area) => [area.slug, area])) } : read;
}

/** What was read of rows that name areas, with these. Fails where either could not be read. */
export async function withAreas<Rows, Value>(
  read: Promise<Result<Rows>>,
  map: (rows: Rows, areas: ReadonlyMap<string, Area>) => Value,
): Promise<Result<Value>> {
  const [rows, areas] = await Promise.all([read, readAreas()]);
  if (!rows.ok) return rows;
  if (!areas.ok) return areas;
  return { ok: true, value: map(rows.value, areas.value) };
}
