import { type District, DISTRICTS, EMIRATE_OF_DISTRICT } from './area';
import type { Emirate } from './emirates';
import type { WashType } from './wash-types';

/** Aggregate statistics of a list of providers. */
export interface ListStats {
  providers: number;
  verified: number;
  mobile: number;
  eco: number;
  alwaysOpen: number;
  /** Lowest price, AED; null if no price is known. */
  priceFrom: number | null;
  /** Typical range of starting prices, AED; null if no price is known. */
  priceLow: number | null;
  priceHigh: number | null;
}

/** The statistics of a place, a wash type or both; null means any. */
export interface ProviderStats extends ListStats {
  place: Emirate | District | null;
  washType: WashType | null;
}

type Place = ProviderStats['place'];

/** The statistics of an empty list. */
export const EMPTY_STATS: ListStats = {
  providers: 0,
  verified: 0,
  mobile: 0,
  eco: 0,
  alwaysOpen: 0,
  priceFrom: null,
  priceLow: null,
  priceHigh: null,
};

/** Returns the stats of a place and a wash type; zeros if there are no providers. */
export function statsOf(stats: ProviderStats[], place: Place, washType: WashType | null): ProviderStats {
  const found = stats.find((row) => row.place === place && row.washType === washType);
  return found ?? { place, washType, ...EMPTY_STATS };
}

/** Returns the number of providers in a place, of a wash type, or both. */
export function countOf(stats: ProviderStats[], place: Place, washType: WashType | null): number {
  return statsOf(stats, place, washType).providers;
}

/** Returns an emirate's districts that have providers of a wash type, or of any. */
export function districtsWith(
  stats: ProviderStats[],
  emirate: Emirate,
  washType: WashType | null,
): District[] {
  return DISTRICTS.filter(
    (district) => EMIRATE_OF_DISTRICT[district] === emirate && countOf(stats, district, washType) > 0,
  );
}

/** The totals of the statistics banner (product rule 8.1). */
export interface DirectoryTotals {
  all: number;
  eco: number;
  mobile: number;
  steam: number;
  /** Number of emirates with at least one provider. */
  emirates: number;
  verified: number;
}
