import { counterOf, FakeCopies, FakeDatabase } from '../../../support/fake-database';
import { keeperOn, loggedEvents, rowsWith } from '../../../support/keeper';

beforeEach(() => void loggedEvents());

const copy = () =>
  new FakeCopies({
    rows: rowsWith(640),
    counters: undefined,
    hashes: new Map(),
    asOf: 0,
    origin: 'snapshot',
  });

test('the first visitor waits for the database', async () => {
  const { request, keeper } = keeperOn(new FakeDatabase(rowsWith(3)));
  expect(keeper.current).toBeUndefined();
  expect(await request()).toEqual({ providers: 3, after: 0 });
});

test('while it does not answer, three seconds', async () => {
  const database = new FakeDatabase(rowsWith(3));
  database.state = 'hanging';
  const { request, keeper } = keeperOn(database);
  expect(await request()).toEqual({ providers: undefined, after: 3_000 });
  expect(keeper.health.origin).toBeUndefined();
});

test('as long as it answers, at most ten seconds; the next ones get what was read', async () => {
  const database = new FakeDatabase(rowsWith(3));
  const { clock, request } = keeperOn(database);
  database.onRead = (table) => (table === 'car_wash_locations' ? clock.wait(12_000) : undefined);
  expect(await request()).toEqual({ providers: undefined, after: 10_000 });
  expect(await request(2_000)).toEqual({ providers: 3, after: 0 });
});

test('the first visitor sees a database that comes back at once', async () => {
  const database = new FakeDatabase(rowsWith(3));
  database.state = 'stopped';
  const { clock, keeper } = keeperOn(database);
  const answer = keeper.get();
  await clock.advance(500);
  database.state = 'up';
  await clock.advance(500);
  expect((await answer).providers).toHaveLength(3);
});

test('nobody waits after it has failed, and the site is back with the database', async () => {
  const database = new FakeDatabase(rowsWith(3));
  database.state = 'stopped';
  const { clock, request } = keeperOn(database);
  expect(await request()).toEqual({ providers: undefined, after: 3_000 });
  expect(await request()).toEqual({ providers: undefined, after: 0 });
  await clock.advance(20_000);
  database.state = 'up';
  await request();
  expect((await request()).providers).toBe(3);
});

test('a refusal is not repeated', async () => {
  const database = new FakeDatabase(rowsWith(3));
  database.refused.set('car_wash_locations', 401);
  const { request } = keeperOn(database);
  expect(await request()).toEqual({ providers: undefined, after: 0 });
  expect(database.reads.filter((read) => read === 'car_wash_locations')).toHaveLength(1);
});

test('a table that is not needed may be refused', async () => {
  const database = new FakeDatabase(rowsWith(3));
  database.refused.set('faqs', 403);
  const { keeper, request } = keeperOn(database);
  expect((await request()).providers).toBe(3);
  expect(keeper.health.refused).toEqual(['faqs']);
});

test('a table that is not there is empty', async () => {
  const database = new FakeDatabase(rowsWith(3), { isCounted: false });
  database.refused.set('provider_menu_items', 404);
  const { keeper, request } = keeperOn(database);
  expect((await request()).providers).toBe(3);
  expect(keeper.health.refused).toEqual([]);
  expect(keeper.current!.menus.size).toBe(0);
});

test('one that is not there although there are counters is not known yet', async () => {
  const database = new FakeDatabase(rowsWith(3));
  database.refused.set('provider_menu_items', 404);
  const { keeper, request } = keeperOn(database);
  await request();
  expect(keeper.health.refused).toEqual(['provider_menu_items']);
});

describe('a copy', () => {
  const stored = (database: FakeDatabase, origin: 'copy' | 'snapshot' = 'snapshot') =>
    new FakeCopies({
      rows: rowsWith(3),
      counters: new Map(database.counters),
      hashes: new Map(),
      asOf: 0,
      origin,
    });

  test('is the database if nothing has changed since, which one request tells', async () => {
    const database = new FakeDatabase(rowsWith(3));
    const { clock, keeper, request } = keeperOn(database, stored(database));
    expect(await request()).toEqual({ providers: 3, after: 0 });
    expect(database.reads).toEqual(['counters']);
    expect(keeper.health).toMatchObject({ origin: 'database', asOf: clock.now() });
  });

  test('of which a table has changed, has that one read', async () => {
    const database = new FakeDatabase(rowsWith(3));
    const copies = stored(database);
    database.write('faqs', []);
    const { request } = keeperOn(database, copies);
    await request();
    expect(database.reads).toEqual(['counters', 'faqs', 'counters']);
  });

  test('is not, if the database was restored and changed as often since', async () => {
    const database = new FakeDatabase(rowsWith(4));
    const copies = stored(database);
    database.counters!.set('car_wash_locations', counterOf(1, { lastChange: 2 }));
    expect((await keeperOn(database, copies).request()).providers).toBe(4);
  });

  test('is not, without counters', async () => {
    const database = new FakeDatabase(rowsWith(4), { isCounted: false });
    const copies = new FakeCopies({
      rows: rowsWith(3),
      counters: undefined,
      hashes: new Map(),
      asOf: 0,
      origin: 'copy',
    });
    expect((await keeperOn(database, copies).request()).providers).toBe(4);
  });

  test('says that there are counters where the database seems to have none', async () => {
    const database = new FakeDatabase(rowsWith(3));
    const copies = stored(database, 'copy');
    const { counters } = database;
    database.counters = undefined;
    const { clock, keeper, request } = keeperOn(database, copies);
    await request();
    expect(keeper.hasStaffTables).toBe(true);
    expect(keeper.health.failures).toBe(1);
    database.counters = counters;
    await clock.advance(10_000);
    await request();
    expect(keeper.health.failures).toBe(0);
  });
});

test('a database has our tables if it has counters, as far as is known', async () => {
  const database = new FakeDatabase(rowsWith(3), { isCounted: false });
  const { clock, keeper, request } = keeperOn(database);
  expect(keeper.hasStaffTables).toBeUndefined();
  await request();
  expect(keeper.hasStaffTables).toBe(false);
  // Our migrations are applied while the site runs.
  database.counters = new FakeDatabase(rowsWith(0)).counters;
  await request(10_000);
  await clock.advance(1_000);
  expect(keeper.hasStaffTables).toBe(true);
  database.state = 'stopped';
  await request(10_000);
  expect(keeper.hasStaffTables).toBe(true);
});

test.each(['stopped', 'hanging'] as const)('a copy answers while the database is %s', async (state) => {
  const database = new FakeDatabase(rowsWith(3));
  database.state = state;
  const { keeper, request } = keeperOn(database, copy());
  expect(await request()).toEqual({ providers: 640, after: state === 'hanging' ? 1_000 : 0 });
  expect(keeper.health.origin).toBe('snapshot');
});

test('a copy is written when rows have changed', async () => {
  const database = new FakeDatabase(rowsWith(3));
  const copies = new FakeCopies();
  const { clock, request } = keeperOn(database, copies);
  await request();
  expect(copies.saved!.rows.car_wash_locations).toHaveLength(3);
  const { asOf } = copies.saved!;
  await request(60_000);
  expect(copies.saved!.asOf).toBe(asOf);
  database.write('car_wash_locations', rowsWith(4).car_wash_locations);
  await request(10_000);
  expect(copies.saved!.rows.car_wash_locations).toHaveLength(4);
  // The next process trusts one that is not an hour old.
  await request(600_000);
  expect(copies.saved!.asOf).toBe(clock.now());
});
