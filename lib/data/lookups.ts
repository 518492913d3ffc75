import 'server-only';
import type { Area } from '../domain/area';
import type { Emirate } from '../domain/emirates';
import { type Locale, LOCALES, type LocalizedName } from '../domain/locales';
import type { Kind, WashType } from '../domain/wash-types';
import { readCached, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { filled, rowsOf } from './response';
import { mapResult, type Result } from './result';

/** The columns of names. A language without one uses the English names. */
const NAME_COLUMNS = 'name_en, name_ar';
const AREA_COLUMNS = `slug, emirate, latitude, longitude, ${NAME_COLUMNS}` as const;
const KIND_COLUMNS = `slug, wash_type, ${NAME_COLUMNS}` as const;

/** The rows that providers refer to, by slug. */
export interface Lookups {
  areas: ReadonlyMap<string, Area>;
  kinds: ReadonlyMap<string, Kind>;
}

type Names = { name_en: string } & Partial<Record<`name_${Locale}`, string | null>>;

/** Returns the name in every language; in English where it is not translated. */
function nameFrom(names: Names): LocalizedName {
  const entries = LOCALES.map((locale) => [locale, names[`name_${locale}`] || names.name_en]);
  return Object.fromEntries(entries) as LocalizedName;
}

/** Returns every area by its slug; cached. */
export async function readAreas(): Promise<Result<ReadonlyMap<string, Area>>> {
  const read = await readCached(
    ['areas'],
    async () =>
      filled(rowsOf(await supabase().from('areas').select(AREA_COLUMNS).order('slug'))).map(
        ({ slug, emirate, latitude, longitude, ...names }): Area => ({
          slug,
          // Checked by the table.
          emirate: emirate as Emirate,
          name: nameFrom(names),
          // The embedded backend sends numerics that end in zero as text.
          latitude: Number(latitude),
          longitude: Number(longitude),
        }),
      ),
    // Lookups are read together with rows.
    { timeout: ROW_TIMEOUT },
  );
  return mapResult(read, (all) => new Map(all.map((area) => [area.slug, area])));
}

/** Returns every kind by its slug, in display order; cached. */
export async function readKinds(): Promise<Result<ReadonlyMap<string, Kind>>> {
  const read = await readCached(
    ['kinds'],
    async () =>
      filled(rowsOf(await supabase().from('kinds').select(KIND_COLUMNS).order('position'))).map(
        ({ slug, wash_type, ...names }): Kind => ({
          slug,
          name: nameFrom(names),
          // A foreign key of `wash_types`, which has the same slugs as the site.
          washType: wash_type as WashType | null,
        }),
      ),
    { timeout: ROW_TIMEOUT },
  );
  return mapResult(read, (all) => new Map(all.map((kind) => [kind.slug, kind])));
}

/** Maps the result of a read together with the areas and kinds that its rows refer to. Fails if any read failed. */
export async function withLookups<Rows, Value>(
  read: Promise<Result<Rows>>,
  map: (rows: Rows, lookups: Lookups) => Value,
): Promise<Result<Value>> {
  const [rows, areas, kinds] = await Promise.all([read, readAreas(), readKinds()]);
  if (!rows.ok) return rows;
  if (!areas.ok) return areas;
  if (!kinds.ok) return kinds;
  return { ok: true, value: map(rows.value, { areas: areas.value, kinds: kinds.value }) };
}

/** Returns the other spellings and short names of the areas, by slug; cached. */
export async function readAreaAliases(): Promise<Result<ReadonlyMap<string, string[]>>> {
  const read = await readCached(['area aliases'], async () =>
    filled(rowsOf(await supabase().from('areas').select('slug, aliases'))).map(
      ({ slug, aliases }) => [slug, aliases] as const,
    ),
  );
  return mapResult(read, (rows) => new Map(rows));
}
