import { filtersOfFigure, type PriceRow, type PriceTable } from '@/lib/directory/price-guide';
import type { CarOrAny } from '@/lib/domain/car';
import { NO_FILTER } from '@/lib/domain/filter';
import { MIN_PRICED, type PriceFigure } from '@/lib/domain/price-figure';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/routing/url-of';
import type { PriceFigureJson, PriceGuideJson } from './schemas';

/** Converts the price guide to the public JSON format. */
export function toPriceGuideJson(tables: readonly PriceTable[]): PriceGuideJson {
  return {
    minProviders: MIN_PRICED,
    figures: tables.flatMap(({ kind, cars, rows }) =>
      rows.flatMap(({ emirate, figures }) =>
        cars.flatMap((car) => (figures[car] ? toFigureJson(kind, emirate, car, figures[car]) : [])),
      ),
    ),
  };
}

function toFigureJson(
  kind: PriceTable['kind'],
  emirate: PriceRow['emirate'],
  car: CarOrAny,
  figure: PriceFigure,
): PriceFigureJson {
  const filters = filtersOfFigure(kind, emirate, car);
  return {
    kind: kind?.slug ?? null,
    emirate: emirate ?? null,
    car,
    ...figure,
    url: urlOf(
      { name: 'providersJson', filter: { ...NO_FILTER, ...filters, sort: 'price' } },
      DEFAULT_LOCALE,
    ),
  };
}
