import 'server-only';
import { cache } from 'react';
import type { CountedArea, Neighbour } from '../domain/area';
import { bestRated } from '../domain/best-rated';
import type { District } from '../domain/districts';
import { type Emirate, isEmirate } from '../domain/emirates';
import { NO_FILTER } from '../domain/filter';
import { DISTRICT_SIZE, LAST_CACHED_PAGE, PAGE_SIZE } from '../domain/paging';
import type { ProviderSummary } from '../domain/provider';
import { NO_PROVIDERS, type ProviderList } from '../domain/provider-list';
import { districtsWith, type ProviderStats, statsOf } from '../domain/stats';
import type { WashType } from '../domain/wash-types';
import { keepLastGoodPage } from './cache';
import { readCountedAreas, readNeighbours } from './counted-areas';
import { bestProviders, findProviders, readStats } from './providers';

/** What a landing page says of its list as a whole. */
export interface Landing {
  /** The stats of every place and wash type, for the lists that are related. */
  allStats: ProviderStats[];
  stats: ProviderStats;
  /** The districts of the emirate that have such providers. */
  districts: District[];
  /** The best rated provider; undefined when none was reviewed. */
  best?: ProviderSummary;
  /** Whether the list is known to have no entries: one that could not be read is not. */
  isEmpty: boolean;
}

/** An emirate with its areas, for its page. Read once for a request, however often it is asked for. */
export const readEmirate = cache(async (emirate: Emirate): Promise<Landing & { areas: CountedArea[] }> => {
  const [best, areas] = await Promise.all([bestProviders({ emirate }, PAGE_SIZE), readCountedAreas()]);
  keepLastGoodPage(best, areas);
  const landing = await readLanding(emirate, null, best.ok ? best.value : []);
  return {
    ...landing,
    areas: areas.ok ? areas.value.filter((area) => area.emirate === emirate) : [],
    isEmpty: landing.allStats.length > 0 && landing.stats.providers === 0,
  };
});

/** A district with its best providers, at most 20 (product rule 9.2). */
export const readDistrict = cache(
  async (
    district: District,
  ): Promise<Landing & { providers: ProviderSummary[]; neighbours: Neighbour[] }> => {
    const [best, neighbours] = await Promise.all([
      bestProviders({ district }, DISTRICT_SIZE),
      readNeighbours(district),
    ]);
    keepLastGoodPage(best, neighbours);
    const providers = best.ok ? best.value : [];
    return {
      ...(await readLanding(district, null, providers)),
      providers,
      neighbours: neighbours.ok ? neighbours.value : [],
      isEmpty: best.ok && providers.length === 0,
    };
  },
);

/** One page of the providers of a wash type, in an emirate or everywhere. */
export const readWashType = cache(
  async (
    washType: WashType,
    emirate: Emirate | undefined,
    page: number,
  ): Promise<Landing & { list: ProviderList }> => {
    const filter = { ...NO_FILTER, washType, page, ...(emirate && { emirate }) };
    const found = await findProviders(filter, { isCached: page <= LAST_CACHED_PAGE });
    const isPrerendered = page === 1;
    if (isPrerendered) keepLastGoodPage(found);
    const list = found.ok ? found.value : { ...NO_PROVIDERS, page };
    const landing = await readLanding(
      emirate ?? null,
      washType,
      list.page === 1 ? list.providers : [],
      isPrerendered,
    );
    return { ...landing, list, isEmpty: found.ok && list.total === 0 };
  },
);

async function readLanding(
  place: ProviderStats['place'],
  washType: WashType | null,
  providers: ProviderSummary[],
  isPrerendered = true,
): Promise<Omit<Landing, 'isEmpty'>> {
  const read = await readStats();
  if (isPrerendered) keepLastGoodPage(read);
  const allStats = read.ok ? read.value : [];
  return {
    allStats,
    stats: statsOf(allStats, place, washType),
    districts: place && isEmirate(place) ? districtsWith(allStats, place, washType) : [],
    best: bestRated(providers),
  };
}
