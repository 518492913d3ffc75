import { signatureOf } from '@/lib/data/signature';
import { Database } from './database';

const TEXT = 'Quick, careful and friendly: the rims are clean.';

/** Counters rise once in a transaction, so each statement has its own. */
const database = new Database('migrated');
beforeAll(async () => {
  await database.storeKey();
  await database.exec("insert into car_wash_locations (business_name) values ('Noor'), ('Zafir')");
});

interface Counter {
  table_name: string;
  changes: number;
  confirmed_rows: number | null;
}

/** Returns the counters by table, as a visitor may read them. */
async function readCounters(): Promise<Map<string, Counter>> {
  const rows = await database.asVisitor<Counter>('select * from directory_counters');
  return new Map(rows.map((row) => [row.table_name, row]));
}

/** Returns the tables whose counters rise. */
async function raisedBy(sql: string): Promise<string[]> {
  const before = await readCounters();
  await database.exec(sql);
  const after = await readCounters();
  return [...after.keys()]
    .filter((table) => after.get(table)!.changes > before.get(table)!.changes)
    .sort((a, b) => (a < b ? -1 : 1));
}

const MENU = `insert into provider_menu_items (provider_id, kind, name_en, price_from) values (1, 'exterior', 'Wash', 40)`;

test.each([
  [['car_wash_locations'], `update car_wash_locations set phone = '1' where id = 1`],
  // Prices by car size follow the menu.
  [['car_wash_locations', 'provider_menu_items'], MENU],
  [['faqs'], `insert into faqs (question, answer) values ('Why?', 'Because.')`],
  [['faqs'], 'delete from faqs'],
  [['pages'], 'truncate pages'],
  [
    ['seasons'],
    `insert into seasons (kind, name_en, name_ar, from_date, until_date) values ('eid', 'Eid', 'العيد', '2027-03-10', '2027-03-12')`,
  ],
  [['words'], `insert into words (phrase, means) values ('vapour bath', 'washType=steam-cleaning')`],
  [['places'], `insert into places (slug, emirate) values ('al-wadi', 'nothing')`],
  [['car_wash_locations'], `delete from car_wash_locations where id = 2`],
  [[], `insert into contact_submissions (name, email, message) values ('A', 'a@visitor.example', 'm')`],
])('raises %j', async (tables, sql) => {
  expect(await raisedBy(sql)).toEqual(tables);
});

test('raises a counter once in a transaction, and not at all in one that fails', async () => {
  const changes = async () => (await readCounters()).get('faqs')!.changes;
  const before = await changes();
  const insert = `insert into faqs (question, answer) values ('Why?', 'Because.');`;
  await database.exec(`begin; ${insert} savepoint undone; ${insert} rollback to undone; ${insert} commit;`);
  expect(await changes()).toBe(before + 1);
  await database.exec(`begin; savepoint undone; ${insert} rollback to undone; ${insert} commit;`);
  expect(await changes()).toBe(before + 2);
  await database.exec(`begin; ${insert} rollback;`);
  expect(await changes()).toBe(before + 2);
});

test('raises the counter of reviews when they are published, changed and withdrawn', async () => {
  await database.insert('provider_reviews', {
    provider_id: 1,
    stars: 4,
    visited_in: '2026-10-01',
    text: TEXT,
    name: 'Amna',
    sender: 'a',
  });
  const decide = (status: string) => `update provider_reviews set status = '${status}'`;
  const before = (await readCounters()).get('provider_reviews')!.changes;
  await database.exec(`update provider_reviews set note = 'A question.'`);
  expect((await readCounters()).get('provider_reviews')!.changes).toBe(before);

  expect(await raisedBy(decide('accepted'))).toEqual(['provider_reviews']);
  const rows = await database.rows('select * from published_ratings');
  expect(rows).toMatchObject([
    { provider_id: 1, total: 1, counts: [{ stars: 4, language: 'en', reviews: 1 }] },
  ]);
  expect(await raisedBy(`update provider_reviews set name = 'Amna K.'`)).toEqual(['provider_reviews']);
  expect(await raisedBy(decide('new'))).toEqual(['provider_reviews']);
});

test('keeps its counters when the changes of a day are added up', async () => {
  const before = await readCounters();
  await database.exec('select fold_directory_changes()');
  expect(await readCounters()).toEqual(before);
  expect(await database.rows('select * from directory_changes')).toEqual([]);
});

test('notes which rows are meant, for the site alone', async () => {
  const counts = JSON.stringify({ car_wash_locations: 400, unknown: 1 });
  const confirm = (signature: string) =>
    database.rows(`select confirm_rows($1, 'nonce', $2)`, [counts, signature]);
  await expect(confirm(signatureOf('state', 'nonce', counts))).rejects.toThrow(
    'signature is missing or wrong',
  );
  const before = (await readCounters()).get('car_wash_locations')!;
  await confirm(signatureOf('rows', 'nonce', counts));
  expect((await readCounters()).get('car_wash_locations')).toMatchObject({
    changes: before.changes + 1,
    confirmed_rows: 400,
  });
  expect((await readCounters()).get('faqs')!.confirmed_rows).toBeNull();
});
