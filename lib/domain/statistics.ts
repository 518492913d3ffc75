import type { Emirate } from './emirates';
import type { WashType } from './wash-types';

/** Number of providers of one emirate, one wash type or both; null stands for any. */
export interface ProviderCount {
  emirate: Emirate | null;
  washType: WashType | null;
  providers: number;
}

/** The figures of the statistics banner (spec §8). */
export interface DirectoryStatistics {
  all: number;
  eco: number;
  mobile: number;
  steam: number;
  /** Emirates with at least one provider, of seven. */
  emirates: number;
  verified: number;
}

/** How many providers are in an emirate, of a wash type, or both. */
export function countOf(counts: ProviderCount[], emirate: Emirate | null, washType: WashType | null): number {
  return counts.find((row) => row.emirate === emirate && row.washType === washType)?.providers ?? 0;
}

export function directoryStatistics(counts: ProviderCount[], verified: number): DirectoryStatistics {
  return {
    all: countOf(counts, null, null),
    eco: countOf(counts, null, 'eco-friendly'),
    mobile: countOf(counts, null, 'mobile-car-wash'),
    steam: countOf(counts, null, 'steam-cleaning'),
    emirates: counts.filter((row) => row.emirate !== null && row.washType === null).length,
    verified,
  };
}
