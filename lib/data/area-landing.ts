import 'server-only';
import { cache } from 'react';
import { type Area, MIN_INDEXED_PROVIDERS, type Neighbour } from '../domain/area';
import { bestRated } from '../domain/best-rated';
import { NO_PROVIDERS, type ProviderList } from '../domain/provider-list';
import { EMPTY_NUMBERS, type ListNumbers } from '../domain/stats';
import { readAreas } from './areas';
import type { Result } from './cache';
import { readAreaStats, readNeighbours } from './counted-areas';
import type { Landing } from './landing';
import { findInArea, readStats } from './providers';

interface AreaLanding extends Omit<Landing, 'stats'> {
  area: Area;
  stats: ListNumbers;
  list: ProviderList;
  neighbours: Neighbour[];
  /** Whether it is known that there are too few providers for a page that search engines shall find. */
  isThin: boolean;
}

/** One page of an area, or null when there is none with this slug (product rule 2.14). */
export const readArea = cache(async (slug: string, page: number): Promise<Result<AreaLanding | null>> => {
  const [areas, found, areaStats, stats, neighbours] = await Promise.all([
    readAreas(),
    findInArea(slug, page),
    readAreaStats(),
    readStats(),
    readNeighbours(slug),
  ]);
  if (!areas.ok) return areas;
  const area = areas.value.get(slug);
  if (!area) return { ok: true, value: null };
  const list = found.ok ? found.value : { ...NO_PROVIDERS, page };
  return {
    ok: true,
    value: {
      area,
      list,
      stats: (areaStats.ok && areaStats.value.get(slug)) || EMPTY_NUMBERS,
      allStats: stats.ok ? stats.value : [],
      districts: [],
      best: list.page === 1 ? bestRated(list.providers) : undefined,
      neighbours: neighbours.ok ? neighbours.value : [],
      isEmpty: found.ok && list.total === 0,
      isThin: found.ok && list.total < MIN_INDEXED_PROVIDERS,
    },
  };
});
