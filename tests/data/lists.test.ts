import { SUMMARY_COLUMNS } from '@/lib/data/provider-row';
import { attributeOf, FILTER_KEYS } from '@/lib/domain/filters';
import type { PROVIDER_SORTS } from '@/lib/domain/list-options';
import { type Database, insertProviders, type List, list as listOf, migratedDatabase } from './database';

/** Wednesday, 22:30. */
const NOW = 2 * 1440 + 22 * 60 + 30;
/** Monday, noon. */
const NOON = 720;

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

const list = (args: Record<string, unknown> = {}) => listOf(database, { open_now: NOW, ...args });
const namesOf = ({ providers }: List) => providers.map(({ business_name }) => business_name);

test.each([
  {},
  { search: 'steam' },
  { search: '"steam"' },
  { search: 'steam dubai', filter: { emirate: 'sharjah' } },
  { filter: { area: 'al-quoz' } },
  { filter: { wash_type: 'foam', rating: 4 } },
  { near_latitude: 25.1, near_longitude: 55.2, sort: 'near' },
])('a directory without providers answers %j with an empty list', async (args) => {
  expect(await list(args)).toMatchObject({ total: 0, providers: [], alternatives: [] });
});

describe('sorted by distance', () => {
  /** A position this far north of the centre of Al Quoz. */
  const north = (metres: number) => ({
    latitude: centre.latitude + metres / 111_195,
    longitude: centre.longitude,
  });
  let centre: { latitude: number; longitude: number };
  beforeEach(async () => {
    const sql = `select latitude::float8, longitude::float8 from public.areas where slug = 'al-quoz'`;
    centre = (await database.query<typeof centre>(sql)).rows[0]!;
  });
  const nearest = async ({ latitude, longitude } = centre) =>
    namesOf(await list({ sort: 'near', near_latitude: latitude, near_longitude: longitude })).join(' ');

  test('a provider with an approximate position comes after exact ones that are nearer or equally far', async () => {
    await insertProviders(database, [
      { business_name: 'Area', address: 'Al Quoz, Dubai', rating: 5 },
      { business_name: 'Far', address: 'Al Quoz, Dubai', ...north(1_600) },
      { business_name: 'Equal', address: 'Al Quoz, Dubai', ...north(1_000) },
      { business_name: 'Near', address: 'Al Quoz, Dubai', ...north(200) },
      { business_name: 'Nowhere', rating: 5 },
    ]);
    expect(await nearest()).toBe('Near Equal Area Far Nowhere');
    expect(await nearest(north(4_000))).toBe('Far Equal Near Area Nowhere');
  });

  test('a radius includes what is displayed as no farther, and its options are counted', async () => {
    await insertProviders(database, [
      { business_name: 'Area', address: 'Al Quoz, Dubai' },
      { business_name: 'Exact', address: 'Al Quoz, Dubai', ...north(100) },
      { business_name: 'Nowhere' },
    ]);
    const near = async (metres: number, km?: number) => {
      const { latitude, longitude } = north(metres);
      const filter = km ? { radius: [latitude, longitude, km] } : {};
      const found = await list({ filter, near_latitude: latitude, near_longitude: longitude });
      return [namesOf(found).sort().join(' '), ...Object.values(found.options.radius!)];
    };
    expect(await near(5_100)).toEqual(['Area Exact Nowhere', 2, 2, 2]);
    expect(await near(5_110, 5)).toEqual(['Area', 1, 2, 2]);
    expect(await near(5_510, 5)).toEqual(['', 0, 2, 2]);
    expect(await near(24_000, 10)).toEqual(['', 0, 0, 2]);
    expect((await list()).options.radius).toBeUndefined();
  });

  test('an empty list near a visitor offers the nearest providers', async () => {
    await insertProviders(database, [
      { business_name: 'Best', address: 'Al Quoz, Dubai', rating: 5, review_count: 900, ...north(0) },
      { business_name: 'Nearest', address: 'Al Quoz, Dubai', ...north(8_000) },
    ]);
    const { latitude, longitude } = north(30_000);
    const { alternatives } = await list({
      filter: { radius: [latitude, longitude, 5] },
      sort: 'near',
      near_latitude: latitude,
      near_longitude: longitude,
    });
    const ids = alternatives[0]!.providers as unknown as { business_name: string }[];
    expect(ids.map(({ business_name }) => business_name)).toEqual(['Nearest', 'Best']);
    expect(alternatives[0]).toMatchObject({ reason: 'all', filter: {}, total: 2 });
  });

  test('providers with the same approximate distance are sorted best first', async () => {
    await insertProviders(database, [
      { business_name: 'Fair', address: 'Al Quoz, Dubai', rating: 3.5, review_count: 90 },
      { business_name: 'Best', address: 'Al Quoz, Dubai', rating: 4.9, review_count: 90 },
    ]);
    expect(await nearest(north(700))).toBe('Best Fair');
  });
});

