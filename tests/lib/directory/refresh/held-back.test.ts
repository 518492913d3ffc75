import { toRow } from '@/lib/data/directory/tables';
import { BUILT_IN_WORDS } from '@/lib/domain/words/built-in-words';
import { FakeCopies, FakeDatabase } from '../../../support/fake-database';
import { keeperOn, loggedEvents, providerRow, rowsWith, startOn } from '../../../support/keeper';
import { wordRow } from '../../../support/staff-words';

const MINUTE = 60_000;
const HOUR = 3_600_000;

let events: ReturnType<typeof loggedEvents>;
beforeEach(() => (events = loggedEvents()));
const named = (name: string) => events.filter(({ event }) => event === name).map(({ facts }) => facts);

const first = (count: number) => rowsWith(count).car_wash_locations;

/** What a counter says of rows that an editor has released. */
const released = (remaining: number) => ({ held: { rows: { remaining, since: 1, releasedAt: 2 } } });

/** Starts a process on 200 providers. */
const startOn200 = () => startOn(rowsWith(200));

test.each([
  [199, 200, 199],
  [160, 200, 160],
  [159, 200, 200],
  [0, 200, 200],
  // Of a small table twenty may be gone.
  [40, 60, 40],
  [39, 60, 60],
])('with %i left of %i shows %i', async (left, before, shown) => {
  const { database, request } = await startOn(rowsWith(before));
  database.write('car_wash_locations', first(left));
  expect((await request(10_000)).providers).toBe(shown);
});

test('says how many are missing, and takes what is still so after 30 minutes', async () => {
  const { database, clock, keeper, request } = await startOn200();
  database.write('car_wash_locations', first(40));
  await request(10_000);
  const since = clock.now();
  const facts = { table: 'car_wash_locations', subject: 'rows', goneCount: 160, total: 200 };
  expect(keeper.health.heldBack).toEqual([{ ...facts, remaining: 40, since, until: since + 30 * MINUTE }]);
  expect(named('directory.loss_refused')).toEqual([facts]);
  expect((await request(29 * MINUTE)).providers).toBe(200);
  expect((await request(1 * MINUTE)).providers).toBe(40);
  expect(keeper.health.heldBack).toEqual([]);
  expect(named('directory.loss_taken')).toEqual([facts]);
});

test('forgets a loss that has been made good, and does not call it taken', async () => {
  const { database, keeper, request } = await startOn200();
  database.write('car_wash_locations', []);
  await request(10_000);
  database.write('car_wash_locations', first(201));
  expect((await request(10_000)).providers).toBe(201);
  expect(keeper.health.heldBack).toEqual([]);
  expect(named('directory.loss_taken')).toEqual([]);
});

test('takes what is edited, added and deleted meanwhile at once', async () => {
  const { database, keeper, request } = await startOn200();
  database.write('car_wash_locations', first(40));
  await request(10_000);
  const [one, _two, ...rest] = first(40);
  database.write('car_wash_locations', [{ ...one!, phone: '050 123 4567' }, ...rest, providerRow(201)]);
  // One that is deleted by itself is gone, and the 160 stay.
  expect((await request(10_000)).providers).toBe(200);
  expect(keeper.current!.byId.get(1)!.phone).not.toBeNull();
  expect(keeper.current!.byId.get(2)).toBeUndefined();
  expect(keeper.current!.byId.get(201)).toBeDefined();
  expect(keeper.health.heldBack).toMatchObject([{ goneCount: 160 }]);
});

test('what belongs to providers that are gone stays and goes with them', async () => {
  const item = {
    ...toRow('provider_menu_items', {
      id: 1,
      provider_id: 50,
      kind: 'exterior',
      name_en: 'Wash',
      price_from: 40,
    })!,
  };
  const { database, keeper, request } = await startOn(rowsWith(200, { provider_menu_items: [item] }));
  database.write('car_wash_locations', first(40));
  database.write('provider_menu_items', []);
  await request(10_000);
  expect(keeper.current!.menus.get(50)).toHaveLength(1);
  await request(30 * MINUTE);
  expect(keeper.current!.menus.size).toBe(0);
});

test('what imports delete is meant, and no more', async () => {
  const { database, request } = await startOn200();
  database.write('car_wash_locations', first(100));
  database.raise('car_wash_locations', { deliberateLosses: 100 });
  expect((await request(10_000)).providers).toBe(100);
  database.write('car_wash_locations', first(40));
  expect((await request(10_000)).providers).toBe(100);
  database.raise('car_wash_locations', { deliberateLosses: 160 });
  expect((await request(10_000)).providers).toBe(40);
});

test('rows that came back under other ids are not shown twice', async () => {
  const { database, request } = await startOn200();
  const again = first(200).map((row) => ({ ...row, id: row.id! + 1_000 }));
  database.write('car_wash_locations', []);
  expect((await request(10_000)).providers).toBe(200);
  database.write('car_wash_locations', again);
  expect((await request(10_000)).providers).toBe(200);
});

