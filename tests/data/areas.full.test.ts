import { findRow } from '@/lib/data/existing-rows';
import { readProvidersInArea } from '@/lib/data/providers';
import { readAreaStats, readCountedAreas, readNeighbours, readStats } from '@/lib/data/stats';
import { DISTRICTS, EMIRATE_OF_DISTRICT } from '@/lib/domain/area';
import { type Emirate, EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { statsOf } from '@/lib/domain/stats';
import { valueOf } from './backend';
import { type Database, factsOf, insertProviders, migratedDatabase } from './database';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

interface Area {
  slug: string;
  emirate: Emirate;
  name_en: string;
  name_ar: string;
  aliases: string[];
  latitude: number;
  longitude: number;
  is_district: boolean;
  names: string[];
}

let database: Database;
let areas: Area[];
beforeAll(async () => {
  database = await migratedDatabase();
  ({ rows: areas } = await database.query<Area>(
    'select *, latitude::float, longitude::float from public.areas order by slug',
  ));
});

describe('the list of areas', () => {
  test('has at least five per emirate, and the six districts', () => {
    for (const emirate of EMIRATES)
      expect(areas.filter((area) => area.emirate === emirate).length).toBeGreaterThanOrEqual(5);
    expect(
      areas.filter(({ is_district }) => is_district).map(({ slug, emirate }) => [slug, emirate]),
    ).toEqual([...DISTRICTS].sort().map((slug) => [slug, EMIRATE_OF_DISTRICT[slug]]));
  });

  test('has only names that are recognized in an address', async () => {
    const missed: string[] = [];
    for (const { slug, emirate, name_en, name_ar, aliases, is_district } of areas)
      for (const name of is_district ? [] : [name_en, name_ar, ...aliases]) {
        const address = `${name}, ${EMIRATE_NAMES[emirate]}`;
        if ((await factsOf(database, { address })).area !== slug) missed.push(address);
      }
    expect(missed).toEqual([]);
  });

  test.each([
    ['an unknown emirate', 'emirate', 'dubay'],
    ['an invalid slug', 'slug', 'Al Wadi'],
    ['no name', 'name_ar', ' '],
    ['coordinates abroad', 'latitude', '51.5'],
    ['swapped coordinates', 'longitude', '25.2'],
  ])('rejects %s', async (_what, column, value) => {
    await expect(
      database.query(`update public.areas set ${column} = $1 where slug = 'hatta'`, [value]),
    ).rejects.toThrow(/violates (check|foreign key) constraint/);
  });
});

test('statistics count listed providers in every place and wash type that they have', async () => {
  await insertProviders(database, [
    { business_name: 'Reef', address: 'Business Bay and Downtown, Dubai', verified_status: 'verified' },
    {
      business_name: 'Palm',
      address: 'Al Quoz, Dubai',
      service_location: 'Mobile',
      opening_hours: '24/7',
      eco_certified: true,
      price_range: 'AED 40.50',
    },
    { business_name: 'Dune', address: 'Al Quoz, Dubai', price_range: 'AED 90' },
    { business_name: '  ', address: 'Al Quoz, Dubai' },
    { business_name: 'Oryx', address: 'Al Quoz, Dubai', closed_on: '2026-11-01' },
    { business_name: 'Noor', address: null },
  ]);
  const { rows } = await database.query<Record<string, unknown>>(
    `select * from public.provider_stats where coalesce(wash_type, 'eco-friendly') = 'eco-friendly'
     order by place nulls first, wash_type nulls first`,
  );
  const columns = ['providers', 'verified', 'mobile', 'eco', 'always_open', 'price_from'];
  expect(rows.map((row) => [row.place, row.wash_type, ...columns.map((column) => row[column])])).toEqual([
    [null, null, 4, 1, 1, 1, 1, 40],
    [null, 'eco-friendly', 1, 0, 1, 1, 1, 40],
    ['al-quoz', null, 2, 0, 1, 1, 1, 40],
    ['business-bay', null, 1, 1, 0, 0, 0, null],
    ['downtown-dubai', null, 1, 1, 0, 0, 0, null],
    ['dubai', null, 3, 1, 1, 1, 1, 40],
    ['dubai', 'eco-friendly', 1, 0, 1, 1, 1, 40],
  ]);
});

test('area counts equal list lengths, and district counts those of their pages', async () => {
  const [stats, landing] = await Promise.all([valueOf(readAreaStats()), valueOf(readStats())]);
  for (const slug of ['al-quoz', 'port-saeed', 'hatta'])
    expect((await valueOf(readProvidersInArea(slug, 1))).total).toBe(stats.get(slug)?.providers ?? 0);
  for (const district of DISTRICTS)
    expect(stats.get(district)).toMatchObject({ providers: statsOf(landing, district, null).providers });
});

test('areas are sorted by number of providers, without empty ones', async () => {
  const numbers = (await valueOf(readCountedAreas())).map(({ providers }) => providers);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(numbers.at(-1)).toBeGreaterThan(0);
});

test('an area exists and has neighbours even if it has no provider itself', async () => {
  const neighbours = await valueOf(readNeighbours('hatta'));
  expect(neighbours).toHaveLength(6);
  expect(neighbours.map(({ place }) => place.slug)).not.toContain('hatta');
  expect(await valueOf(readNeighbours('atlantis'))).toEqual([]);
  expect(await findRow({ table: 'area', key: 'hatta' })).toBe('exists');
  expect(await findRow({ table: 'area', key: 'atlantis' })).toBe('not-found');
});
