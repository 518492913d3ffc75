import 'server-only';
import { type CountedArea, type Neighbour, neighboursOf } from '../domain/area';
import type { ListNumbers } from '../domain/stats';
import { readAreas } from './areas';
import { readCached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';
import { STATS_COLUMNS, toNumbers } from './stats-row';

/** What the providers of every place that has some are like as a whole, by its slug; cached. */
export async function readAreaStats(): Promise<Result<ReadonlyMap<string, ListNumbers>>> {
  const read = await readCached(['area stats'], async () =>
    rowsOf(await supabase().from('provider_stats').select(STATS_COLUMNS).is('wash_type', null)).flatMap(
      (row) => (row.place === null ? [] : [[row.place, toNumbers(row)] as const]),
    ),
  );
  return read.ok ? { ok: true, value: new Map(read.value) } : read;
}

/** The areas that have providers, those with most first; cached. */
export async function readCountedAreas(): Promise<Result<CountedArea[]>> {
  const [areas, stats] = await Promise.all([readAreas(), readAreaStats()]);
  if (!areas.ok) return areas;
  if (!stats.ok) return stats;
  const counted = [...areas.value.values()]
    .map((area) => ({ ...area, providers: stats.value.get(area.slug)?.providers ?? 0 }))
    .filter(({ providers }) => providers > 0);
  return { ok: true, value: counted.sort((one, other) => other.providers - one.providers) };
}

/** The areas around one, or around a district. */
export async function readNeighbours(slug: string): Promise<Result<Neighbour[]>> {
  const [areas, counted] = await Promise.all([readAreas(), readCountedAreas()]);
  if (!areas.ok) return areas;
  if (!counted.ok) return counted;
  const area = areas.value.get(slug);
  return { ok: true, value: area ? neighboursOf(area, counted.value) : [] };
}
