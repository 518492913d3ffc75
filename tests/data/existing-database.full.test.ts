import { readFileSync } from 'node:fs';
import { migrate, OWNER } from '../../scripts/backend/database';
import { Database } from './database';

/** The tables of the specification to the letter, with 1,000 providers. */
const LETTER = readFileSync('tests/fixtures/owners-database.sql', 'utf8');

/** Tables with integer ids that nothing gives, columns of the owner's own, and values that we would refuse. */
const OWN = `
  create table public.car_wash_locations (id bigint, business_name varchar(200), address text, phone text,
    whatsapp_handle text, website text, website_valid boolean, mobile_validation boolean, booking_capability text,
    rating numeric(3, 1), review_count smallint, service_category text, wash_type text, service_location text,
    location_type text, service_description text, price_range text, opening_hours text, verified_status text,
    eco_certified boolean, same_day_service boolean, weekend_service boolean, note_of_staff text,
    latitude double precision, longitude double precision, logo_url text, photo_url text, updated_at timestamp);
  insert into public.car_wash_locations (id, business_name, address, rating, note_of_staff, latitude, longitude, logo_url)
    values (7, 'Noor', 'Deira, Dubai', 47, 'keep me', 51.5, null, 'logo.jpg'), (8, ' ', null, null, null, null, null, null);
  create table public.faqs (id integer, question text, answer text, category text, is_published boolean,
    sort_order integer);
  insert into public.faqs values (1, 'Why?', 'Because.', null, true, 1);
  create table public.blog_posts (id serial primary key, title text, slug text, excerpt text, content text,
    category text, featured_image text, created_at timestamp, is_published boolean);
  insert into public.blog_posts (title, slug, created_at) values ('', repeat('s', 300), 'infinity');
  create table public.contact_submissions (id bigserial primary key, name text, email text, phone text, message text,
    created_at timestamptz);
  insert into public.contact_submissions values (7, '', 'no address', repeat('7', 40), repeat('m', 9000), '2019-03-04');
  create table public.listing_submissions (id integer primary key, business_name text, email text, website text,
    address text, emirates text, service_type text[], description text, phone text, status varchar(20) default 'pending');
  insert into public.listing_submissions (id, business_name, status)
    values (1, 'A', 'Approved'), (2, 'B', 'spam '), (3, 'C', 'pending'), (4, 'D', null);
  create function public.date_update() returns trigger language plpgsql
    as 'begin new.updated_at := clock_timestamp(); return new; end';
  create trigger a_date_update before update on public.car_wash_locations
    for each row execute function public.date_update();`;

async function pushedOnto(sql: string): Promise<Database> {
  const database = new Database('empty');
  await database.exec(sql);
  await migrate(database);
  return database;
}

const BEFORE: Record<string, string> = {
  car_wash_locations: 'id, business_name, address, rating, opening_hours',
  blog_posts: 'id, title, slug, category, is_published',
  faqs: 'id, question, answer',
  pages: 'slug, title, content',
};

test('tables that are the specification to the letter keep their rows, and what is edited on them', async () => {
  const database = new Database('empty');
  await database.exec(LETTER);
  const owners = () =>
    Promise.all(
      Object.entries(BEFORE).map(([table, columns]) =>
        database.rows(`select ${columns} from public.${table} order by 1`),
      ),
    );
  const before = await owners();
  await migrate(database);
  expect(await owners()).toEqual(before);
  // A post with a slug and a category of its own.
  await database.exec(
    `update public.blog_posts set excerpt = 'Hi.', is_published = false where slug = 'Hello World'`,
  );
  await database.exec(
    `update public.car_wash_locations set opening_hours = '9-9', verified_status = 'verified'`,
  );
  await expect(
    database.exec(`update public.blog_posts set category = 'Car Wash' where slug = 'Hello World'`),
  ).rejects.toThrow('category must be car-care, eco-friendly, tips, news or empty.');
  // What a client of the owner sends.
  const listing = {
    business_name: 'Old client',
    email: 'o@visitor.example',
    website: '',
    emirates: 'ras-al-khaimah',
  };
  await database.insert('listing_submissions', listing);
  expect(await addRows(database)).toEqual({ ...ADDED, decided: created(1_001), imported: { id: 1_002 } });
});

