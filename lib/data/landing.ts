import 'server-only';
import { cache } from 'react';
import {
  type Area,
  type CountedArea,
  type District,
  MIN_INDEXED_PROVIDERS,
  type Neighbour,
} from '../domain/area';
import { type Emirate, isEmirate } from '../domain/emirates';
import { NO_FILTER } from '../domain/filter';
import { DISTRICT_SIZE, PAGE_SIZE } from '../domain/paging';
import type { ProviderSummary } from '../domain/provider';
import { NO_PROVIDERS, type ProviderList } from '../domain/provider-list';
import { bestReviewed } from '../domain/score';
import { districtsWith, EMPTY_STATS, type ListStats, type ProviderStats, statsOf } from '../domain/stats';
import type { WashType } from '../domain/wash-types';
import type { Route } from '../routing/route';
import { isCachedPage } from '../routing/route-table';
import { keepLastGoodPage } from './cache';
import { readAreas } from './lookups';
import { readBestProviders, readHighestRated, readProviders, readProvidersInArea } from './providers';
import { type Result, valueOr } from './result';
import { readAreaStats, readCountedAreas, readNeighbours, readStats } from './stats';

/** Facts about the list of a landing page as a whole. */
export interface Landing {
  /** The statistics of every place and wash type, for the links to related lists. */
  allStats: ProviderStats[];
  stats: ProviderStats;
  /** The districts of the emirate that have such providers. */
  districts: District[];
  /** The best provider; undefined if none has enough reviews. */
  best?: ProviderSummary;
  /** Whether the list is known to be empty; false if it could not be read. */
  isEmpty: boolean;
}

interface AreaLanding extends Omit<Landing, 'stats'> {
  area: Area;
  stats: ListStats;
  list: ProviderList;
  neighbours: Neighbour[];
  /** Whether the area is known to have too few providers to be indexed. */
  isThin: boolean;
}

/** Returns an emirate with its areas; read once per request. */
export const readEmirate = cache(async (emirate: Emirate): Promise<Landing & { areas: CountedArea[] }> => {
  const [best, areas] = await Promise.all([readBestProviders({ emirate }, PAGE_SIZE), readCountedAreas()]);
  keepLastGoodPage(best, areas);
  const landing = await readLanding(emirate, null, valueOr(best, []));
  return {
    ...landing,
    areas: valueOr(areas, []).filter((area) => area.emirate === emirate),
    isEmpty: landing.allStats.length > 0 && landing.stats.providers === 0,
  };
});

/** Returns a district with its highest rated providers, at most 20 (product rule 9.2). */
export const readDistrict = cache(
  async (
    district: District,
  ): Promise<Landing & { providers: ProviderSummary[]; neighbours: Neighbour[] }> => {
    const [rated, best, neighbours] = await Promise.all([
      readHighestRated(district, DISTRICT_SIZE),
      readBestProviders({ district }, DISTRICT_SIZE),
      readNeighbours(district),
    ]);
    keepLastGoodPage(rated, best, neighbours);
    const providers = valueOr(rated, []);
    return {
      ...(await readLanding(district, null, valueOr(best, []))),
      providers,
      neighbours: valueOr(neighbours, []),
      isEmpty: rated.ok && providers.length === 0,
    };
  },
);

/**
 * Returns one page of the providers of a wash type, in an emirate or everywhere.
 * @throws Error if its page is kept for other visitors and a read failed
 */
export const readWashType = cache(
  async (
    washType: WashType,
    emirate: Emirate | undefined,
    page: number,
    isKept = false,
  ): Promise<Landing & { list: ProviderList }> => {
    const filter = { ...NO_FILTER, washType, sort: 'best', page, ...(emirate && { emirate }) } as const;
    const route: Route = emirate
      ? { name: 'washTypeInEmirate', washType, emirate, page }
      : { name: 'washType', washType, page };
    const found = await readProviders(filter, { isCached: isCachedPage(route) });
    if (isKept) keepLastGoodPage(found);
    const list = valueOr(found, { ...NO_PROVIDERS, page });
    const landing = await readLanding(
      emirate ?? null,
      washType,
      list.page === 1 ? list.providers : [],
      isKept,
    );
    return { ...landing, list, isEmpty: found.ok && list.total === 0 };
  },
);

/** Returns an area with one page of its providers, or null if no area has this slug (product rule 2.14). */
export const readArea = cache(async (slug: string, page: number): Promise<Result<AreaLanding | null>> => {
  const [areas, found, areaStats, stats, neighbours] = await Promise.all([
    readAreas(),
    readProvidersInArea(slug, page),
    readAreaStats(),
    readStats(),
    readNeighbours(slug),
  ]);
  if (!areas.ok) return areas;
  if (!found.ok) return found;
  const area = areas.value.get(slug);
  if (!area) return { ok: true, value: null };
  const list = found.value;
  return {
    ok: true,
    value: {
      area,
      list,
      stats: valueOr(areaStats, undefined)?.get(slug) ?? EMPTY_STATS,
      allStats: valueOr(stats, []),
      districts: [],
      best: list.page === 1 ? bestReviewed(list.providers) : undefined,
      neighbours: valueOr(neighbours, []),
      isEmpty: list.total === 0,
      isThin: list.total < MIN_INDEXED_PROVIDERS,
    },
  };
});

async function readLanding(
  place: ProviderStats['place'],
  washType: WashType | null,
  providers: ProviderSummary[],
  isKept = true,
): Promise<Omit<Landing, 'isEmpty'>> {
  const read = await readStats();
  if (isKept) keepLastGoodPage(read);
  const allStats = valueOr(read, []);
  return {
    allStats,
    stats: statsOf(allStats, place, washType),
    districts: place && isEmirate(place) ? districtsWith(allStats, place, washType) : [],
    best: bestReviewed(providers),
  };
}
