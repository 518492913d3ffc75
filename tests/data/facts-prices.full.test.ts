import type { PGlite } from '@electric-sql/pglite';
import { everyProviderRow } from './backend';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

type Prices = [from: number | null, to: number | null];

async function prices(range: string | null): Promise<Prices> {
  const { rows } = await database.query<{ from: number | null; to: number | null }>(
    'select public.price_from_of($1)::float as from, public.price_to_of($1)::float as to',
    [range],
  );
  return [rows[0]!.from, rows[0]!.to];
}

test.each<[string | null, Prices]>([
  ['AED 60 - 90', [60, 90]],
  ['AED 60-90', [60, 90]],
  ['AED60–AED90', [60, 90]],
  ['60 aed to 90 aed', [60, 90]],
  ['Dhs. 49.50 - 1,200', [49.5, 1200]],
  ['From AED 1,200 to 1,500', [1200, 1500]],
  ['من ٦٠ إلى ٩٠ درهم', [60, 90]],
  ['٦٠ - ٩٠ درهماً', [60, 90]],
  ['د.إ ١٬٢٠٠ - ١٬٥٠٠٫٥٠', [1200, 1500.5]],
  ['\u200F60 \u2013 90 دراهم', [60, 90]],
  // A price and nothing but a price.
  ['AED 60', [60, 60]],
  ['٦٠ درهم', [60, 60]],
  ['0', [0, 0]],
  // Where prices begin.
  ['from 60', [60, null]],
  ['60+', [60, null]],
  ['60 - 60', [60, null]],
  // Not a range and nothing but a range.
  ['AED 60 - 90 for saloons', [60, null]],
  ['AED 60 - 90, SUV 120', [60, null]],
  ['60 - 90 - 120', [60, null]],
  ['60, 90', [60, null]],
  ['AED 90 - 60', [90, null]],
  ['AED -60 - 90', [60, null]],
  ['USD 60 - 90', [60, null]],
  ['60 - 1.000.000', [60, null]],
  // Figures that are no prices.
  ['1.000.000', [null, null]],
  ['AED 1 200 - 1 500', [null, null]],
  ['AED 35,60', [null, null]],
  ['1,20,000', [null, null]],
  ['49.505', [null, null]],
  ['Call 971501234567', [null, null]],
  ['Call 050 123 4567', [null, null]],
  // No figures.
  ...['free', 'Call for price', 'درهم', '-', '', '👍'].map((text): [string, Prices] => [text, [null, null]]),
  [null, [null, null]],
])('%j', async (range, expected) => {
  expect(await prices(range)).toEqual(expected);
});

test('long texts have no price', async () => {
  expect(await prices('9'.repeat(200))).toEqual([null, null]);
  expect(await prices('9'.repeat(200_000))).toEqual([null, null]);
  expect(await prices('AED 60 - 90'.padEnd(200))).toEqual([60, 90]);
  expect(await prices('AED 60 - 90'.padEnd(201))).toEqual([null, null]);
});

test('a million and more is no price, as in the statistics', async () => {
  expect(await prices('AED 999,999.99')).toEqual([999999.99, 999999.99]);
  expect(await prices('AED 1,000,000')).toEqual([null, null]);
});

test('the prices of the sample data are understood', async () => {
  const ranges = (await everyProviderRow()).map((row) => row.price_range);
  const typed = [...new Set(ranges)].filter((range) => /\d/.test(range ?? ''));
  expect(typed.length).toBeGreaterThan(200);
  for (const range of typed) {
    const [from, to = range!.startsWith('From') ? null : from] = range!
      .replaceAll(',', '')
      .match(/\d+/g)!
      .map(Number);
    expect([range, ...(await prices(range))]).toEqual([range, from, to]);
  }
});