describe('a column', () => {
  const withPhones = (count: number, phoned: number) =>
    first(count).map((row) => (row.id! <= phoned ? { ...row, phone: '050 123 4567' } : row));
  const phones = (directory: { providers: readonly { phone: unknown }[] }) =>
    directory.providers.filter(({ phone }) => phone !== null).length;

  test.each([
    [100, 100, 100],
    [100, 80, 80],
    [100, 79, 100],
    [20, 1, 1],
    [20, 0, 20],
  ])('with %i values of which %i are left shows %i', async (before, left, shown) => {
    const { database, keeper, request } = await startOn(
      rowsWith(0, { car_wash_locations: withPhones(200, before) }),
    );
    database.write('car_wash_locations', withPhones(200, left));
    await request(10_000);
    expect(phones(keeper.current!)).toBe(shown);
    await request(30 * MINUTE);
    expect(phones(keeper.current!)).toBe(left);
  });

  test('that is not there any more is shown until it is back or released', async () => {
    const { database, keeper, request } = await startOn(
      rowsWith(0, { car_wash_locations: withPhones(200, 100) }),
    );
    database.missing.set('car_wash_locations', ['phone']);
    database.write('car_wash_locations', withPhones(201, 0));
    await request(10_000);
    await request(45 * MINUTE);
    expect(phones(keeper.current!)).toBe(100);
    expect(keeper.current!.byId.get(201)).toBeDefined();
    expect(keeper.health.heldBack).toMatchObject([{ subject: 'phone', goneCount: 100, until: null }]);
    database.raise('car_wash_locations', { held: { phone: { remaining: 0, since: 1, releasedAt: 2 } } });
    await request(10_000);
    expect(phones(keeper.current!)).toBe(0);
    expect(keeper.health.heldBack).toEqual([]);
  });
});

test('providers that are no longer merged, or open again, are so at once', async () => {
  const row = (id: number, merged_into: number | null) => ({ ...providerRow(id), merged_into });
  const { database, keeper, request } = await startOn(
    rowsWith(0, { car_wash_locations: [row(1, null), row(2, 1), row(3, 1)] }),
  );
  database.write('car_wash_locations', [row(1, null), row(2, null), row(3, null)]);
  expect((await request(10_000)).providers).toBe(3);
  expect(keeper.health.heldBack).toEqual([]);
});

test('judges each table by itself', async () => {
  const faq = { id: null, answer: 'A', question_ar: null, answer_ar: null, sort_order: null };
  const faqs = ['Why?', 'How?'].map((question) => ({ ...faq, question }));
  const { database, keeper, request } = await startOn(rowsWith(200, { faqs }));
  database.write('faqs', []);
  database.write('car_wash_locations', first(199));
  expect((await request(10_000)).providers).toBe(199);
  expect(keeper.current!.faqs).toHaveLength(2);
  expect(keeper.health.heldBack).toMatchObject([{ table: 'faqs' }]);
});

test('a single row may be the last one of its table', async () => {
  const page = { id: 1, slug: 'about-us', title: 'About', content: '<p>Us</p>' };
  const { database, keeper, request } = await startOn(rowsWith(3, { pages: [page] }));
  database.write('pages', []);
  await request(10_000);
  expect(keeper.current!.pages.size).toBe(0);
});

test('words that staff take back are gone at once', async () => {
  const words = ['vapour bath', 'zorblax'].map((phrase, index) => wordRow(phrase, 'text', { id: index }));
  const { database, keeper, request } = await startOn(rowsWith(3, { words }));
  database.write('words', []);
  await request(10_000);
  expect(keeper.current!.words).toBe(BUILT_IN_WORDS);
});

test('takes what staff say is meant, in the process that they ask and in the others', async () => {
  const { database, keeper, request } = await startOn200();
  const other = keeperOn(database);
  await other.request();
  database.write('car_wash_locations', first(40));
  expect(await keeper.refreshNow('deliberate')).toBe(true);
  expect((await request()).providers).toBe(40);
  expect(keeper.rowCounts.car_wash_locations).toBe(40);
  database.raise('car_wash_locations', released(40));
  await other.clock.advance(10_000);
  expect((await other.request()).providers).toBe(40);
});

test('what was meant once does not excuse a later loss', async () => {
  const database = new FakeDatabase(rowsWith(40));
  database.raise('car_wash_locations', released(40));
  const { request } = keeperOn(database);
  await request();
  for (const there of [200, 40]) {
    database.write('car_wash_locations', first(there));
    expect((await request(10_000)).providers).toBe(200);
  }
});

test('nor one that is greater than what was meant', async () => {
  const { database, request } = await startOn200();
  database.write('car_wash_locations', first(40));
  database.raise('car_wash_locations', released(120));
  expect((await request(10_000)).providers).toBe(200);
});

describe('beside rows from before the process started', () => {
  const NOW = keeperOn(new FakeDatabase(rowsWith(0))).clock.now();
  const stored = (age: number, origin: 'copy' | 'snapshot' = 'copy') =>
    new FakeCopies({ rows: rowsWith(200), counters: undefined, hashes: new Map(), asOf: NOW - age, origin });

  test.each([
    ['a copy of half an hour ago', stored(HOUR / 2), 120, 200],
    ['a copy of two hours ago', stored(2 * HOUR), 120, 120],
    ['a copy of two hours ago, and nothing there', stored(2 * HOUR), 0, 200],
    ['a snapshot of the build', stored(0, 'snapshot'), 120, 120],
    ['a snapshot, and nothing there', stored(0, 'snapshot'), 0, 200],
  ])('%s: the first answer', async (_, copies, inDatabase, shown) => {
    const { request } = keeperOn(new FakeDatabase(rowsWith(inDatabase)), copies);
    expect(await request()).toEqual({ providers: shown, after: 0 });
  });
});
