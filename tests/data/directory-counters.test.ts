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
  last_change: number;
  meant: number;
  held: Record<string, object> | null;
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
  // A statement may touch no row.
  [[], `update words set effect = null where false; delete from places where false`],
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

test('says when a table last changed, which tells a restored database from the one before', async () => {
  const lastChange = async () => Number((await readCounters()).get('faqs')!.last_change);
  const before = await lastChange();
  const now = () =>
    database.value<string>('select (extract(epoch from clock_timestamp()) * 1000000)::bigint');
  const startedAt = Number(await now());
  await database.exec(`insert into faqs (question, answer) values ('When?', 'Now.')`);
  const at = await lastChange();
  expect(at).toBeGreaterThan(before);
  expect(at).toBeGreaterThanOrEqual(startedAt);
  expect(at).toBeLessThanOrEqual(Number(await now()));
  await database.exec('select fold_directory_changes()');
  expect(await lastChange()).toBe(at);
});

test('counts rows that are gone on purpose, as the service key or an import says', async () => {
  const meant = async () => Number((await readCounters()).get('faqs')!.meant);
  const before = await meant();
  await database.exec(`begin; delete from faqs; select note_meant('faqs', 3); commit;`);
  expect(await meant()).toBe(before + 3);
  await database.exec(`select note_meant('faqs', 2); select fold_directory_changes()`);
  expect(await meant()).toBe(before + 5);
  expect(await raisedBy(`select note_meant('faqs', 0)`)).toEqual([]);
});

describe('what is held back', () => {
  const LOST = {
    table_name: 'car_wash_locations',
    what: 'rows',
    gone: 300,
    shown: 640,
    remaining: 340,
    examples: '1 Noor, 2 Zafir',
  };
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const lost = (minutes: number) => ({ ...LOST, since: at(minutes), until: at(minutes + 30) });
  const report = (given: object, signature?: string) => {
    const text = JSON.stringify({ held: [], back: [], release: false, ...given });
    const signed = [text, 'nonce', signature ?? signatureOf('held', 'nonce', text)];
    return database.asVisitor('select report_held($1, $2, $3)', signed);
  };
  const held = async () => (await readCounters()).get('car_wash_locations')!.held;
  const RELEASE = 'update held_back set release = true';
  const times = { since: expect.any(Number), releasedAt: null };
  beforeEach(() => database.exec('delete from held_back'));

  test('is said by the site alone, and known to every process until it is back', async () => {
    await expect(report({ held: [lost(-1)] }, 'x')).rejects.toThrow('signature is missing or wrong');
    await report({ held: [lost(-1), { ...lost(-1), table_name: 'unknown' }] });
    expect(await held()).toEqual({ rows: { remaining: 340, ...times } });
    expect(await database.rows('select gone, shown, examples, release from held_back')).toEqual([
      { gone: 300, shown: 640, examples: LOST.examples, release: false },
    ]);
    await report({ back: [LOST] });
    expect(await held()).toBeNull();
    expect(await database.rows('select from held_back')).toEqual([]);
  });

  test('is released by a tick, which raises the counter of its table', async () => {
    await report({ held: [lost(-1), { ...lost(-1), what: 'phone', until: null }] });
    expect(await raisedBy(`${RELEASE} where what = 'phone'`)).toEqual(['car_wash_locations']);
    const released = { remaining: 340, since: expect.any(Number), releasedAt: expect.any(Number) };
    expect(await held()).toEqual({ rows: { remaining: 340, ...times }, phone: released });
    // A process that has not heard of it holds it back still, and one that has takes it.
    await report({ held: [{ ...lost(-1), what: 'phone' }], back: [{ ...LOST, what: 'phone' }] });
    expect(await held()).toMatchObject({ phone: released });
    // A later loss is another one.
    await database.exec(
      `update held_back set released_at = now() - interval '2 minutes' where what = 'phone'`,
    );
    await report({ held: [{ ...lost(-1), what: 'phone' }] });
    expect(await held()).toEqual({ rows: { remaining: 340, ...times }, phone: { remaining: 340, ...times } });
  });

  test('is released altogether if the site says so', async () => {
    await report({ held: [lost(-1)] });
    expect(await raisedBy(RELEASE.replace('true', 'false'))).toEqual([]);
    await report({ release: true, held: [{ ...lost(0), table_name: 'faqs' }] });
    expect(await database.values('select release from held_back')).toEqual([true, true]);
    expect(await held()).toMatchObject({ rows: { releasedAt: expect.any(Number) } });
  });

  test('is over after half an hour, but for a column that is not there', async () => {
    await report({ held: [lost(-31), { ...lost(-31), what: 'phone', until: null }] });
    expect(await held()).toEqual({ phone: { remaining: 340, ...times } });
  });
});