describe('with four providers', () => {
  // In the order of their ids.
  beforeEach(() =>
    insertProviders(database, [
      {
        business_name: 'Reef',
        address: 'Dubai Marina, Dubai',
        wash_type: 'Steam',
        rating: 4.6,
        service_location: 'Mobile',
        price_range: 'AED 40',
        opening_hours: '24/7',
        verified_status: 'verified',
      },
      {
        business_name: 'Palm',
        address: 'Al Quoz, Dubai',
        wash_type: 'Hand wash',
        rating: 4.1,
        service_location: 'On-site',
        price_range: 'AED 90',
        opening_hours: '8 AM - 8 PM',
        eco_certified: true,
      },
      {
        business_name: 'Dune',
        address: 'Al Nahda, Sharjah',
        wash_type: 'Steam',
        rating: 3.6,
        verified_status: 'verified',
      },
      { business_name: 'Oryx', wash_type: 'Self-service', price_range: 'call', opening_hours: 'on request' },
    ]),
  );

  const EVERYTHING = {
    emirate: { dubai: 2, sharjah: 1 },
    area: {},
    wash_type: {
      'steam-cleaning': 2,
      'mobile-car-wash': 1,
      'eco-friendly': 1,
      '247-services': 1,
      'hand-wash': 1,
      'self-service': 1,
    },
    rating: { '3.5': 3, '4': 2, '4.5': 1 },
    service_mode: { mobile: 1, onsite: 1, drive: 3 },
    max_price: { '30': 0, '50': 1, '100': 2, '300': 2 },
    open: { now: 1 },
    is_verified: { true: 2 },
    is_eco: { true: 1 },
  };
  const { wash_type, rating, service_mode, max_price } = EVERYTHING;
  const dubaiAreas = { 'dubai-marina': 1, 'al-quoz': 1 };

  // Each filter's own options ignore its current value, and respect all other filters.
  // prettier-ignore
  const CASES: [filter: Record<string, unknown>, names: string, options: Record<string, Record<string, number>>][] = [
    [{}, 'Reef Palm Dune Oryx', EVERYTHING],
    [{ emirate: 'dubai' }, 'Reef Palm', { emirate: { dubai: 2, sharjah: 1 }, area: dubaiAreas, is_verified: { true: 1 } }],
    [{ area: 'al-quoz' }, 'Palm', { area: { ...dubaiAreas, 'al-nahda-sharjah': 1 } }],
    [{ wash_type: 'steam-cleaning' }, 'Reef Dune', { wash_type, emirate: { dubai: 1, sharjah: 1 } }],
    [{ wash_type: 'hand-wash' }, 'Palm', { emirate: { dubai: 1 } }],
    [{ wash_type: 'hand' }, 'Palm', {}],
    [{ wash_type: 'oil change' }, '', { emirate: {}, rating: { '3.5': 0, '4': 0, '4.5': 0 } }],
    [{ rating: 4 }, 'Reef Palm', { rating, is_verified: { true: 1 } }],
    [{ service_mode: 'onsite' }, 'Palm', { service_mode }],
    [{ service_mode: 'on' }, 'Palm', {}],
    [{ service_mode: 'drive' }, 'Palm Dune Oryx', { service_mode }],
    [{ max_price: 50 }, 'Reef', { max_price }],
    [{ car: 'suv', max_price: 50 }, '', { max_price: { '30': 0, '50': 0, '100': 0, '300': 0 } }],
    [{ open: NOON }, 'Reef Palm', { open: { now: 1 }, emirate: { dubai: 2 } }],
    [{ is_verified: true }, 'Reef Dune', { is_verified: { true: 2 }, is_eco: { true: 0 } }],
    [{ bounds: [55.1, 25.05, 55.2, 25.12] }, 'Reef', { emirate: { dubai: 1 } }],
    [{ radius: [25.08, 55.14, 5] }, 'Reef', { emirate: { dubai: 1 } }],
    [{ is_eco: true }, 'Palm', { is_eco: { true: 1 }, is_verified: { true: 0 } }],
    [{ emirate: 'dubai', is_verified: true }, 'Reef', {
      emirate: { dubai: 1, sharjah: 1 }, is_verified: { true: 1 }, area: { 'dubai-marina': 1 },
    }],
  ];
  test.each(CASES)('%j lists "%s"', async (filter, names, options) => {
    const found = await list({ filter });
    expect(namesOf(found).join(' ')).toBe(names);
    expect(found.total).toBe(namesOf(found).length);
    expect(found.options).toMatchObject(options);
  });

  test('every filter has a case', () => {
    const tested = new Set(CASES.flatMap(([filter]) => Object.keys(filter)));
    const attributes = FILTER_KEYS.filter((key) => key !== 'search').map(attributeOf);
    expect([...tested].sort()).toEqual(attributes.sort());
  });

  test('providers excluded because their hours or prices are unknown are counted', async () => {
    expect(await list()).toMatchObject({ hiddenWithoutHours: 0, hiddenWithoutPrice: 0 });
    const open = await list({ filter: { open: NOON } });
    expect(open).toMatchObject({ hiddenWithoutHours: 2, hiddenWithoutPrice: 0 });
    const cheap = await list({ filter: { max_price: 50, emirate: 'sharjah' } });
    expect(cheap).toMatchObject({ total: 0, hiddenWithoutPrice: 1 });
  });

  test('a kind is found by its keywords and by its name in the text', async () => {
    await insertProviders(database, [
      { business_name: 'Saluki', wash_type: 'غسيل أوتوماتيك', rating: 2 },
      { business_name: 'Falcon', service_description: 'Semiautomatic brushes and foamy water.', rating: 1 },
    ]);
    for (const [kind, names] of [
      ['automatic', 'Saluki Falcon'],
      ['foam', 'Falcon'],
      ['hand-wash', 'Palm'],
    ]) {
      const found = await list({ filter: { wash_type: kind } });
      expect([kind, namesOf(found).join(' ')]).toEqual([kind, names]);
      expect(found.options.wash_type![kind!]).toBe(found.total);
    }
  });

  test('a list has the columns of its cards', async () => {
    const { providers } = await list();
    expect(Object.keys(providers[0]!)).toEqual(expect.arrayContaining(SUMMARY_COLUMNS.split(', ')));
  });

  test('option counts respect the search', async () => {
    const { options } = await list({ search: 'reef' });
    expect(options).toMatchObject({ emirate: { dubai: 1 }, is_verified: { true: 1 } });
  });
});

