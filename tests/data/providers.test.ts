import { findRow } from '@/lib/data/existing-rows';
import { providerIds, readLastProviderId } from '@/lib/data/provider-ids';
import { type SummaryRow, toSummary } from '@/lib/data/provider-row';
import { readBestProviders, readHighestRated, readProvider, readProviders } from '@/lib/data/providers';
import { readStats, readTotals } from '@/lib/data/stats';
import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { countOf } from '@/lib/domain/stats';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { sameName } from '../support/localized-name';
import { BACKEND, request, valueOf } from './backend';

// unstable_cache needs a Next.js server; here every read goes to the database.
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const list = (filter: Partial<ProviderFilter>) => valueOf(readProviders({ ...NO_FILTER, ...filter }));

/** Reads the ids of the listed or the unlisted rows, with the secret key. */
async function storedIds(isListed: boolean): Promise<number[]> {
  const path = `car_wash_locations?select=id&is_listed=is.${isListed}&order=id&limit=1000`;
  const rows = (await (await request(path, BACKEND.secretKey)).json()) as { id: number }[];
  return rows.map(({ id }) => id);
}

test('rows without a name are excluded everywhere', async () => {
  const [nameless, named] = [await storedIds(false), await storedIds(true)];
  expect(nameless.length).toBeGreaterThan(0);
  expect((await list({})).total).toBe(named.length);
  const indexed: number[] = [];
  for await (const batch of providerIds(1, Math.max(...nameless, ...named)))
    indexed.push(...batch.map(({ id }) => id));
  expect(indexed).toEqual(named);
  expect(await readLastProviderId()).toEqual({ ok: true, value: named.at(-1) });
  for (const id of nameless) {
    expect(await readProvider(id)).toEqual({ ok: true, value: null });
    expect(await findRow({ table: 'provider', key: String(id) })).toBe('not-found');
  }
  expect(await findRow({ table: 'provider', key: String(named[0]) })).toBe('exists');
});

test('every count and total equals the length of its list', async () => {
  const counts = await valueOf(readStats());
  const pairs = EMIRATES.flatMap((emirate, index) => [
    { emirate, washType: WASH_TYPES[index % WASH_TYPES.length]! },
    { emirate, washType: WASH_TYPES[(index + 3) % WASH_TYPES.length]! },
  ]);
  for (const { emirate, washType } of pairs) {
    const { total } = await list({ emirate, washType });
    expect([emirate, washType, total]).toEqual([emirate, washType, countOf(counts, emirate, washType)]);
  }
  const [{ total: all }, { total: verified }, { total: eco }] = await Promise.all([
    list({}),
    list({ isVerified: true }),
    list({ isEco: true }),
  ] as const);
  expect(await valueOf(readTotals())).toMatchObject({ all, verified, eco, emirates: EMIRATES.length });
  // Pages say that there are more than 500.
  expect(verified).toBeGreaterThan(500);
});

test('a district shows its highest rated providers first', async () => {
  const best = await valueOf(readHighestRated('dubai-marina', 20));
  expect(best).toHaveLength(20);
  expect(best.filter(({ area }) => area?.slug !== 'dubai-marina')).toEqual([]);
  const ranks = best.map(({ rating, reviewCount, id }) => [-(rating ?? 0), -(reviewCount ?? 0), id]);
  expect(ranks).toEqual([...ranks].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!));
});

test('the best providers have the highest scores', async () => {
  const best = await valueOf(readBestProviders({ emirate: 'dubai' }, 60));
  const scores = best.map(({ score }) => score!);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  const ratings = best.map(({ rating }) => rating!);
  expect(ratings).not.toEqual([...ratings].sort((a, b) => b - a));
});

test('a provider has the names of its kinds, and unknown kinds are left out', () => {
  const row = { id: 1, kinds: ['motorcycle-wash', 'foam'], latitude: null } as SummaryRow;
  const foam = { slug: 'foam', name: sameName('Foam wash'), washType: null };
  expect(toSummary(row, { areas: new Map(), kinds: new Map([['foam', foam]]) }).kinds).toEqual([foam]);
});
