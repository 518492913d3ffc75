import { findRow } from '@/lib/data/existing-rows';
import { lastProviderId, providerIds } from '@/lib/data/provider-ids';
import { bestProviders, findProvider, findProviders } from '@/lib/data/providers';
import { readStats, readTotals } from '@/lib/data/stats';
import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { PROVIDER_SORTS } from '@/lib/domain/list-options';
import { type BooleanFilter, isBooleanFilter, NARROWING_KEYS } from '@/lib/domain/narrowing';
import { countOf } from '@/lib/domain/stats';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { everyProviderRow, hasName, type StoredProvider } from './backend';

// unstable_cache needs a Next.js server; here every read goes to the database.
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let rows: StoredProvider[];

beforeAll(async () => {
  rows = await everyProviderRow();
});

async function list(filter: Partial<ProviderFilter>) {
  const read = await findProviders({ ...NO_FILTER, ...filter });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** All pages of a list. */
async function allIds(filter: Partial<ProviderFilter>): Promise<number[]> {
  const { total } = await list(filter);
  const ids: number[] = [];
  for (let page = 1; ids.length < total; page += 1) {
    const { providers } = await list({ ...filter, page });
    ids.push(...providers.map(({ id }) => id));
  }
  return ids;
}

function idsWhere(holds: (row: StoredProvider) => boolean): number[] {
  return rows
    .filter(holds)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

test.each(['foam', 'hand', 'ceramic-coating'])('the kind %s can be filtered as a wash type', async (kind) => {
  const holding = idsWhere((row) => hasName(row) && row.kinds.includes(kind));
  expect(holding.length).toBeGreaterThan(3);
  expect((await allIds({ washType: kind })).sort((a, b) => a - b)).toEqual(holding);
});

test('the text options of Quick Search match as text, even where a kind has the same name', async () => {
  for (const [option, words] of [
    ['automatic', /automatic/i],
    ['self-service', /self.service/i],
  ] as const) {
    const holding = idsWhere(
      (row) =>
        hasName(row) && words.test([row.wash_type, row.service_category, row.service_description].join('\n')),
    );
    expect((await allIds({ washType: option })).sort((a, b) => a - b)).toEqual(holding);
  }
});

test('rows without a name are excluded everywhere', async () => {
  const nameless = idsWhere((row) => !hasName(row));
  expect(nameless.length).toBeGreaterThan(0);
  const shown = new Set(await allIds({}));
  expect(nameless.filter((id) => shown.has(id))).toEqual([]);
  const indexed: number[] = [];
  for await (const batch of providerIds(1, rows.at(-1)!.id)) indexed.push(...batch.map(({ id }) => id));
  expect(indexed).toEqual(idsWhere(hasName));
  expect(await lastProviderId()).toEqual({ ok: true, value: indexed.at(-1) });
  for (const id of nameless) {
    expect(await findProvider(id)).toEqual({ ok: true, value: null });
    expect(await findRow({ table: 'provider', key: String(id) })).toBe('not-found');
  }
  expect(await findRow({ table: 'provider', key: String(indexed[0]) })).toBe('exists');
});

describe.each(PROVIDER_SORTS)('sorted by %s', (sort) => {
  test('every provider is on exactly one page, in order', async () => {
    const ids = await allIds({ sort });
    expect(ids).toEqual(
      named()
        .sort(COMPARE[sort])
        .map(({ id }) => id),
    );
  });
});

function named() {
  return rows.filter(hasName);
}

const descending = (a: number | null, b: number | null) => (b ?? -1) - (a ?? -1);
const truthFirst = (a: boolean, b: boolean) => Number(b) - Number(a);
const COMPARE: Record<(typeof PROVIDER_SORTS)[number], (a: StoredProvider, b: StoredProvider) => number> = {
  rating: (a, b) =>
    descending(a.rating, b.rating) || descending(a.review_count, b.review_count) || a.id - b.id,
  verified: (a, b) =>
    truthFirst(a.verified_status === 'verified', b.verified_status === 'verified') || COMPARE.rating(a, b),
  eco: (a, b) => truthFirst(isEco(a), isEco(b)) || COMPARE.rating(a, b),
  price: (a, b) => lowestPrice(a) - lowestPrice(b) || a.id - b.id,
  reviews: (a, b) => descending(a.review_count, b.review_count) || a.id - b.id,
  name: (a, b) =>
    codePointOrder(a.business_name!.toLowerCase(), b.business_name!.toLowerCase()) || a.id - b.id,
};

function isEco(row: StoredProvider): boolean {
  const type = (row.wash_type ?? '').toLowerCase();
  const words = `${type}\n${row.service_category}\n${row.business_name}\n${row.service_description}`;
  return Boolean(row.eco_certified) || type.includes('waterless') || /(^|[^a-z0-9_])eco(?!nom)/i.test(words);
}

function lowestPrice(row: StoredProvider): number {
  const digits = /\d+(\.\d+)?/.exec((row.price_range ?? '').replaceAll(',', ''))?.[0];
  return digits === undefined ? Infinity : Number(digits);
}

function codePointOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

test.each([
  ['Noor', 'noor'],
  ['5% off', '5% off'],
  ["Rock'n", "rock'n"],
  ['(', '('],
  [',', ','],
  ['%', '%'],
  ['_', '_'],
  ['*', '*'],
  ['\\', '\\'],
  ['"', '"'],
  ['%_*', '%_*'],
])('searching for %s matches it literally', async (search, needle) => {
  const expected = idsWhere(
    (row) =>
      hasName(row) &&
      [row.business_name, row.address, row.service_category, row.wash_type, row.service_description].some(
        (text) => text?.toLowerCase().includes(needle),
      ),
  );
  expect((await allIds({ search })).sort((a, b) => a - b)).toEqual(expected);
});

test('every count equals the length of its list', async () => {
  const counts = await readStats();
  if (!counts.ok) throw new Error(counts.reason);
  for (const emirate of EMIRATES) {
    for (const washType of WASH_TYPES) {
      expect([emirate, washType, (await list({ emirate, washType })).total]).toEqual([
        emirate,
        washType,
        countOf(counts.value, emirate, washType),
      ]);
    }
  }
});

test('the totals match the rows', async () => {
  const read = await readTotals();
  expect(read).toMatchObject({
    ok: true,
    value: {
      all: named().length,
      verified: named().filter((row) => row.verified_status === 'verified').length,
      eco: named().filter(isEco).length,
      emirates: EMIRATES.length,
    },
  });
});

test('a district shows its best-rated providers first', async () => {
  const read = await bestProviders({ district: 'dubai-marina' }, 20);
  if (!read.ok) throw new Error(read.reason);
  const expected = named()
    .filter((row) => /marina|مارينا/i.test(row.address ?? '') && /dubai|دبي/i.test(row.address ?? ''))
    .sort(COMPARE.rating)
    .slice(0, 20);
  expect(read.value.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test.each<BooleanFilter>(NARROWING_KEYS.filter(isBooleanFilter))(
  'the filter %s lists as many providers as its option counts',
  async (key) => {
    const all = await list({});
    const { total } = await list({ [key]: true });
    expect(total).toBe(all.options?.[key]?.true);
    expect(total).toBeLessThan(all.total);
  },
);