const ORDERS: Record<(typeof PROVIDER_SORTS)[number], string> = {
  rating: 'Dune Acacia birch Cedar Elm',
  verified: 'birch Cedar Acacia Dune Elm',
  eco: 'Cedar Acacia birch Dune Elm',
  price: 'Acacia Cedar birch Dune Elm',
  reviews: 'Acacia Cedar birch Dune Elm',
  name: 'Acacia birch Cedar Dune Elm',
  best: 'Acacia birch Dune Cedar Elm',
};

test.each(Object.entries(ORDERS))('sorting by %s returns %s', async (sort, names) => {
  // Unknown values come last, and equal ones are sorted best first.
  await insertProviders(database, [
    {
      business_name: 'birch',
      rating: 4.5,
      review_count: 10,
      price_range: 'AED 90',
      verified_status: 'verified',
    },
    { business_name: 'Acacia', rating: 4.5, review_count: 20, price_range: 'From AED 40' },
    {
      business_name: 'Cedar',
      rating: 3,
      review_count: 20,
      price_range: 'AED 40 - 95',
      verified_status: 'verified',
      eco_certified: true,
    },
    { business_name: 'Elm' },
    { business_name: 'Dune', rating: 5 },
  ]);
  expect(namesOf(await list({ sort })).join(' ')).toBe(names);
});

test.each(['Noor', '5% off', "Rock'n", '(', ',', '%', '_', '*', '\\', '"'])(
  'searching for %s matches it literally',
  async (search) => {
    const texts = ['business_name', 'address', 'service_category', 'wash_type', 'service_description'];
    const found = texts.map((column) => ({ business_name: 'A', [column]: `One ${search} two` }));
    await insertProviders(database, [...found, { business_name: 'One two' }, { business_name: 'Wash' }]);
    expect((await list({ search })).total).toBe(found.length);
  },
);

test('a provider that is temporarily closed today is listed, but not as open', async () => {
  const today = `(now() at time zone 'Asia/Dubai')::date`;
  await insertProviders(database, [
    ...['Open', 'Works', 'Notice', 'Over', 'Soon'].map((business_name) => ({
      business_name,
      address: 'Deira, Dubai',
      opening_hours: '24/7',
    })),
    { business_name: 'Unknown', address: 'Deira, Dubai' },
  ]);
  await database.exec(`
    update public.car_wash_locations set closed_until = ${today} where business_name = 'Works';
    update public.car_wash_locations set closed_from = ${today} where business_name = 'Notice';
    update public.car_wash_locations set closed_until = ${today} - 1 where business_name = 'Over';
    update public.car_wash_locations set closed_from = ${today} + 1 where business_name = 'Soon'`);
  expect(await list()).toMatchObject({ total: 6, options: { open: { now: 3 } } });
  const open = await list({ filter: { open: NOON } });
  expect(namesOf(open).sort()).toEqual(['Open', 'Over', 'Soon']);
  expect(open).toMatchObject({ total: 3, hiddenWithoutHours: 1 });
  const { rows } = await database.query<{ pins: [id: number, name: string, ...unknown[]][] }>(
    'select public.provider_pins() as pins',
  );
  expect(
    rows[0]!.pins
      .filter((pin) => pin[5] === true)
      .map(([, name]) => name)
      .sort(),
  ).toEqual(['Open', 'Over', 'Soon']);
});
