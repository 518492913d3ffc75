import { readFileSync } from 'node:fs';
import { type Database, emptyDatabase, insertAsVisitor, migrate } from './database';

/** Tables as the specification describes them, with rows that the migrations would refuse. */
const EXISTING = `
  create table public.car_wash_locations (id integer primary key, business_name text, address text, phone text,
    whatsapp_handle text, website text, website_valid boolean, mobile_validation boolean, booking_capability text,
    rating numeric, review_count integer, service_category text, wash_type text, service_location text, location_type text,
    service_description text, price_range text, opening_hours text, verified_status text, eco_certified boolean,
    same_day_service boolean, weekend_service boolean, note_of_staff text);
  insert into public.car_wash_locations (id, business_name, address, service_location, note_of_staff)
    values (7, 'Noor', 'Deira, Dubai', 'Mobile', 'keep me'), (8, ' ', null, null, null);
  create table public.faqs (id integer primary key, question text, answer text, category text,
    is_published boolean, sort_order integer);
  insert into public.faqs values (1, 'Why?', 'Because.', null, true, 1);
  create table public.blog_posts (id serial primary key, title text, slug text, excerpt text, content text,
    category text, featured_image text, created_at timestamptz, is_published boolean);
  insert into public.blog_posts (title, slug, created_at) values ('', repeat('s', 300), 'infinity');
  create table public.contact_submissions (id bigserial primary key, name text, email text, phone text, message text);
  insert into public.contact_submissions values (7, '', 'no address', repeat('7', 40), repeat('m', 9000));
  create table public.listing_submissions (id bigserial primary key, business_name text, email text, website text,
    address text, emirates text, service_type text[], description text, phone text, status varchar(20) default 'pending');
  insert into public.listing_submissions (business_name, status)
    values ('A', 'Approved'), ('B', 'spam '), ('C', 'pending'), ('D', null);
  select setval('public.contact_submissions_id_seq', 7);`;

test('migrating an existing database keeps every row and derives its facts', async () => {
  const database = await emptyDatabase();
  const rowsOf = async (sql: string) => (await database.query(sql)).rows;
  await database.exec(EXISTING);
  await migrate(database);

  const columns = `id, note_of_staff, emirates, area, is_listed, updated_at, serves_mobile, serves_onsite, search_text,
    search_vector::text`;
  expect(await rowsOf(`select ${columns} from public.car_wash_locations order by id`)).toEqual([
    {
      id: 7,
      note_of_staff: 'keep me',
      emirates: ['dubai'],
      area: 'deira',
      is_listed: true,
      // It is not known when it last changed.
      updated_at: null,
      serves_mobile: true,
      serves_onsite: false,
      search_text: expect.stringMatching(/noor.*deira, dubai/),
      search_vector: expect.stringMatching(/'deira' .*'dubai' .*'noor' 'دبي'/),
    },
    expect.objectContaining({ id: 8, is_listed: false, updated_at: null }),
  ]);
  expect(await rowsOf('select question from public.faqs')).toEqual([{ question: 'Why?' }]);
  expect(await rowsOf('select length(slug) as length from public.blog_posts')).toEqual([{ length: 300 }]);

  const messages = 'select id, email, length(message) as length, status from public.contact_submissions';
  expect(await rowsOf(messages)).toEqual([{ id: 7, email: 'no address', length: 9000, status: 'new' }]);
  // It lacks what the form requires, but can be annotated, decided and reopened.
  for (const set of ["note = 'Odd.'", "status = 'spam'", "status = 'new'"])
    await database.exec(`update public.contact_submissions set ${set}`);
  const statuses = 'select business_name as name, status from public.listing_submissions order by id';
  expect(await rowsOf(statuses)).toEqual([
    { name: 'A', status: 'accepted' },
    { name: 'B', status: 'spam' },
    ...['C', 'D'].map((name) => ({ name, status: 'new' })),
  ]);
  // This table's ids come from a serial sequence, unlike the identity columns of the migrations.
  const message = { name: 'A', email: 'a@visitor.example', message: 'm' };
  await insertAsVisitor(database, 'contact_submissions', message);
  expect(await rowsOf(messages)).toHaveLength(2);
});

const SENT_NOW = `created_at > now() - interval '1 hour' as is_dated`;

