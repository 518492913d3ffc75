import { type CountedArea, type Neighbour, neighboursOf } from '../domain/area';
import { groupBy } from '../domain/group-by';
import { usualSpan } from '../domain/price-figure';
import { pricesOf } from '../domain/price-query';
import type { Provider } from '../domain/provider';
import type { DirectoryTotals, ListStats, ProviderStats } from '../domain/stats';
import type { Kind, WashType } from '../domain/wash-types';
import type { Directory } from './directory';
import { pricedKind } from './lists/list-request';
import { oncePerDirectory } from './once-per-directory';

/** Returns the statistics of every emirate and district, of every wash type and of every pair of them that has providers. */
export const directoryStats = oncePerDirectory(({ providers, kinds }): ProviderStats[] => {
  const pairs = [...groupBy(providers, ({ emirates, districts }) => [null, ...emirates, ...districts])].map(
    ([place, members]) => ({ place, byWashType: groupBy(members, ({ washTypes }) => [null, ...washTypes]) }),
  );
  return pairs.flatMap(({ place, byWashType }) =>
    [...byWashType].map(([washType, members]) => {
      const kind = washType === null ? undefined : pricedKind(kinds, washType);
      return { place, washType, ...statsOfProviders(members, kind) };
    }),
  );
});

/** Returns the statistics of every emirate, district and area that has providers, by its slug. */
export const placeStats = oncePerDirectory(
  ({ providers }): ReadonlyMap<string, ListStats> =>
    new Map(
      [...groupBy(providers, ({ index }) => index.places)].map(([slug, members]) => [
        slug,
        statsOfProviders(members),
      ]),
    ),
);

/** Returns the totals of the statistics banner (product rule 8.1). */
export const directoryTotals = oncePerDirectory(({ providers }): DirectoryTotals => {
  const ofType = (washType: WashType) =>
    providers.filter(({ washTypes }) => washTypes.includes(washType)).length;
  return {
    all: providers.length,
    eco: ofType('eco-friendly'),
    mobile: ofType('mobile-car-wash'),
    steam: ofType('steam-cleaning'),
    emirates: new Set(providers.flatMap(({ emirates }) => emirates)).size,
    verified: providers.filter(({ isVerified }) => isVerified).length,
  };
});

/** Returns the areas that have providers, those with the most first. */
export const countedAreas = oncePerDirectory((directory): CountedArea[] => {
  const byPlace = groupBy(directory.providers, ({ index }) => index.places);
  return [...directory.areas.values()]
    .map((area) => ({ ...area, providers: byPlace.get(area.slug)?.length ?? 0 }))
    .filter(({ providers }) => providers > 0)
    .sort((one, other) => other.providers - one.providers || (one.slug < other.slug ? -1 : 1));
});

/** Returns the areas with providers that are nearest to an area or a district; none if there is no such area. */
export function neighboursIn(directory: Directory, slug: string): Neighbour[] {
  const area = directory.areas.get(slug);
  return area ? neighboursOf(area, countedAreas(directory)) : [];
}

/** A phone number in the price range is not a price. */
const MAX_PRICE = 1_000_000;

function statsOfProviders(providers: readonly Provider[], kind?: Kind): ListStats {
  const counts = { verified: 0, mobile: 0, eco: 0, alwaysOpen: 0 };
  const prices: number[] = [];
  for (const provider of providers) {
    const { isVerified, servesMobile, isEco, washTypes } = provider;
    const { priceFrom, instead } = pricesOf(provider, kind);
    if (isVerified) counts.verified += 1;
    if (servesMobile) counts.mobile += 1;
    if (isEco) counts.eco += 1;
    if (washTypes.includes('247-services')) counts.alwaysOpen += 1;
    if (priceFrom !== null && instead !== 'self-service' && priceFrom < MAX_PRICE)
      prices.push(Math.floor(priceFrom));
  }
  prices.sort((a, b) => a - b);
  const span = usualSpan(prices);
  return {
    providers: providers.length,
    ...counts,
    priceFrom: prices[0] ?? null,
    priceLow: span?.low ?? null,
    priceHigh: span?.high ?? null,
  };
}
