import { type Database, insertProviders, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  await insertProviders(
    database,
    Array.from({ length: 200 }, (_, index) => ({ business_name: `Wash ${index}` })),
  );
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

/** Stands in for pg_net, which the embedded database lacks. */
async function installNet(body: string): Promise<void> {
  await database.exec(`
    create schema net;
    create table net.calls (url text, body jsonb, headers jsonb);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
        headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint
      language plpgsql as $$ begin ${body} return 1; end $$;
    insert into public.webhooks values ('https://one.example/api/revalidate', 'the-first-long-secret'),
      ('https://two.example/api/revalidate', 'the-second-long-secret')`);
}

const QUEUE = 'insert into net.calls values (url, body, headers);';

async function calls(): Promise<unknown[]> {
  const { rows } = await database.query('select url, body, headers from net.calls order by url, body');
  return rows;
}

const called = (table: string) => [
  {
    url: 'https://one.example/api/revalidate',
    body: { table },
    headers: { Authorization: 'Bearer the-first-long-secret', 'Content-Type': 'application/json' },
  },
  expect.objectContaining({ url: 'https://two.example/api/revalidate', body: { table } }),
];

test.each([
  ['one statement', `update public.car_wash_locations set rating = 4`],
  [
    'many statements of a transaction',
    `do $$ begin for n in 1..200 loop update public.car_wash_locations set rating = 4 where id = n; end loop; end $$`,
  ],
  [
    'an import of new rows',
    `insert into public.car_wash_locations (business_name) select 'New' from generate_series(1, 200)`,
  ],
  ['a deletion', `delete from public.car_wash_locations`],
])('200 rows changed by %s call each webhook once', async (_what, change) => {
  await installNet(QUEUE);
  await database.exec(change);
  expect(await calls()).toEqual(called('car_wash_locations'));
});

test('a statement that changes no row calls nothing', async () => {
  await installNet(QUEUE);
  await database.exec(
    `update public.car_wash_locations set rating = 4 where id = 0; delete from public.faqs where id = 0`,
  );
  expect(await calls()).toEqual([]);
});

test('the call names the table, and also comes after a change of words that pages show', async () => {
  await installNet(QUEUE);
  await database.exec(`insert into public.faqs (question, answer) values ('Why?', 'Because.')`);
  expect(await calls()).toEqual(called('faqs'));
  await database.exec(`update public.areas set name_ar = 'حتا' where slug = 'hatta'`);
  expect(await calls()).toHaveLength(4);
});

test.each([
  ['without pg_net', undefined],
  ['if pg_net fails', `raise exception 'no network';`],
])('changes are stored %s', async (_what, body) => {
  if (body) await installNet(body);
  await database.exec(`update public.car_wash_locations set rating = 3`);
  const { rows } = await database.query(
    'select count(*)::int as changed from public.car_wash_locations where rating = 3',
  );
  expect(rows).toEqual([{ changed: 200 }]);
});