test('ids that nothing gave, columns of the owner and values that we would refuse stay as they are', async () => {
  const database = await pushedOnto(OWN);
  const values =
    'select rating::float, note_of_staff, latitude::float, logo_url from public.car_wash_locations where id = 7';
  expect(await database.rows(values)).toEqual([
    { rating: 47, note_of_staff: 'keep me', latitude: 51.5, logo_url: 'logo.jpg' },
  ]);
  await database.exec(`update public.car_wash_locations set phone = '050 1234567'`);
  expect(await database.values('select question from public.faqs')).toEqual(['Why?']);
  await database.exec('update public.blog_posts set is_published = false');

  const messages =
    'select id, email, length(message) as length, created_at, status from public.contact_submissions';
  expect(await database.rows(messages)).toEqual([
    { id: 7, email: 'no address', length: 9000, created_at: new Date('2019-03-04'), status: 'new' },
  ]);
  // It lacks what the form requires, but can be edited, annotated, decided and reopened.
  for (const set of ["phone = '050'", "note = 'Odd.'", "status = 'spam'", "status = 'new'"])
    await database.exec(`update public.contact_submissions set ${set}`);
  const statuses = 'select business_name as name, status from public.listing_submissions order by id';
  expect(await database.rows(statuses)).toEqual([
    { name: 'A', status: 'accepted' },
    { name: 'B', status: 'spam' },
    ...['C', 'D'].map((name) => ({ name, status: 'new' })),
  ]);
  expect(await addRows(database)).toEqual({ ...ADDED, decided: created(9), imported: { id: 10 } });
});

