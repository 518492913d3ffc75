import type { PGlite } from '@electric-sql/pglite';
import { findRow } from '@/lib/data/existing-rows';
import { providerIds } from '@/lib/data/provider-ids';
import { findProvider, findProviders } from '@/lib/data/providers';
import { NO_FILTER } from '@/lib/domain/filter';
import { BACKEND, request } from './backend';
import { emptyDatabase, insertProviders, migrate, migratedDatabase } from './database';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

describe('a business that has closed', () => {
  const NAME = 'Zyxwv Closing Wash';
  let id: number;
  beforeAll(async () => {
    const response = await request('car_wash_locations', BACKEND.secretKey, {
      ...{ method: 'POST', headers: { Prefer: 'return=representation' } },
      body: JSON.stringify({ business_name: NAME, address: 'Deira, Dubai', closed_on: '2026-11-01' }),
    });
    id = ((await response.json()) as { id: number }[])[0]!.id;
  });
  afterAll(() => request(`car_wash_locations?id=eq.${id}`, BACKEND.secretKey, { method: 'DELETE' }));

  test('keeps its page, and is in no list, search or sitemap', async () => {
    expect(await findRow({ table: 'provider', key: String(id) })).toBe('closed');
    expect(await findProvider(id)).toMatchObject({ ok: true, value: { name: NAME, isClosed: true } });
    const found = await findProviders({ ...NO_FILTER, search: 'Zyxwv' });
    expect(found.ok && found.value.providers).toEqual([]);
    for await (const batch of providerIds(id, id)) expect(batch).toEqual([]);
  });
});

describe('in the database', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  beforeEach(() => database.exec('truncate public.car_wash_locations'));

  test.each([
    ['Noor', true],
    ['مغسلة', true],
    ['7', true],
    ['👍', true],
    [null, false],
    ['', false],
    [' \t\n', false],
    ['\u00A0\u2003', false],
    ['\u200B\u200D\uFEFF', false],
    ['\u200F \u2066\u2069\u00AD', false],
    ['\u2800\u3164', false],
  ])('a provider whose name is %j is listed: %s', async (business_name, isListed) => {
    await insertProviders(database, [{ business_name }]);
    const { rows } = await database.query('select is_listed from public.car_wash_locations');
    expect(rows).toEqual([{ is_listed: isListed }]);
  });

  test.each(['business_name', 'address', 'service_category', 'wash_type', 'service_description'])(
    'searches look into what stands in %s now, whatever is written into their columns',
    async (column) => {
      await insertProviders(database, [{ business_name: 'Noor', [column]: 'Before' }]);
      const { rows } = await database.query<{ search_text: string; search_vector: string }>(
        `update public.car_wash_locations set ${column} = 'Zafir دبي' returning search_text, search_vector::text`,
      );
      expect(rows[0]!.search_text).toMatch(/zafir دبي/);
      expect(rows[0]!.search_vector).toMatch(/'zafir'.*'دبي'/);
      expect(rows[0]!.search_text + rows[0]!.search_vector).not.toMatch(/before/);
      const { rows: written } = await database.query(
        `update public.car_wash_locations set search_text = 'x', search_vector = ''
       returning search_text, search_vector::text`,
      );
      expect(written).toEqual(rows);
    },
  );

  const insert = (columns: string, values: string) =>
    database.exec(`insert into public.car_wash_locations (${columns}) values (${values})`);
  const change = async (set: string) => {
    const { rows } = await database.query<Record<string, unknown>>(
      `update public.car_wash_locations set ${set} returning is_listed, is_closed, updated_at`,
    );
    return rows[0]!;
  };

  test('whether it is listed follows from its name and its end, and can not be written', async () => {
    await insert('business_name', "'Noor'");
    expect(await change('phone = null')).toMatchObject({ is_listed: true, is_closed: false });
    await expect(change('is_listed = false')).rejects.toThrow('is_listed');
    expect(await change("closed_on = '2026-11-01'")).toMatchObject({ is_listed: false, is_closed: true });
    expect(await change("business_name = ' '")).toMatchObject({ is_listed: false, is_closed: false });
    expect(await change("business_name = 'Noor', closed_on = null")).toMatchObject({ is_listed: true });
  });

  test('counts forget it', async () => {
    await insert('business_name, address', "'Noor', 'Deira, Dubai'");
    const total = async () => {
      const sql = 'select coalesce(sum(providers), 0)::integer as total from public.provider_stats';
      return (await database.query<{ total: number }>(sql)).rows[0]?.total;
    };
    expect(await total()).toBeGreaterThan(0);
    await change("closed_on = '2026-11-01'");
    expect(await total()).toBe(0);
  });

  test('the day of its last change is that of a change, and of nothing else', async () => {
    await insert('business_name, phone, updated_at', "'Noor', '1', null");
    for (const nothing of ["phone = '1'", 'area = null', 'phone = phone', 'opening_hours = opening_hours'])
      expect(await change(nothing)).toMatchObject({ updated_at: null });
    expect((await change("phone = '2'")).updated_at).toBeInstanceOf(Date);
    await database.exec('truncate public.car_wash_locations');
    await insert('business_name', "'Noor'");
    expect((await change('phone = null')).updated_at).toBeInstanceOf(Date);
  });
});

test('rows from before stay listed, and nobody knows when they were changed', async () => {
  const database = await emptyDatabase();
  await database.exec(`create table public.car_wash_locations (
      id integer primary key, business_name text, address text, phone text, whatsapp_handle text, website text,
      website_valid boolean, mobile_validation boolean, booking_capability text, rating numeric, review_count integer,
      service_category text, wash_type text, service_location text, location_type text, service_description text,
      price_range text, opening_hours text, verified_status text, eco_certified boolean, same_day_service boolean,
      weekend_service boolean);
    insert into public.car_wash_locations (id, business_name) values (7, 'Noor'), (8, ' ')`);
  await migrate(database);
  const { rows } = await database.query(
    'select id, is_listed, updated_at from public.car_wash_locations order by id',
  );
  expect(rows).toEqual([
    { id: 7, is_listed: true, updated_at: null },
    { id: 8, is_listed: false, updated_at: null },
  ]);
  await database.close();
});
