import {
  type Area,
  type CountedArea,
  type District,
  MIN_INDEXED_PROVIDERS,
  type Neighbour,
} from '../domain/area';
import { type Emirate, isEmirate } from '../domain/emirates';
import { NO_FILTER } from '../domain/filter';
import type { ListFilters } from '../domain/filters';
import { DISTRICT_SIZE, PAGE_SIZE } from '../domain/paging';
import type { Provider, ProviderSummary } from '../domain/provider';
import type { ProviderList } from '../domain/provider-list';
import { bestReviewed } from '../domain/score';
import { districtsWith, EMPTY_STATS, type ListStats, type ProviderStats, statsOf } from '../domain/stats';
import type { WashType } from '../domain/wash-types';
import type { Directory } from './directory';
import { bestProviders, highestRated } from './lists/best-providers';
import { listMatches } from './lists/list-matches';
import { countedAreas, directoryStats, neighboursIn, placeStats } from './stats';

/** Facts about the list of a landing page as a whole. */
export interface Landing {
  /** The statistics of every place and wash type, for the links to related lists. */
  allStats: ProviderStats[];
  stats: ProviderStats;
  /** The districts of the emirate that have such providers. */
  districts: District[];
  /** The best provider; undefined if none has enough reviews. */
  best?: ProviderSummary;
  isEmpty: boolean;
}

export interface AreaLanding extends Omit<Landing, 'stats'> {
  area: Area;
  stats: ListStats;
  list: ProviderList;
  neighbours: Neighbour[];
  /** Whether the area has too few providers to be indexed. */
  isThin: boolean;
}

/** Returns an emirate with its areas (product rule 2.5). */
export function emirateLanding(directory: Directory, emirate: Emirate): Landing & { areas: CountedArea[] } {
  return {
    ...landingOf(directory, emirate, null, bestProviders(directory, { emirate }, PAGE_SIZE)),
    areas: countedAreas(directory).filter((area) => area.emirate === emirate),
  };
}

/** Returns a district with its highest rated providers, at most 20 (product rule 9.2). */
export function districtLanding(
  directory: Directory,
  district: District,
): Landing & { providers: Provider[]; neighbours: Neighbour[] } {
  return {
    ...landingOf(directory, district, null, bestProviders(directory, { area: district }, DISTRICT_SIZE)),
    providers: highestRated(directory, district, DISTRICT_SIZE),
    neighbours: neighboursIn(directory, district),
  };
}

/** A page of a list on a landing page, best first. */
interface PageRequest {
  page: number;
  moment: Date;
}

/** Returns one page of the providers of a wash type, in an emirate or everywhere (product rule 2.6). */
export function washTypeLanding(
  directory: Directory,
  washType: WashType,
  emirate: Emirate | undefined,
  request: PageRequest,
): Landing & { list: ProviderList } {
  const list = bestList(directory, { washType, emirate }, request);
  return { ...landingOf(directory, emirate ?? null, washType, firstPageOf(list)), list };
}

/** Returns an area with one page of its providers; undefined if no area has this slug (product rule 2.14). */
export function findAreaLanding(
  directory: Directory,
  slug: string,
  request: PageRequest,
): AreaLanding | undefined {
  const area = directory.areas.get(slug);
  if (!area) return undefined;
  const list = bestList(directory, { area: slug }, request);
  return {
    area,
    list,
    stats: placeStats(directory).get(slug) ?? EMPTY_STATS,
    allStats: directoryStats(directory),
    districts: [],
    best: bestReviewed(firstPageOf(list)),
    neighbours: neighboursIn(directory, slug),
    isEmpty: list.total === 0,
    isThin: list.total < MIN_INDEXED_PROVIDERS,
  };
}

function bestList(directory: Directory, filters: ListFilters, { page, moment }: PageRequest): ProviderList {
  const filter = { ...NO_FILTER, ...filters, sort: 'best', page } as const;
  return { ...listMatches(directory, { filter, moment }), alternatives: [] };
}

function firstPageOf({ page, providers }: ProviderList): ProviderSummary[] {
  return page === 1 ? providers : [];
}

function landingOf(
  directory: Directory,
  place: ProviderStats['place'],
  washType: WashType | null,
  providers: readonly ProviderSummary[],
): Landing {
  const allStats = directoryStats(directory);
  const stats = statsOf(allStats, place, washType);
  return {
    allStats,
    stats,
    districts: place && isEmirate(place) ? districtsWith(allStats, place, washType) : [],
    best: bestReviewed(providers),
    isEmpty: stats.providers === 0,
  };
}
