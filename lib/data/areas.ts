import 'server-only';
import type { Area } from '../domain/area';
import type { Emirate } from '../domain/emirates';
import { readCached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

const COLUMNS = 'slug, emirate, name_en, name_ar, latitude, longitude';

/** Every area by its slug; cached. */
export async function readAreas(): Promise<Result<ReadonlyMap<string, Area>>> {
  const read = await readCached(['areas'], async () =>
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
  );
  return read.ok ? { ok: true, value: new Map(read.value.map((area) => [area.slug, area])) } : read;
}

/** The same for a read of rows that name areas. @throws Error when they can not be read. */
export async function areasBySlug(): Promise<ReadonlyMap<string, Area>> {
  const read = await readAreas();
  if (!read.ok) throw new Error(`The areas are ${read.reason}.`);
  return read.value;
}
