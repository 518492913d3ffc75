import {
  countedAreas,
  directoryStats,
  directoryTotals,
  neighboursIn,
  placeStats,
} from '@/lib/directory/stats';
import { EMPTY_STATS, statsOf } from '@/lib/domain/stats';
import { type Facts, smallDirectory } from '../../support/small-directory';

// prettier-ignore
const PROVIDERS: Facts[] = [
  { area: 'dubai-marina', districts: ['dubai-marina'], washTypes: ['steam-cleaning', '247-services'], isVerified: true, priceFrom: 40.5 },
  { area: 'al-quoz', washTypes: ['steam-cleaning', 'mobile-car-wash'], servesMobile: true, priceFrom: 20 },
  { area: 'al-quoz', washTypes: ['eco-friendly'], isEco: true },
  { area: 'al-nahda-sharjah', isVerified: true, priceTo: 60 },
  {},
];

test('counts the providers of every place, every wash type and every pair of them', () => {
  const stats = directoryStats(smallDirectory(PROVIDERS));
  const counted = stats.map(({ place, washType, providers }) => [place, washType, providers].join(' '));
  // prettier-ignore
  expect(counted.sort()).toEqual([
    '  5', ' 247-services 1', ' eco-friendly 1', ' mobile-car-wash 1', ' steam-cleaning 2',
    'dubai  3', 'dubai 247-services 1', 'dubai eco-friendly 1', 'dubai mobile-car-wash 1', 'dubai steam-cleaning 2',
    'dubai-marina  1', 'dubai-marina 247-services 1', 'dubai-marina steam-cleaning 1', 'sharjah  1',
  ].sort());
  expect(statsOf(stats, 'dubai', null)).toEqual({
    place: 'dubai',
    washType: null,
    providers: 3,
    verified: 1,
    mobile: 1,
    eco: 1,
    alwaysOpen: 1,
    priceFrom: 20,
    priceLow: 20,
    priceHigh: 40,
  });
  // "Under AED 60" is no lowest price.
  expect(statsOf(stats, 'sharjah', null)).toMatchObject({ verified: 1, priceFrom: null, priceLow: null });
});

test('a provider in a district does not count for another area', () => {
  const stats = placeStats(smallDirectory(PROVIDERS));
  expect(Object.fromEntries([...stats].map(([slug, { providers }]) => [slug, providers]))).toEqual({
    'al-nahda-sharjah': 1, 'al-quoz': 2, dubai: 3, 'dubai-marina': 1, sharjah: 1,
  }); // prettier-ignore
});

// prettier-ignore
test.each<[prices: number[], from: number | null, low: number | null, high: number | null]>([
  [[], null, null, null],
  [[30], 30, 30, 30],
  [[10, 20, 30, 40, 50], 10, 10, 40],
  [[10, 20, 30, 40, 50, 60], 10, 20, 50],
  [[10, 10, 10, 10, 90, 20, 30, 40, 50, 60], 10, 10, 50],
  // A phone number in the price range.
  [[501234567, 35], 35, 35, 35],
])('the usual range of %j', (prices, priceFrom, priceLow, priceHigh) => {
  const [stats] = directoryStats(smallDirectory(prices.map((price) => ({ priceFrom: price }))));
  expect(stats ?? EMPTY_STATS).toMatchObject({ priceFrom, priceLow, priceHigh });
});

test('totals are those of the statistics banner, zeros in an empty directory', () => {
  const totals = { all: 5, eco: 1, mobile: 1, steam: 2, emirates: 2, verified: 2 };
  expect(directoryTotals(smallDirectory(PROVIDERS))).toEqual(totals);
  expect(new Set(Object.values(directoryTotals(smallDirectory([]))))).toEqual(new Set([0]));
});

test('areas with providers come with the most first, equal ones by slug', () => {
  const areas = countedAreas(smallDirectory(PROVIDERS));
  expect(areas.map(({ slug, providers }) => [slug, providers])).toEqual([
    ['al-quoz', 2],
    ['al-nahda-sharjah', 1],
    ['dubai-marina', 1],
  ]);
});

test('neighbours are the nearest other areas with providers', () => {
  const neighboursOf = (area: string) =>
    neighboursIn(smallDirectory(PROVIDERS), area).map(({ place }) => place.slug);
  expect(neighboursOf('jlt')).toEqual(['dubai-marina', 'al-quoz', 'al-nahda-sharjah']);
  expect(neighboursOf('al-quoz')).toEqual(['dubai-marina', 'al-nahda-sharjah']);
  expect(neighboursOf('nowhere')).toEqual([]);
});
