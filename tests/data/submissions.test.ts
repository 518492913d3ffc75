import type { PGlite } from '@electric-sql/pglite';
import { BACKEND, request } from './backend';
import { emptyDatabase, insertAsVisitor, migrate, migratedDatabase } from './database';

const ID = '00000000-0000-8000-a000-000000000001';

describe('a visitor of the table interface', () => {
  const asVisitor = (path: string, init?: RequestInit) => request(path, BACKEND.publishableKey, init);

  test.each([
    ['contact_submissions', { name: 'A', email: 'a@visitor.example', message: 'm' }],
    ['listing_submissions', { business_name: 'A', email: 'a@visitor.example', emirates: 'Dubai' }],
  ])('can not set what belongs to the staff in %s', async (table, row) => {
    for (const forbidden of [{ status: 'accepted' }, { created_at: '2020-01-01T00:00:00Z' }, { id: 1 }]) {
      const body = JSON.stringify({ ...row, ...forbidden });
      expect((await asVisitor(table, { method: 'POST', body })).status).toBe(401);
    }
    for (const query of ['?select=status', '?select=id', '?select=request_id', ''])
      expect((await asVisitor(table + query)).status).toBe(401);
    const patch = await asVisitor(`${table}?id=gt.0`, { method: 'PATCH', body: '{"status":"accepted"}' });
    expect(patch.status).toBe(401);
  });

  test('can neither see nor change the settings, nor accept a listing', async () => {
    expect((await asVisitor('submission_settings')).status).toBe(401);
    const patch = await asVisitor('submission_settings?id=is.true', {
      method: 'PATCH',
      body: '{"per_hour":9}',
    });
    expect(patch.status).toBe(401);
    const accept = await asVisitor('rpc/accept_listing', { method: 'POST', body: '{"submission":1}' });
    expect(accept.status).toBeGreaterThanOrEqual(400);
  });
});

describe('in the database', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  beforeEach(() =>
    database.exec(
      'truncate public.contact_submissions, public.listing_submissions, public.car_wash_locations',
    ),
  );

  const write = (values: Record<string, string | null>) =>
    insertAsVisitor(database, 'contact_submissions', {
      ...{ name: 'A', email: 'a@visitor.example', message: 'm' },
      ...values,
    });
  const count = async () =>
    (await database.query<{ n: number }>('select count(*)::int n from public.contact_submissions')).rows[0]
      ?.n;

  test('a repeated request is stored once and not refused', async () => {
    await write({ request_id: ID, sender: 's' });
    await write({ request_id: ID, sender: 's' });
    expect(await count()).toBe(1);
  });

  test('a submission is new, and has no other status than the four', async () => {
    await write({});
    const { rows } = await database.query(
      'select status, created_at is not null dated from public.contact_submissions',
    );
    expect(rows).toEqual([{ status: 'new', dated: true }]);
    await database.exec("update public.contact_submissions set status = 'spam'");
    await expect(database.exec("update public.contact_submissions set status = 'maybe'")).rejects.toThrow();
  });

  test('accepting a listing makes a provider of it, once', async () => {
    await database.exec(
      'insert into public.listing_submissions (business_name, email, website, address, emirates, service_type, description) ' +
        "values ('Noor', 'n@visitor.example', 'https://noor.example', 'Shop 4, Al Nakheel', 'Ras Al Khaimah', '{Mobile Car Wash,Steam Cleaning}', 'Steam.')",
    );
    const id = (await database.query<{ id: number }>('select id from public.listing_submissions')).rows[0]
      ?.id;
    const accept = async () =>
      (await database.query<{ provider: number }>('select provider from public.accept_listing($1)', [id]))
        .rows[0]?.provider;
    const provider = await accept();
    expect(await accept()).toBe(provider);
    const { rows } = await database.query(
      'select id, business_name, address, website, emirates, wash_types, serves_mobile, service_description, is_verified ' +
        'from public.car_wash_locations',
    );
    expect(rows).toEqual([
      {
        ...{ id: provider, business_name: 'Noor', website: 'https://noor.example', is_verified: false },
        ...{
          address: 'Shop 4, Al Nakheel, Ras Al Khaimah',
          emirates: ['ras-al-khaimah'],
          serves_mobile: true,
        },
        ...{ wash_types: ['mobile-car-wash', 'steam-cleaning'], service_description: 'Steam.' },
      },
    ]);
    const listing = await database.query('select status, provider_id from public.listing_submissions');
    expect(listing.rows).toEqual([{ status: 'accepted', provider_id: provider }]);
    await expect(database.query('select public.accept_listing(999999)')).rejects.toThrow(
      'There is no listing submission',
    );
  });
});

test('submissions that were there before keep everything, whatever it is, and become new', async () => {
  const database = await emptyDatabase();
  await database.exec(
    'create table public.contact_submissions (id bigserial primary key, name text, email text, phone text, message text);' +
      "insert into public.contact_submissions values (7, '', 'no address', repeat('7', 40), repeat('m', 9000));" +
      "select setval('public.contact_submissions_id_seq', 7)",
  );
  await migrate(database);
  const read = () =>
    database.query('select id, email, length(message) as length, status from public.contact_submissions');
  expect((await read()).rows).toEqual([{ id: 7, email: 'no address', length: 9000, status: 'new' }]);
  await database.exec("update public.contact_submissions set status = 'spam'");
  // Its ids come from a sequence that visitors need, unlike those of tables that the migrations make.
  await insertAsVisitor(database, 'contact_submissions', {
    ...{ name: 'A', email: 'a@visitor.example', message: 'm' },
  });
  expect((await read()).rows).toHaveLength(2);
  await database.close();
});