/** Writes one row into each table as visitors and staff do, and returns the ids of the providers and whether the others are dated. */
async function addRows(database: Database) {
  const rowsOf = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;
  const email = 'a@visitor.example';
  await insertAsVisitor(database, 'contact_submissions', { name: 'New', email, message: 'm' });
  await insertAsVisitor(database, 'listing_submissions', { business_name: 'New', email, emirates: 'Dubai' });
  await database.exec("insert into public.blog_posts (title, slug, content) values ('New', 'new', 'New.')");
  const isDated = await rowsOf(
    `select ${SENT_NOW} from public.contact_submissions where name = 'New'
     union all select ${SENT_NOW} from public.listing_submissions where business_name = 'New'
     union all select ${SENT_NOW} from public.blog_posts where title = 'New'`,
  );
  const [decided] = await rowsOf(
    `update public.listing_submissions set status = 'accepted as new' where business_name = 'New' returning provider_id, result`,
  );
  await database.exec(`select public.begin_import('run', 'new.csv');
    insert into public.import_rows (run, line, values, action) values ('run', 1, '{"business_name": "Zafir"}', 'new');
    select public.apply_import('run', 10);
    insert into public.faqs (question, answer) values ('New?', 'Yes.')`);
  const [imported] = await rowsOf(`select id from public.car_wash_locations where business_name = 'Zafir'`);
  return { isDated, decided, imported };
}

const ADDED = {
  isDated: Array(3).fill({ is_dated: true }),
  decided: { provider_id: 9, result: expect.stringMatching(/^Provider 9 created/) },
  imported: { id: 10 },
};

test('tables whose ids had no default take new rows', async () => {
  const database = await emptyDatabase();
  await database.exec(EXISTING);
  await migrate(database);
  expect(await addRows(database)).toEqual(ADDED);
});

test('ids and dates whose defaults the advice dropped are given again', async () => {
  const database = await emptyDatabase();
  await database.exec(`${EXISTING}
    create sequence public.former_ids owned by public.car_wash_locations.id;
    alter table public.car_wash_locations alter column id type bigint, alter column id set default nextval('public.former_ids');
    alter table public.contact_submissions add column created_at timestamp default now();
    alter table public.listing_submissions add column created_at date default current_date`);
  for (const problem of (await refusalOf(database)).split('\n').slice(1))
    await database.exec(/alter table.*;$/.exec(problem)![0]);
  expect(await refusalOf(database)).toBe('');
  expect(await addRows(database)).toEqual(ADDED);
});

test('what depends on a status is named with the statement that drops it', async () => {
  const database = await emptyDatabase();
  await database.exec(`${EXISTING}
    alter table public.contact_submissions add column status text default 'new'
      constraint known_status check (status in ('new', 'read'));
    update public.contact_submissions set status = 'read';
    create index unread on public.contact_submissions (id) where status = 'new';
    create index by_status on public.contact_submissions (status);
    create view public.unread_messages as select id from public.contact_submissions where status = 'new';
    create materialized view public.counted as select count(*) from public.listing_submissions where status = 'pending';
    create policy "Spam is hidden" on public.listing_submissions for select using (status <> 'spam');
    create function public.tell() returns trigger language plpgsql as 'begin return new; end';
    create trigger tell_of_status after update of status on public.listing_submissions
      for each row execute function public.tell();
    alter table public.listing_submissions add column is_open boolean generated always as (status = 'pending') stored`);
  const before = (await database.query(CATALOG)).rows;
  const [first, ...problems] = (await refusalOf(database)).split('\n');
  expect(first).toMatch(/^Nothing was changed/);
  expect((await database.query(CATALOG)).rows).toEqual(before);
  const statements = problems.map((problem) => /: ((?:alter|drop) .*;)/.exec(problem)![1]!);
  expect(statements.sort()).toEqual([
    'alter table public.contact_submissions drop constraint known_status;',
    'alter table public.listing_submissions drop column is_open;',
    'drop index public.unread;',
    'drop materialized view public.counted;',
    'drop policy "Spam is hidden" on public.listing_submissions;',
    'drop trigger tell_of_status on public.listing_submissions;',
    'drop view public.unread_messages;',
  ]);
  for (const statement of statements) await database.exec(statement);
  expect(await refusalOf(database)).toBe('');
  const { rows } = await database.query('select status from public.contact_submissions');
  expect(rows).toEqual([{ status: 'new' }]);
});