test('submissions whose keys are uuids are compared, decided and answered', async () => {
  const submissions = /create table public\.(contact|listing)_submissions \(/g;
  const database = await pushedOnto(LETTER.replace(submissions, '$&id uuid primary key, '));
  await database.exec('update public.site_state set mail_seen_at = now()');
  expect(await addRows(database)).toEqual({ ...ADDED, decided: created(1_001), imported: { id: 1_002 } });
  const told = `select kind, submission_table from public.outbox join public.submissions using (submission_table, kind)
    where row_id = submissions.id order by 1`;
  expect(await database.rows(told)).toEqual([
    { kind: 'listing', submission_table: 'listing_submissions' },
    { kind: 'message', submission_table: 'contact_submissions' },
  ]);
  await database.exec(
    `update public.contact_submissions set answer = true, note = 'Yes.', status = 'accepted'`,
  );
  const [answer] =
    await database.rows(`select public.answer_of(item) as answer, public.note_delivery(jsonb_build_object('id', id, 'told', array['mail'], 'isDone', true))
     from public.outbox as item where kind = 'answer'`);
  expect(answer).toMatchObject({ answer: { kind: 'message', note: 'Yes.' } });
  expect(
    await database.values('select answered_at is not null as is_answered from public.contact_submissions'),
  ).toEqual([true]);

  const email = 'b@visitor.example';
  await database.insert('listing_submissions', {
    business_name: 'Waiting',
    email,
    emirates: 'Dubai',
  });
  await database.exec(`select public.write_comparisons((select jsonb_agg(listing || '{"duplicates": "7 Noor", "missing": ""}')
    from jsonb_array_elements(public.listings_to_compare()) as listing))`);
  const compared = `select name, duplicates from public.open_submissions join public.listing_submissions as listing
    on listing.id::text = open_submissions.id`;
  expect(await database.rows(compared.replace('duplicates', 'open_submissions.duplicates'))).toEqual([
    { name: 'Waiting', duplicates: '7 Noor' },
  ]);
});

// Roles are those of a whole server, on which the other databases of these tests use them.
const testAlone = process.env.TEST_POSTGRES ? test.skip : test;
testAlone('a plain PostgreSQL gets the roles of hosted Supabase', async () => {
  const database = new Database('empty');
  const roles = 'anon, authenticated, service_role';
  await database.exec(`drop owned by ${roles}; drop role ${roles}`);
  await database.exec(LETTER.replace(/^(?:create policy|revoke|grant).*$/gm, ''));
  await migrate(database);
  expect(
    await database.rows(
      `select rolname, rolcanlogin, rolbypassrls from pg_roles where rolname !~ '^p' order by 1`,
    ),
  ).toEqual([
    { rolname: 'anon', rolcanlogin: false, rolbypassrls: false },
    { rolname: 'authenticated', rolcanlogin: false, rolbypassrls: false },
    { rolname: 'service_role', rolcanlogin: false, rolbypassrls: true },
  ]);
  // Whoever makes a role may not act as it before granting that as well, as for the role of PostgREST (docs/deployment.md).
  await database.exec(`grant ${roles} to ${OWNER}`);
  expect(await addRows(database)).toEqual({ ...ADDED, decided: created(1_001), imported: { id: 1_002 } });
});

const SENT_NOW = `created_at > now() - interval '1 hour' as is_dated`;

/** Writes one row into each table as visitors, with the columns of the specification alone, and staff do. */
async function addRows(database: Database) {
  const email = 'a@visitor.example';
  await database.insert('contact_submissions', { name: 'New', email, phone: null, message: 'm' });
  await database.insert('listing_submissions', { business_name: 'New', email, emirates: 'Dubai' });
  await database.exec("insert into public.blog_posts (title, slug, content) values ('New', 'new', 'New.')");
  const isDated = await database.rows(`select ${SENT_NOW} from public.contact_submissions where name = 'New'
     union all select ${SENT_NOW} from public.listing_submissions where business_name = 'New'
     union all select ${SENT_NOW} from public.blog_posts where title = 'New'`);
  const [decided] = await database.rows(
    `update public.listing_submissions set status = 'accepted as new' where business_name = 'New' returning provider_id, result`,
  );
  await database.exec(`select public.begin_import('run', 'new.csv');
    insert into public.import_rows (run, line, values, action) values ('run', 1, '{"business_name": "Zafir"}', 'new');
    select public.apply_import('run', 10);
    insert into public.faqs (id, question, answer) select id, 'New?', 'Yes.' from public.faqs limit 0`);
  const [imported] = await database.rows(
    `select id from public.car_wash_locations where business_name = 'Zafir'`,
  );
  return { isDated, decided, imported };
}

const ADDED = { isDated: Array(3).fill({ is_dated: true }) };
const created = (id: number) => ({
  provider_id: id,
  result: expect.stringMatching(new RegExp(`^Provider ${id} created`)),
});

/** Everything that a migration could change about the tables of a database. */
const CATALOG = `
  select relname, relrowsecurity, attname, format_type(atttypid, atttypmod) as type
  from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0
  where relnamespace = 'public'::regnamespace order by 1, attnum`;

test('columns of types that cannot work are named before anything changes', async () => {
  const database = new Database('empty');
  await database.exec(`
    create table public.car_wash_locations (id uuid primary key, business_name text, rating text, review_count integer);
    create table public.faqs (question text, is_published text);
    create table public.listing_submissions (business_name text, service_type jsonb)`);
  const before = await database.rows(CATALOG);
  const refusal = await migrate(database).then(
    () => '',
    (error: Error) => error.message,
  );
  const [first, ...problems] = refusal.split('\n');
  expect(first).toMatch(/^\S+ cannot be applied: Nothing was changed\. .*docs\/deployment\.md/);
  expect(problems.sort()).toEqual([
    'public.car_wash_locations.id is uuid and must be a whole number',
    'public.car_wash_locations.rating is text and must be a number',
    'public.faqs.is_published is text and must be a yes or no',
    'public.listing_submissions.service_type is jsonb and must be a list of texts',
  ]);
  expect(await database.rows(CATALOG)).toEqual(before);
});

test('a table of the owner with a name of ours is named', async () => {
  const database = new Database('empty');
  await database.exec(`${LETTER} create table public.outbox (id integer)`);
  await expect(migrate(database)).rejects.toThrow('relation "outbox" already exists');
});
