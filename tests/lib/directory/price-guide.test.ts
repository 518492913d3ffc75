import type { Directory } from '@/lib/directory/directory';
import { contextOf } from '@/lib/directory/lists/list-request';
import { findMatches } from '@/lib/directory/lists/matches';
import { filtersOfFigure, priceGuide } from '@/lib/directory/price-guide';
import type { CarOrAny, CarSize } from '@/lib/domain/car';
import type { Emirate } from '@/lib/domain/emirates';
import { NO_FILTER } from '@/lib/domain/filter';
import { comparedPrice, pricesOf } from '@/lib/domain/price-query';
import type { FactCheck } from '@/lib/domain/provider';
import { sampleDirectory, sampleRows } from '../../support/sample-directory';
import { type Facts, smallDirectory } from '../../support/small-directory';

const checked = (day: string): FactCheck[] => [{ fact: 'price', day, source: null }];
const bySize = (small: number, suv: number | null = null) => ({ prices: { small, suv, large: null } });
const inDubai = (some: Facts): Facts => ({ area: 'al-quoz', ...some });

/** In Dubai five prices for small cars, four for SUVs and one without a size; in Sharjah one for each. */
const PROVIDERS: Facts[] = [
  inDubai({ ...bySize(30, 40), checks: checked('2026-03-01') }),
  inDubai({ ...bySize(80, 90), checks: checked('2026-05-01') }),
  inDubai(bySize(20, 25)),
  inDubai(bySize(45, 60)),
  inDubai(bySize(50)),
  { area: 'al-nahda-sharjah', ...bySize(35, 55), checks: checked('2026-04-01') },
  inDubai({ priceFrom: 900, checks: checked('2026-10-01') }),
];

test('a figure is the median, the usual span, the number and the newest check of at least five prices', () => {
  const [table, ...others] = priceGuide(smallDirectory(PROVIDERS));
  expect(others).toEqual([]);
  expect(table).toEqual({
    kind: undefined,
    cars: ['small', 'suv'],
    rows: [
      // 20 30 35 45 50 80, and 25 40 55 60 90
      {
        emirate: undefined,
        figures: {
          small: { median: 40, low: 30, high: 50, providers: 6, checkedOn: '2026-05-01' },
          suv: { median: 55, low: 25, high: 60, providers: 5, checkedOn: '2026-05-01' },
        },
      },
      // 20 30 45 50 80
      {
        emirate: 'dubai',
        figures: { small: { median: 45, low: 20, high: 50, providers: 5, checkedOn: '2026-05-01' } },
      },
    ],
  });
});

test('a directory without enough prices has no figures', () => {
  expect(priceGuide(smallDirectory(PROVIDERS.slice(0, 4)))).toEqual([]);
});

const figuresOf = (directory: Directory) =>
  priceGuide(directory).flatMap(({ kind, rows }) =>
    rows.flatMap(({ emirate, figures }) =>
      Object.entries(figures).map(([car, figure]) => ({ kind, emirate, car: car as CarOrAny, figure })),
    ),
  );

test.each([
  ['these', smallDirectory(PROVIDERS), 2],
  ['the sample data', sampleDirectory(), 300],
])('the list of a figure of %s has exactly its providers, and their prices', (_, directory, least) => {
  const figures = figuresOf(directory);
  expect(figures.length).toBeGreaterThan(least);
  for (const { kind, emirate, car, figure } of figures) {
    const filter = { ...NO_FILTER, ...filtersOfFigure(kind, emirate, car) };
    const request = { filter, moment: new Date() };
    const { providers } = findMatches(directory, request, contextOf(directory, request));
    const prices = providers.map((provider) => comparedPrice(pricesOf(provider, kind), car)!);
    const half = prices.length / 2;
    const cell = [kind?.slug, emirate, car];
    expect([...cell, prices.length]).toEqual([...cell, figure.providers]);
    expect(prices.filter((price) => price <= figure.median).length).toBeGreaterThanOrEqual(half);
    expect(prices.filter((price) => price >= figure.median).length).toBeGreaterThanOrEqual(half);
    expect(prices).toEqual(expect.arrayContaining([figure.low, figure.high]));
  }
});

test.each<[kind: string, name: RegExp, emirate: Emirate, address: RegExp, car: CarSize]>([
  ['polishing', /polish/, 'sharjah', /Sharjah|الشارقة/, 'large'],
  ['polishing', /polish/, 'dubai', /Dubai|دبي/, 'suv'],
  ['ceramic-coating', /^Ceramic coating/, 'abu-dhabi', /Abu Dhabi|AUH|أبوظبي/, 'small'],
])('the figure of %s (%s) in %s is the median of the stored menus', (slug, name, emirate, address, car) => {
  const { car_wash_locations: locations, provider_menu_items: items } = sampleRows();
  const isHere = (id: number) =>
    locations.some((row) => row.id === id && row.closed_on === null && address.test(row.address ?? ''));
  const lowest = new Map<number, number>();
  for (const item of items)
    if (
      name.test(item.name_en) &&
      (item.car ?? car) === car &&
      item.offer_until === null &&
      isHere(item.provider_id)
    )
      lowest.set(item.provider_id, Math.min(item.price_from, lowest.get(item.provider_id) ?? Infinity));
  const prices = [...lowest.values()].sort((one, other) => one - other);
  const middle = (prices.length - 1) / 2;
  const median = (prices[Math.floor(middle)]! + prices[Math.ceil(middle)]!) / 2;
  const found = figuresOf(sampleDirectory()).find(
    (one) => one.kind?.slug === slug && one.emirate === emirate && one.car === car,
  )!;
  expect(found.figure).toMatchObject({ providers: prices.length, median });
});

test('no figure is of packages, nor of a wash in general without the size of the car', () => {
  const figures = figuresOf(sampleDirectory());
  const inGeneral = figures.filter(({ kind }) => kind === undefined || kind.slug === 'mobile');
  expect(inGeneral.length).toBeGreaterThan(20);
  expect(inGeneral.filter(({ car }) => car === 'any')).toEqual([]);
  expect(figures.filter(({ kind }) => kind?.slug === 'package')).toEqual([]);
});