test('a trigger of the owner that dates every update keeps no provider from its facts', async () => {
  const database = await emptyDatabase();
  await database.exec(`${EXISTING}
    alter table public.car_wash_locations add column updated_at timestamptz;
    create function public.date_update() returns trigger language plpgsql
      as 'begin new.updated_at := clock_timestamp(); return new; end';
    create trigger a_date_update before update on public.car_wash_locations
      for each row execute function public.date_update()`);
  await migrate(database);
  const { rows } = await database.query(
    `select emirates, area, serves_mobile, search_text <> '' as is_found from public.car_wash_locations where id = 7`,
  );
  expect(rows).toEqual([{ emirates: ['dubai'], area: 'deira', serves_mobile: true, is_found: true }]);
});

/** A database whose owner chose other types and names, with rows. */
const UNFIT = `
  create table public.car_wash_locations (id uuid primary key default gen_random_uuid(), name text, address varchar(200),
    phone text, whatsapp_handle text, website text, website_valid text, mobile_validation boolean, booking_capability text,
    rating text, review_count double precision default 0, service_category text, wash_type text, service_location text,
    location_type text, service_description text, price_range text, opening_hours text, verified_status text,
    eco_certified boolean, same_day_service boolean, weekend_service boolean, area text, updated_at timestamp);
  insert into public.car_wash_locations (name, address, website_valid, rating, review_count, updated_at)
    values ('Noor', 'Deira, Dubai', 'true', '4.5', 12, '2025-01-02'), ('Lulu', null, '', ' ', null, null);
  create table public.faqs (id bigint, question text, answer text, category text, is_published boolean,
    sort_order integer);
  create view public.pages as select 1 as id;
  create table public.contact_submissions (id bigserial primary key, name text, email text, phone text, message text,
    sent_at timestamptz);
  insert into public.contact_submissions (name, message, sent_at) values ('A', 'Old.', '2019-03-04 05:06+00');
  create table public.listing_submissions (id bigserial primary key, created_at timestamptz, business_name text,
    email text, website text, address text, emirates text, service_type jsonb, description text, phone text);
  insert into public.listing_submissions (created_at, business_name, service_type)
    values ('2018-01-01', 'B', '["Mobile Car Wash", "Steam Cleaning"]');
  create table public.kinds (id integer);`;

/** Everything that a migration could change about the tables of a database. */
const CATALOG = `
  select relname, relrowsecurity, attname, format_type(atttypid, atttypmod) as type
  from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0
  where relnamespace = 'public'::regnamespace order by 1, attnum`;

async function refusalOf(database: Database): Promise<string> {
  return migrate(database).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('tables of other types and names are refused before anything changes, with the statements that alter them', async () => {
  const database = await emptyDatabase();
  await database.exec(UNFIT);
  const before = (await database.query(CATALOG)).rows;

  const [first, ...problems] = (await refusalOf(database)).split('\n');
  expect(first).toMatch(/^Nothing was changed/);
  expect((await database.query(CATALOG)).rows).toEqual(before);
  expect(problems.map((problem) => /^public\.[\w.]+/.exec(problem)![0]).sort()).toEqual([
    'public.car_wash_locations',
    'public.car_wash_locations.address',
    'public.car_wash_locations.area',
    'public.car_wash_locations.id',
    'public.car_wash_locations.rating',
    'public.car_wash_locations.review_count',
    'public.car_wash_locations.updated_at',
    'public.car_wash_locations.website_valid',
    'public.contact_submissions',
    'public.faqs',
    'public.kinds',
    'public.listing_submissions.service_type',
    'public.pages',
  ]);

  await database.exec(`alter table public.kinds rename to my_kinds; alter view public.pages rename to my_pages;
    alter table public.car_wash_locations rename column name to business_name`);
  for (const problem of problems)
    if (!/business_name/.test(problem)) await database.exec(/alter table.*;$/.exec(problem)?.[0] ?? '');
  expect(await refusalOf(database)).toBe('');
  const { rows: providers } = await database.query(
    'select business_name, rating::float, website_valid, review_count, updated_at, emirates from public.car_wash_locations order by 1',
  );
  expect(providers).toEqual([
    {
      business_name: 'Lulu',
      rating: null,
      website_valid: null,
      review_count: null,
      updated_at: null,
      emirates: [],
    },
    {
      business_name: 'Noor',
      rating: 4.5,
      website_valid: true,
      review_count: 12,
      updated_at: new Date('2025-01-02'),
      emirates: ['dubai'],
    },
  ]);
  const { rows: sent } = await database.query(
    `select created_at, null as service_type from public.contact_submissions
     union all select created_at, service_type from public.listing_submissions order by 1`,
  );
  expect(sent).toEqual([
    { created_at: new Date('2018-01-01'), service_type: ['Mobile Car Wash', 'Steam Cleaning'] },
    { created_at: new Date('2019-03-04T05:06Z'), service_type: null },
  ]);
});

test('coordinates and logos that would be refused are named with a statement that empties them', async () => {
  const database = await emptyDatabase();
  await database.exec(`${EXISTING}
    alter table public.car_wash_locations add column latitude numeric, add column longitude numeric, add column logo_url text;
    update public.car_wash_locations set latitude = 51.5, longitude = 0.1, logo_url = 'logo.jpg' where id = 7`);
  const problems = (await refusalOf(database)).split('\n').slice(1);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    '1 rows of public.car_wash_locations have coordinates outside the Emirates, or half of a pair',
    '1 rows of public.car_wash_locations have a logo_url that is no https',
  ]);
  for (const problem of problems) await database.exec(/update .*;$/s.exec(problem)![0]);
  expect(await refusalOf(database)).toBe('');
});

