import type { PGlite } from '@electric-sql/pglite';
import { insertProviders, migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

const place = (latitude: number | string | null, longitude: number | string | null) => ({
  latitude,
  longitude,
});

test.each([
  ['Dubai Marina', 25.0805, 55.1402],
  ['an island near Qatar', 24.49, 52.31],
  ['no place', null, null],
])('%s is stored', async (_, latitude, longitude) => {
  await insertProviders(database, [place(latitude, longitude)]);
  const { rows } = await database.query(
    'select latitude::float, longitude::float from public.car_wash_locations',
  );
  expect(rows).toEqual([place(latitude, longitude)]);
});

test.each([
  ['half a pair', 25.08, null],
  ['the other half', null, 55.14],
  ['a swapped pair', 55.14, 25.08],
  ['0, 0', 0, 0],
  ['a place in Qatar', 25.28, 50.53],
  ['text', 'Marina', 55.14],
  ['what is no number', 'NaN', 'NaN'],
  ['infinity', 25.08, 'Infinity'],
])('%s is refused', async (_, latitude, longitude) => {
  await expect(insertProviders(database, [place(latitude, longitude)])).rejects.toThrow(
    /coordinates_are|numeric/,
  );
});

test('a place that staff correct dates the row', async () => {
  await insertProviders(database, [place(25.08, 55.14)]);
  await database.exec('update public.car_wash_locations set updated_at = null');
  await database.exec('update public.car_wash_locations set latitude = 25.09');
  const { rows } = await database.query<{ updated_at: Date | null }>(
    'select updated_at from public.car_wash_locations',
  );
  expect(rows[0]!.updated_at).not.toBeNull();
});
