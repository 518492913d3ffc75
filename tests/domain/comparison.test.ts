import type { CarOrAny } from '@/lib/domain/car';
import { checksOf, distanceScore, markLowest, parseComparison, pricedKinds } from '@/lib/domain/comparison';
import { parseLastPriceKind } from '@/lib/domain/last-price-kind';
import { type PricedLine, pricesOf, type ShownPrices } from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { PROVIDER } from '../support/provider-rows';

const UNKNOWN: Provider = { ...PROVIDER, phone: null, phoneE164: null, phones: [] };
const price = (priceFrom: number | null): Provider => ({ ...UNKNOWN, priceFrom });

test.each([
  ['the lowest', [40, 25, null], [false, true, false]],
  ['every lowest in a tie', [25, 25, 40], [true, true, false]],
  ['a price of 0', [0, 25], [true, false]],
  ['nothing if all are equal', [25, 25], [false, false]],
  ['nothing if the others are unknown', [25, null, null], [false, false, false]],
  ['nothing if all are unknown', [null, null], [false, false]],
])('of prices, marks %s', (_, prices, expected) => {
  const shown = prices.map((known) => pricesOf(price(known)));
  expect(markLowest('any', shown)).toEqual(expected);
});

test('of prices, marks none above one that is not compared, such as that of a self-service bay', () => {
  const shown = [400, 600, 12].map((known) => pricesOf(price(known)));
  const marked = (other: number) =>
    markLowest(
      'any',
      shown.map((prices, index) => ({ ...prices, service: index === other ? 'self-service' : 'wash' })),
    );
  expect(marked(2)).toEqual([false, false, false]);
  expect(marked(1)).toEqual([false, false, true]);
});

const bySize = (small: number | null, suv: number | null, any: number | null = small) => ({
  ...pricesOf(price(any)),
  prices: { small, suv, large: null },
});

// prettier-ignore
test.each<[what: string, car: CarOrAny, shown: ShownPrices[], expected: boolean[]]>([
  ['the lowest for an SUV', 'suv', [bySize(20, 60), bySize(30, 50)], [false, true]],
  ['none where a lower one of unknown size stands beside it', 'suv', [bySize(20, 60), bySize(30, 70), bySize(null, null, 40)], [false, false, false]],
  ['one where that of unknown size is higher', 'suv', [bySize(20, 60), bySize(30, 70), bySize(null, null, 80)], [true, false, false]],
  ['none of different services', 'any', [{ ...bySize(20, 60), service: 'ceramic-coating' }, { ...bySize(30, 50), service: 'detailing' }], [false, false]],
  ['none where two services are the lowest', 'any', [{ ...bySize(20, 60), service: 'ceramic-coating' }, bySize(20, 60), bySize(30, 60)], [false, false, false]],
  ['the lowest package of one size', 'any', [{ ...bySize(200, 60), service: 'package 4 30' }, { ...bySize(220, 50), service: 'package 4 30' }, { ...bySize(400, 50), service: 'package 8 30' }], [true, false, false]],
  ['none of the others above a smaller package', 'any', [{ ...bySize(200, 60), service: 'package 8 30' }, { ...bySize(220, 50), service: 'package 8 30' }, { ...bySize(150, 50), service: 'package 4 30' }], [false, false, false]],
])('marks %s', (_, car, shown, expected) => {
  expect(markLowest(car, shown)).toEqual(expected);
});

const KIND = (slug: string): Kind => ({ slug, name: { en: slug, ar: slug }, washType: null });
const [HAND, FULL, INTERIOR, POLISHING] = ['hand-wash', 'full-service', 'interior', 'polishing'].map(KIND) as [
  Kind, Kind, Kind, Kind,
]; // prettier-ignore
const line = (kind: string, priceFrom: number): PricedLine => ({
  kind, priceFrom, priceTo: null, car: null, washes: null, days: null,
}); // prettier-ignore
const offers = (kinds: Kind[], lines: PricedLine[]): Provider => ({
  ...PROVIDER,
  kinds,
  lines,
  hasMenu: true,
  // Of a wash.
  priceFrom: kinds.includes(HAND) ? 25 : null,
});

// prettier-ignore
test.each<[what: string, providers: Provider[], rows: [kind: string, ...prices: (number | null)[]][]]>([
  ['two state', [offers([HAND, POLISHING], [line('polishing', 200)]), offers([POLISHING], [line('polishing', 150)]), offers([HAND], [])],
    [['polishing', 200, 150, null]]],
  ['one states', [offers([POLISHING], [line('polishing', 200)]), offers([POLISHING], [])], []],
  ['the same lines answer, once', [offers([FULL, INTERIOR], [line('full', 90)]), offers([FULL, INTERIOR], [line('full', 80)])],
    [['full-service', 90, 80]]],
  ['inside and outside would answer, if it is offered', [offers([INTERIOR], [line('full', 90)]), offers([INTERIOR], [line('interior', 70)]), offers([HAND], [line('full', 60)])],
    [['interior', 90, 70, null]]],
  ['only the wash answers', [offers([HAND], [line('exterior', 30)]), offers([HAND], [line('exterior', 40)])], []],
])('compares the prices of a kind that %s', (_, providers, rows) => {
  const found = pricedKinds(providers).map(({ kind, shown }) => [kind.slug, ...shown.map(({ priceFrom }) => priceFrom)]);
  expect(found).toEqual(rows);
});

test('returns the checks that provider pages mark with ticks', () => {
  const provider = { ...UNKNOWN, isVerified: true, mobileValidation: true, website: 'noor.example' };
  expect(checksOf(provider)).toEqual(['verified']);
  expect(checksOf({ ...provider, phoneE164: '+971515551234', websiteValid: true, chatName: 'noor' })).toEqual(
    ['verified', 'phone', 'website'],
  );
});

// prettier-ignore
test.each([
  ['200,8,73', [8, 73, 200], 0, false], [' 8 , 8,08', [8], 0, false], ['-8,abc,8.5,,8', [8], 3, false],
  ['9,1,8,2,7', [1, 2, 8, 9], 0, true], ['99999999999', [], 1, false], ['', [], 0, false],
  ['8,'.repeat(5_000), [8], 0, false], ['x'.repeat(10_000), [], 1, false],
])('parses the ids of comparison link %#', (text, ids, invalidCount, hasTooMany) => {
  expect(parseComparison(text)).toEqual({ ids, invalidCount, hasTooMany });
});

test('ranks an exact distance before an approximate one unless that is displayed as shorter', () => {
  const known = (km: number) => distanceScore({ km, isApproximate: false });
  const about = (km: number) => distanceScore({ km, isApproximate: true });
  expect(known(0.2)).toBeGreaterThan(about(0.05));
  expect(known(2.1)).toBeGreaterThan(about(1.9));
  expect(about(2.4)).toBeGreaterThan(known(2.6));
  expect(known(1.21)).toBe(known(1.24));
});

test.each([
  ['ceramic-coating', 'ceramic-coating'],
  ['interior', 'interior'],
  [null, undefined],
  ['', undefined],
  ['"><script>', undefined],
  ['a'.repeat(61), undefined],
])('the device keeps %j as the kind asked for last: %j', (stored, kind) =>
  expect(parseLastPriceKind(stored)).toBe(kind),
);
