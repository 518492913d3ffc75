import { type Database, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

const rowsOf = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;

/** Deletes old rows and returns the number of deleted submissions. */
const deleteOld = async () => (await rowsOf('select public.delete_old_submissions() as deleted'))[0]!.deleted;

test('submissions are deleted after seven years or as configured', async () => {
  const left = async () =>
    (await rowsOf('select message from public.contact_submissions order by 1')).map((row) => row.message);
  await database.exec(`
    insert into public.contact_submissions (name, email, message, created_at) values
      ('A', 'a@visitor.example', 'a day more', now() - interval '7 years 1 day'),
      ('A', 'a@visitor.example', 'a day less', now() - interval '7 years' + interval '1 day'),
      ('A', 'a@visitor.example', 'new', now());
    insert into public.listing_submissions (business_name, email, emirates, created_at) values
      ('A', 'a@visitor.example', 'Dubai', now() - interval '9 years')`);
  expect(await deleteOld()).toBe(2);
  expect(await left()).toEqual(['a day less', 'new']);
  expect(await deleteOld()).toBe(0);
  await database.exec('update public.submission_settings set keep_years = 1');
  expect(await deleteOld()).toBe(1);
  expect(await left()).toEqual(['new']);
});

test('the sender of a submission is cleared after a day', async () => {
  await database.exec(`
    insert into public.contact_submissions (name, email, message, sender, request_id, created_at)
      select 'A', 'a@visitor.example', age, 'hash of ' || age, gen_random_uuid(), now() - age::interval
      from unnest('{23 hours,25 hours}'::text[]) as age`);
  expect(await deleteOld()).toBe(0);
  const sql = `select message, sender, request_id is not null as has_request_id
               from public.contact_submissions order by message`;
  expect(await rowsOf(sql)).toEqual([
    { message: '23 hours', sender: 'hash of 23 hours', has_request_id: true },
    { message: '25 hours', sender: 'unknown', has_request_id: false },
  ]);
});

test('searches without results are deleted after 180 days', async () => {
  await database.exec(`insert into public.missed_searches (day, search)
    select (now() at time zone 'Asia/Dubai')::date - age, 'of ' || name
    from (values (180, 'half a year'), (181, 'a day more')) as old (age, name)`);
  await deleteOld();
  expect(await rowsOf('select search from public.missed_searches')).toEqual([{ search: 'of half a year' }]);
});

test('changes of providers, and imports, are deleted after a year', async () => {
  await database.exec(`
    insert into public.provider_history (provider_id, way, changed_at)
      values (1, 'Studio', now() - interval '1 year 1 day'), (2, 'Studio', now() - interval '364 days');
    insert into public.import_runs (id, file, started_at)
      values ('old', 'a.csv', now() - interval '1 year 1 day'), ('new', 'b.csv', now() - interval '364 days')`);
  await deleteOld();
  expect(await rowsOf('select provider_id from public.provider_history')).toEqual([{ provider_id: 2 }]);
  expect(await rowsOf('select id from public.import_runs')).toEqual([{ id: 'new' }]);
});