test('tables of reviews and menus that the database already has stay as they are', async () => {
  const database = await emptyDatabase();
  await database.exec(`${EXISTING}
    create table public.reviews (id uuid primary key, stars text);
    create index reviews_sender on public.reviews (stars);
    insert into public.reviews values ('00000000-0000-4000-8000-000000000000', 'five');
    create table public.menu_items (id serial primary key, dish text);
    insert into public.menu_items (dish) values ('karak')`);
  await migrate(database);
  expect((await database.query('select * from public.reviews')).rows).toEqual([
    { id: '00000000-0000-4000-8000-000000000000', stars: 'five' },
  ]);
  expect((await database.query('select * from public.menu_items')).rows).toEqual([{ id: 1, dish: 'karak' }]);
});

test('the photo of an existing provider becomes its first, unless it is no link', async () => {
  const database = await emptyDatabase();
  await database.exec(`${EXISTING} alter table public.car_wash_locations add column photo_url text`);
  const stored = async () =>
    (await database.query('select photo_url, photo_urls from public.car_wash_locations where id = 7'))
      .rows[0];
  await database.exec(
    `update public.car_wash_locations set photo_url = ' https://cdn.example/a.jpg' where id = 7`,
  );
  await migrate(database);
  expect(await stored()).toEqual({
    photo_url: ' https://cdn.example/a.jpg',
    photo_urls: ['https://cdn.example/a.jpg'],
  });
});

test('the check of existing databases knows every name that the migrations use', async () => {
  const database = await emptyDatabase();
  const names = async () => {
    const { rows } = await database.query<{ name: string }>(
      `select typname as name from pg_type where typnamespace = 'public'::regnamespace and typname !~ '^_'`,
    );
    return rows.map(({ name }) => name);
  };
  const columns = async () => {
    const { rows } = await database.query<{ name: string }>(
      `${CATALOG.replace(/select.*/, "select relname || '.' || attname as name")}`,
    );
    return rows.map(({ name }) => name);
  };
  expect(await names()).toEqual([]);
  expect(await columns()).toEqual([]);
  await migrate(database);
  const check = readFileSync('supabase/migrations/20261123000050_existing_tables.sql', 'utf8');
  const isKnown = (name: string) => new RegExp(`[{,"'\\s]${name}[},"']`).test(check);
  expect((await names()).filter((name) => !isKnown(name))).toEqual([]);
  const own = /^(?:car_wash_locations|faqs|blog_posts|pages|contact_submissions|listing_submissions)\.(.*)/;
  expect(
    (await columns())
      .map((name) => own.exec(name)?.[1])
      .filter((name) => name && !isKnown(name) && name !== 'status'),
  ).toEqual([]);
});
