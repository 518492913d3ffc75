import { type District, DISTRICTS, EMIRATE_OF_DISTRICT } from './districts';
import { type Emirate, EMIRATES } from './emirates';
import type { WashType } from './wash-types';

/** What the providers of a place, of a wash type or of both are like as a whole; null stands for any. */
export interface ProviderFigures {
  place: Emirate | District | null;
  washType: WashType | null;
  providers: number;
  verified: number;
  mobile: number;
  eco: number;
  alwaysOpen: number;
  /** The lowest price, AED; null when no price is known. */
  priceFrom: number | null;
  /** Where the prices of most begin, AED; null when no price is known. */
  priceLow: number | null;
  priceHigh: number | null;
}

type Place = ProviderFigures['place'];

const NOBODY = {
  ...{ providers: 0, verified: 0, mobile: 0, eco: 0, alwaysOpen: 0 },
  ...{ priceFrom: null, priceLow: null, priceHigh: null },
};

/** The figures of a place and a wash type; zeros where there is no provider. */
export function figuresOf(
  figures: ProviderFigures[],
  place: Place,
  washType: WashType | null,
): ProviderFigures {
  const found = figures.find((row) => row.place === place && row.washType === washType);
  return found ?? { place, washType, ...NOBODY };
}

/** How many providers are in a place, of a wash type, or both. */
export function countOf(figures: ProviderFigures[], place: Place, washType: WashType | null): number {
  return figuresOf(figures, place, washType).providers;
}

/** The districts of an emirate that have providers, of a wash type or of any. */
export function districtsWith(
  figures: ProviderFigures[],
  emirate: Emirate,
  washType: WashType | null,
): District[] {
  return DISTRICTS.filter(
    (district) => EMIRATE_OF_DISTRICT[district] === emirate && countOf(figures, district, washType) > 0,
  );
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

export function directoryStatistics(figures: ProviderFigures[]): DirectoryStatistics {
  const { providers, verified } = figuresOf(figures, null, null);
  return {
    all: providers,
    eco: countOf(figures, null, 'eco-friendly'),
    mobile: countOf(figures, null, 'mobile-car-wash'),
    steam: countOf(figures, null, 'steam-cleaning'),
    emirates: EMIRATES.filter((emirate) => countOf(figures, emirate, null) > 0).length,
    verified,
  };
}
