import { findRow } from '@/lib/data/existing-rows';
import { readAreas } from '@/lib/data/lookups';
import { findInArea } from '@/lib/data/providers';
import { readAreaStats, readCountedAreas, readNeighbours, readStats } from '@/lib/data/stats';
import { districtOf, DISTRICTS } from '@/lib/domain/area';
import { EMPTY_NUMBERS, statsOf } from '@/lib/domain/stats';
import { BACKEND, request } from './backend';
import { migratedDatabase } from './database';

// unstable_cache needs a Next.js server; here every read goes to the database.
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

interface Placed {
  area: string | null;
  districts: string[];
  is_verified: boolean;
  serves_mobile: boolean;
  is_eco: boolean;
  wash_types: string[];
  price_from: number | null;
}

async function valueOf<T>(read: Promise<{ ok: true; value: T } | { ok: false; reason: string }>): Promise<T> {
  const result = await read;
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

test('area statistics match the rows, with districts by their own rule', async () => {
  const path = 'car_wash_locations?is_listed=is.true&limit=1000&select=*';
  const rows = (await (await request(path, BACKEND.secretKey)).json()) as Placed[];
  const [areas, stats] = await Promise.all([valueOf(readAreas()), valueOf(readAreaStats())]);
  expect(rows.length).toBeGreaterThan(400);
  expect(stats.size).toBeGreaterThan(60);
  for (const area of areas.values()) {
    const here = rows.filter((row) =>
      districtOf(area) ? row.districts.includes(area.slug) : row.area === area.slug,
    );
    const prices = here.map((row) => row.price_from).filter((price) => price !== null);
    const { priceLow, priceHigh, ...numbers } = stats.get(area.slug) ?? EMPTY_NUMBERS;
    expect([area.slug, numbers]).toEqual([
      area.slug,
      {
        providers: here.length,
        verified: here.filter((row) => row.is_verified).length,
        mobile: here.filter((row) => row.serves_mobile).length,
        eco: here.filter((row) => row.is_eco).length,
        alwaysOpen: here.filter((row) => row.wash_types.includes('247-services')).length,
        priceFrom: prices.length > 0 ? Math.floor(Math.min(...prices)) : null,
      },
    ]);
    if (priceLow !== null) expect(priceLow).toBeLessThanOrEqual(priceHigh!);
  }
});

test('area counts equal list lengths, and district counts those of their pages', async () => {
  const [stats, landing] = await Promise.all([valueOf(readAreaStats()), valueOf(readStats())]);
  for (const slug of ['al-quoz', 'port-saeed', 'hatta'])
    expect((await valueOf(findInArea(slug, 1))).total).toBe(stats.get(slug)?.providers ?? 0);
  for (const district of DISTRICTS)
    expect(stats.get(district)).toMatchObject({ providers: statsOf(landing, district, null).providers });
});

test('a provider in two districts counts in both, and an unlisted one nowhere', async () => {
  const database = await migratedDatabase();
  await database.exec(`insert into public.car_wash_locations (business_name, address) values
    ('Noor', 'Business Bay and Downtown, Dubai'), ('Noor', 'Al Quoz, Dubai'), ('  ', 'Al Quoz, Dubai'),
    ('Noor', 'Dubai'), ('Noor', null)`);
  const { rows } = await database.query(
    'select place as area, providers from public.provider_stats where wash_type is null order by place',
  );
  await database.close();
  expect(rows).toEqual([
    { area: 'al-quoz', providers: 1 },
    { area: 'business-bay', providers: 1 },
    { area: 'downtown-dubai', providers: 1 },
    { area: 'dubai', providers: 3 },
    { area: null, providers: 4 },
  ]);
});

test('a page beyond the last of an area returns the last', async () => {
  const first = await valueOf(findInArea('al-quoz', 1));
  const beyond = await valueOf(findInArea('al-quoz', 9));
  expect(first.providers.length).toBe(first.total);
  expect(beyond).toEqual(first);
});

test('areas are sorted by number of providers, without empty ones', async () => {
  const counted = await valueOf(readCountedAreas());
  const numbers = counted.map(({ providers }) => providers);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(numbers.at(-1)).toBeGreaterThan(0);
});

test('an area has neighbours even if it has no provider itself', async () => {
  const neighbours = await valueOf(readNeighbours('hatta'));
  expect(neighbours).toHaveLength(6);
  expect(neighbours.map(({ place }) => place.slug)).not.toContain('hatta');
  expect(await valueOf(readNeighbours('atlantis'))).toEqual([]);
});

test('an area exists whether or not it has providers', async () => {
  expect(await findRow({ table: 'area', key: 'hatta' })).toBe('exists');
  expect(await findRow({ table: 'area', key: 'atlantis' })).toBe('not-found');
  expect(await findRow({ table: 'post', key: 'where-a-mobile-wash-may-work' })).toBe('exists');
});
