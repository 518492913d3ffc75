import { CAR_SIZES, type CarOrAny } from '../domain/car';
import { type Emirate, EMIRATES } from '../domain/emirates';
import type { ListFilters } from '../domain/filters';
import { LISTED_PRICE } from '../domain/list-options';
import { type PriceFigure, priceFigure } from '../domain/price-figure';
import { comparedPrice, pricesOf } from '../domain/price-query';
import type { Provider } from '../domain/provider';
import type { Kind } from '../domain/wash-types';
import { oncePerDirectory } from './once-per-directory';

/** What a kind of wash costs (product rule 2.30). */
export interface PriceTable {
  /** Undefined for a full exterior wash, done in any way. */
  kind: Kind | undefined;
  /** The cars that it has figures for, in their order. */
  cars: CarOrAny[];
  /** The whole country first; only places with a figure. */
  rows: PriceRow[];
}

/** What it costs in a place, by car. */
export interface PriceRow {
  /** Undefined for the whole country. */
  emirate: Emirate | undefined;
  figures: Partial<Record<CarOrAny, PriceFigure>>;
}

/** Packages differ in their washes, so that their prices say nothing together. */
const NOT_COMPARABLE = ['package'];

/**
 * A wash in general: its lists contain prices of other services, if their providers name no size of car, and those of bays where
 * visitors wash the car themselves.
 */
const ANY_SERVICE: readonly (string | undefined)[] = [undefined, 'mobile'];

/** Returns what a wash costs by kind, emirate and car, without what has no figure (product rule 2.30). */
export const priceGuide = oncePerDirectory(({ providers, kinds }): PriceTable[] =>
  [undefined, ...kinds.values()]
    .filter((kind) => !kind || !NOT_COMPARABLE.includes(kind.slug))
    .map((kind) => tableOf(kind, providers))
    .filter(({ rows }) => rows.length > 0),
);

/** Returns the filters of the list that has exactly the providers of a figure. */
export function filtersOfFigure(
  kind: Kind | undefined,
  emirate: Emirate | undefined,
  car: CarOrAny,
): ListFilters {
  return {
    ...(emirate && { emirate }),
    ...(kind && { washType: optionOf(kind) }),
    minPrice: LISTED_PRICE,
    ...(ANY_SERVICE.includes(kind?.slug) && { isStaffed: true }),
    ...(car !== 'any' && { car }),
  };
}

/** Returns the value of the filter "washType" for a kind. */
function optionOf({ slug, washType }: Kind): string {
  return washType ?? slug;
}

function tableOf(kind: Kind | undefined, providers: readonly Provider[]): PriceTable {
  const offers = kind
    ? providers.filter(({ index }) => index.washTypeOptions.includes(optionOf(kind)))
    : providers;
  const offered = offers.map((provider) => ({
    emirates: provider.emirates,
    shown: pricesOf(provider, kind),
    checkedOn: provider.checks.find(({ fact }) => fact === 'price')?.day ?? null,
  }));
  const cars: CarOrAny[] = ANY_SERVICE.includes(kind?.slug) ? [...CAR_SIZES] : ['any', ...CAR_SIZES];
  const rows = [undefined, ...EMIRATES].map((emirate): PriceRow => {
    const here = emirate ? offered.filter(({ emirates }) => emirates.includes(emirate)) : offered;
    const figures = cars.flatMap((car) => {
      const asked = here.flatMap(({ shown, checkedOn }) => {
        const price = shown.instead ? null : comparedPrice(shown, car);
        return price !== null && price >= LISTED_PRICE ? [{ price, checkedOn }] : [];
      });
      const figure = priceFigure(asked);
      return figure ? [[car, figure] as const] : [];
    });
    return { emirate, figures: Object.fromEntries(figures) };
  });
  return {
    kind,
    cars: cars.filter((car) => rows.some(({ figures }) => figures[car])),
    rows: rows.filter(({ figures }) => Object.keys(figures).length > 0),
  };
}
