import 'server-only';
import { type CountedArea, isDistrict, type Neighbour, neighboursOf } from '../domain/area';
import { EMIRATES } from '../domain/emirates';
import { type DirectoryTotals, directoryTotals, type ListStats, type ProviderStats } from '../domain/stats';
import { isWashType } from '../domain/wash-types';
import { readCached } from './cache';
import { supabase } from './client';
import type { Database } from './database.types';
import { readAreas } from './lookups';
import { rowsOf } from './response';
import { mapResult, type Result } from './result';

type Views = Database['public']['Views'];

const NUMBERS = 'providers, verified, mobile, eco, always_open, price_from, price_low, price_high';
const STATS_COLUMNS = `place, wash_type, ${NUMBERS}` as const;

type Row = Views['provider_stats']['Row'];

/** Returns the statistics of every place, every wash type and every pair of them; cached. */
export function readStats(): Promise<Result<ProviderStats[]>> {
  return readCached(['stats'], async () =>
    rowsOf(await supabase().from('provider_stats').select(STATS_COLUMNS)).flatMap(
      (row) => toStats(row) ?? [],
    ),
  );
}

/** Returns the totals of the statistics banner (product rule 8.1). */
export async function readTotals(): Promise<Result<DirectoryTotals>> {
  const stats = await readStats();
  return mapResult(stats, directoryTotals);
}

/** Returns the statistics of every place that has providers, by its slug; cached. */
export async function readAreaStats(): Promise<Result<ReadonlyMap<string, ListStats>>> {
  const read = await readCached(['area stats'], async () =>
    rowsOf(await supabase().from('provider_stats').select(STATS_COLUMNS).is('wash_type', null)).flatMap(
      (row) => (row.place === null ? [] : [[row.place, toListStats(row)] as const]),
    ),
  );
  return mapResult(read, (rows) => new Map(rows));
}

/** Returns the areas that have providers, those with the most first; cached. */
export async function readCountedAreas(): Promise<Result<CountedArea[]>> {
  const [areas, stats] = await Promise.all([readAreas(), readAreaStats()]);
  if (!areas.ok) return areas;
  if (!stats.ok) return stats;
  const counted = [...areas.value.values()]
    .map((area) => ({ ...area, providers: stats.value.get(area.slug)?.providers ?? 0 }))
    .filter(({ providers }) => providers > 0);
  return { ok: true, value: counted.sort((a, b) => b.providers - a.providers) };
}

/** Returns the areas near an area or a district. */
export async function readNeighbours(slug: string): Promise<Result<Neighbour[]>> {
  const [areas, counted] = await Promise.all([readAreas(), readCountedAreas()]);
  if (!areas.ok) return areas;
  if (!counted.ok) return counted;
  const area = areas.value.get(slug);
  return { ok: true, value: area ? neighboursOf(area, counted.value) : [] };
}

/** Maps a row of `provider_stats`; undefined for the rows of areas, which have their own reads. */
function toStats(row: Row): ProviderStats | undefined {
  const { place, wash_type: washType } = row;
  const known = EMIRATES.find((slug) => slug === place) ?? (place && isDistrict(place) ? place : null);
  if (known !== place) return undefined;
  return { ...toListStats(row), place: known, washType: washType && isWashType(washType) ? washType : null };
}

function toListStats(row: Row): ListStats {
  return {
    providers: row.providers ?? 0,
    verified: row.verified ?? 0,
    mobile: row.mobile ?? 0,
    eco: row.eco ?? 0,
    alwaysOpen: row.always_open ?? 0,
    priceFrom: row.price_from,
    priceLow: row.price_low,
    priceHigh: row.price_high,
  };
}
