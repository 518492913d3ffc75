import { parseChange } from '@/app/api/look-now/parse-change';
import { isSigned } from '@/lib/data/signature';
import { migratedDatabase } from './database';

/** What stands in for pg_net: keeps what would be sent. */
const PG_NET = `create schema net;
  create table net.sent (id integer generated always as identity, url text, body jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000) returns bigint language sql as 'insert into net.sent (url, body) values ($1, $2) returning id';`;
const URL = 'https://lamaa.example/api/look-now';

const database = migratedDatabase({
  isSigned: true,
  each: `insert into car_wash_locations (business_name) values ('Noor'), ('Zafir');
    insert into blog_posts (title, slug, content, is_published) values ('Foam', 'foam', '<p>Foam</p>', true)`,
});
const setWebhook = (url: string | null) => database.value('select set_page_webhook($1)', [url]);

/** Returns what the site takes from what is sent to it by a statement. */
async function toldOf(sql: string) {
  await database.exec('delete from net.sent');
  await database.exec(sql);
  const bodies = await database.values('select body from net.sent order by id');
  return bodies.map((body) => parseChange(body, isSigned));
}

const REVIEW = {
  provider_id: 1,
  stars: 4,
  visited_in: '2026-10-01',
  text: 'Quick, careful and friendly.',
  name: 'Amna',
  sender: 'a',
};

test('tells the site which rows have changed', async () => {
  await database.exec(PG_NET);
  expect(await setWebhook(URL)).toBe('on');
  const provider = (...ids: string[]) => ({ table: 'car_wash_locations', ids });
  expect(await toldOf(`update car_wash_locations set phone = '1' where id = 2`)).toEqual([provider('2')]);
  expect(await toldOf(`update car_wash_locations set phone = '2'`)).toEqual([provider('1', '2')]);
  expect(await toldOf(`insert into car_wash_locations (business_name) values ('Rima')`)).toEqual([
    provider('3'),
  ]);
  expect(await toldOf('delete from car_wash_locations where id = 3')).toEqual([provider('3')]);
  expect(await toldOf(`update car_wash_locations set phone = '3' where id = 9`)).toEqual([]);
  // A renamed post has two addresses.
  expect(await toldOf(`update blog_posts set slug = 'rinse' where slug = 'foam'`)).toEqual([
    { table: 'blog_posts', ids: ['foam', 'rinse'] },
  ]);
  expect(await toldOf('truncate faqs')).toEqual([{ table: 'faqs', ids: null }]);
  // Prices by car size follow the menu.
  const menu = `insert into provider_menu_items (provider_id, kind, name_en, price_from) values (1, 'exterior', 'Wash', 40)`;
  expect(await toldOf(menu)).toContainEqual({ table: 'provider_menu_items', ids: ['1'] });
  expect(await database.values('select distinct url from net.sent')).toEqual([URL]);
});

test('tells it that all have changed instead of naming more than two hundred rows', async () => {
  await database.exec(PG_NET);
  await setWebhook(URL);
  const insert = (count: number) =>
    toldOf(
      `insert into car_wash_locations (business_name) select 'Noor ' || n from generate_series(1, ${count}) n`,
    );
  expect((await insert(200))[0]!.ids).toHaveLength(200);
  expect(await insert(201)).toEqual([{ table: 'car_wash_locations', ids: null }]);
});

test('tells nothing of what visitors send until it is shown', async () => {
  await database.exec(PG_NET);
  await setWebhook(URL);
  await database.exec('delete from net.sent');
  await database.insert('provider_reviews', REVIEW);
  expect(await database.values('select body from net.sent')).toEqual([]);
  expect(await toldOf(`update provider_reviews set status = 'accepted'`)).toContainEqual({
    table: 'provider_reviews',
    ids: ['1'],
  });
  expect(await toldOf('delete from provider_reviews')).toContainEqual({
    table: 'provider_reviews',
    ids: ['1'],
  });
});

test('an edit does not fail when the site cannot be told', async () => {
  await database.exec(PG_NET);
  await setWebhook(URL);
  await database.exec('drop function net.http_post');
  await database.exec(`update car_wash_locations set phone = '7' where id = 1`);
  expect(await database.value('select phone from car_wash_locations where id = 1')).toBe('7');
});

test('is set only where it can work, and taken away again', async () => {
  const state = () =>
    database.value<number>(`select count(*) from pg_trigger where tgname like 'tell_site%'`).then(Number);
  expect([await setWebhook(URL), await state()]).toEqual(['pg_net is missing', 0]);
  await database.exec(PG_NET);
  await database.exec('delete from signing_key');
  expect([await setWebhook(URL), await state()]).toEqual(['no key', 0]);
  await database.storeKey();
  expect([await setWebhook(URL), await state()]).toEqual(['on', 36]);
  expect([await setWebhook(URL), await state()]).toEqual(['on', 36]);
  expect([await setWebhook(null), await state()]).toEqual(['off', 0]);
  expect(await database.value('select count(*) from page_webhook').then(Number)).toBe(0);
});

test('the site takes only what the database has signed', async () => {
  const body = await database.value<Record<string, unknown>>(`select page_change('faqs', '{3,4}')`);
  expect(parseChange(body, isSigned)).toEqual({ table: 'faqs', ids: ['3', '4'] });
  for (const changed of [
    { ids: ['3'] },
    { ids: null },
    { ids: [] },
    { ids: '*' },
    { table: 'pages' },
    { nonce: 'another' },
    { signature: '' },
    { signature: 'f'.repeat(64) },
  ])
    expect([changed, parseChange({ ...body, ...changed }, isSigned)]).toEqual([changed, undefined]);
  for (const other of [null, 'faqs', [], {}]) expect(parseChange(other, isSigned)).toBeUndefined();
});

test('nobody else can have it tell another site, or sign', async () => {
  for (const role of ['anon', 'authenticated'])
    for (const sql of [
      `select set_page_webhook('https://elsewhere.example')`,
      `select page_change('faqs', null)`,
      'select url from page_webhook',
    ])
      await expect(database.asVisitor(sql, [], role)).rejects.toThrow(/permission denied/);
});
