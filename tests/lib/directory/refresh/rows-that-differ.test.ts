import { FakeCopies, FakeDatabase } from '../../../support/fake-database';
import { keeperOn, loggedEvents, providerRow, rowsWith } from '../../../support/keeper';

const MINUTE = 60_000;
const HASHES = 'hashes of car_wash_locations';

beforeEach(() => void loggedEvents());

/** Starts a process on a database with so many providers that says by hashes which rows differ. */
async function startOn(providers: number) {
  const database = new FakeDatabase(rowsWith(providers));
  database.isHashed = true;
  const copies = new FakeCopies();
  const kept = keeperOn(database, copies);
  await kept.request();
  database.reads = [];
  /** Replaces the providers, looks, and returns what was read between the two looks at the counters. */
  const change = async (rows: ReturnType<typeof providerRow>[]) => {
    database.reads = [];
    database.write('car_wash_locations', rows);
    await kept.request(10_000);
    return database.reads.slice(1, -1);
  };
  const shown = () => kept.keeper.loaded!.rows.car_wash_locations;
  return { database, copies, change, shown, ...kept };
}

const first = (count: number) => rowsWith(count).car_wash_locations;

test.each([
  ['edited', [providerRow(1), providerRow(2, { phone: '050 123 4567' }), providerRow(3)], '2'],
  // Its date may be an older one, as after an undo, or none.
  ['put back', [providerRow(1, { updated_at: '2020-01-01T00:00:00Z' }), ...first(3).slice(1)], '1'],
  ['added between others', [...first(3), providerRow(9)], '9'],
  ['deleted', [providerRow(1), providerRow(3)], undefined],
  ['deleted beside a new one', [providerRow(1), providerRow(3), providerRow(4)], '4'],
  ['unchanged', first(3), undefined],
])('of a table with a row that was %s, reads what differs', async (_, rows, ids) => {
  const { change, shown } = await startOn(3);
  expect(await change(rows)).toEqual([HASHES, ...(ids ? [`car_wash_locations ${ids}`] : [])]);
  expect(shown()).toEqual(rows);
});

test('a row that is back as it was is read again', async () => {
  const { change, shown } = await startOn(3);
  await change(first(3).slice(1));
  expect(await change(first(3))).toEqual([HASHES, 'car_wash_locations 1']);
  expect(shown()).toEqual(first(3));
});

test('a table in which much differs is read whole, and then what differs', async () => {
  const { change, shown } = await startOn(0);
  expect(await change(first(201))).toEqual([HASHES, 'car_wash_locations']);
  expect(await change(first(202))).toEqual([HASHES, 'car_wash_locations 202']);
  expect(shown()).toHaveLength(202);
});

test('a row that changes between its hash and its reading is right after the next look', async () => {
  const { database, change, shown, request } = await startOn(3);
  const now = [providerRow(1, { phone: '1' }), providerRow(2), providerRow(3)];
  const later = [providerRow(1, { phone: '2' }), providerRow(2, { phone: '3' })];
  database.onRead = () => {
    database.onRead = () => undefined;
    database.write('car_wash_locations', later);
  };
  await change(now);
  await request(10_000);
  expect(shown()).toEqual(later);
});

test('what is held back has its table read whole until it is back or given up', async () => {
  const { change, shown, database, request, keeper } = await startOn(200);
  expect(await change(first(40))).toEqual([HASHES]);
  expect(shown()).toHaveLength(200);
  const edited = [providerRow(1, { phone: '1' }), ...first(40).slice(1)];
  expect(await change(edited)).toEqual([HASHES, 'car_wash_locations']);
  await request(30 * MINUTE);
  expect(shown()).toEqual(edited);
  expect(keeper.health.heldBack).toEqual([]);
  expect(await change(edited.slice(1))).toEqual([HASHES]);
  expect(database.rows.car_wash_locations).toEqual(shown());
});

test('values of a column that are held back are not taken to be back', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => providerRow(index + 1, { phone: String(index) }));
  const { change, keeper } = await startOn(0);
  await change(rows);
  const emptied = rows.map((row) => ({ ...row, phone: null }));
  await change(emptied);
  expect(keeper.health.heldBack).toMatchObject([{ subject: 'phone', goneCount: 200 }]);
  expect(await change([{ ...emptied[0]!, business_name: 'New Name' }, ...emptied.slice(1)])).toEqual([
    HASHES,
    'car_wash_locations',
  ]);
  expect(keeper.health.heldBack).toMatchObject([{ subject: 'phone', goneCount: 200 }]);
});

test('a process that starts on a copy reads what differs from it', async () => {
  const { database, copies } = await startOn(640);
  const stored = { ...copies.saved!, origin: 'snapshot' as const };
  const rows = [...first(640).slice(1), providerRow(641)];
  database.write('car_wash_locations', rows);
  database.reads = [];
  const { keeper, request } = keeperOn(database, new FakeCopies(stored));
  expect((await request()).providers).toBe(640);
  expect(database.reads).toEqual(['counters', HASHES, 'car_wash_locations 641', 'counters']);
  expect(keeper.loaded!.rows.car_wash_locations).toEqual(rows);
});

test('a call for every table reads them whole', async () => {
  const { database, keeper } = await startOn(3);
  await keeper.refreshNow('all');
  expect(database.reads).toContain('car_wash_locations');
});
