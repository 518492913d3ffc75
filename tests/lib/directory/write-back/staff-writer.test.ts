import { versionOf } from '@/lib/data/directory/read-counters';
import type { DirectoryRows } from '@/lib/data/directory/rows';
import { DirectoryKeeper } from '@/lib/directory/refresh/directory-keeper';
import { StaffWriter } from '@/lib/directory/write-back/staff-writer';
import { counterOf, FakeClock, FakeCopies, FakeDatabase } from '../../../support/fake-database';
import { FakeStaffTables } from '../../../support/fake-staff-tables';
import { loggedEvents, providerRow, rowsWith } from '../../../support/keeper';

let events: ReturnType<typeof loggedEvents>;
beforeEach(() => (events = loggedEvents()));

/** A process of the site that writes back; `request` lets so many milliseconds pass before a visitor comes. */
function processOn(database: FakeDatabase, tables: FakeStaffTables, clock = new FakeClock(), build = 'a') {
  const writer = new StaffWriter({ tables: tables, clock, imageHosts: [], build });
  const keeper = new DirectoryKeeper({
    source: database,
    clock,
    copies: new FakeCopies(),
    imageHosts: [],
    onRefresh: (loaded, counters) => void writer.onRefresh(loaded, counters),
  });
  const request = async (after = 0) => {
    await clock.advance(after);
    void keeper.get();
    await clock.advance(0);
  };
  return { clock, request, writer };
}

/** Starts a process on a database with these rows, which has written back what its first visitor made it read. */
async function startOn(
  rows: DirectoryRows,
  prepare: (database: FakeDatabase, tables: FakeStaffTables) => void = () => undefined,
) {
  const [database, tables] = [new FakeDatabase(rows), new FakeStaffTables()];
  prepare(database, tables);
  const process = processOn(database, tables);
  await process.request();
  tables.calls = [];
  return { database, tables, ...process };
}

/** Counts the listings that visitors send, which pages do not show. */
const withListings = (database: FakeDatabase) => database.counters!.set('listing_submissions', counterOf(1));

/** A write that only notes from what all was written. */
const NOTHING = '0 readings, 0 removed';

const phone = (id: number, text: string) => providerRow(id, { phone: text });

test('the first process writes all, and another one nothing', async () => {
  const [database, tables] = [new FakeDatabase(rowsWith(501)), new FakeStaffTables()];
  await processOn(database, tables).request();
  expect(tables.calls).toEqual(['work', '500 readings, 0 removed', '1 readings, 0 removed']);
  expect(tables.newErrors).toBe(0);
  tables.calls = [];
  await processOn(database, tables).request();
  expect(tables.calls).toEqual(['work', NOTHING]);
});

test('a process that the counters tell that all is written asks for nothing, until something changes', async () => {
  const [database, tables] = [new FakeDatabase(rowsWith(501)), new FakeStaffTables()];
  tables.onWritten = (writtenAs) => database.counters!.set('provider_readings', counterOf(1, { writtenAs }));
  await processOn(database, tables).request();
  expect(tables.calls).toEqual(['work', '500 readings, 0 removed', '1 readings, 0 removed']);
  tables.calls = [];
  const { request, writer } = processOn(database, tables);
  await request();
  expect(tables.calls).toEqual([]);
  expect(writer.health).toBe('ok');
  // Another build may understand more, and another day may have other problems.
  await processOn(database, tables, new FakeClock(), 'b').request();
  expect(tables.calls).toEqual(['work', NOTHING]);
  await request(13 * 3_600_000);
  expect(tables.calls).toEqual(['work', NOTHING, 'work', NOTHING]);
  database.raise('faqs');
  await request(10_000);
  expect(tables.calls.slice(4)).toEqual(['work', NOTHING]);
});

test('an edit is written within 15 seconds if somebody comes, and nothing else', async () => {
  const { database, tables, request, writer } = await startOn(rowsWith(3));
  await request(10_000);
  expect(tables.calls).toEqual([]);
  database.write('car_wash_locations', [providerRow(1), phone(2, '050 123 4567'), providerRow(3)]);
  await request(10_000);
  expect(tables.calls).toEqual(['work', '1 readings, 0 removed']);
  expect(tables.stored.get(2)!.phones).toBe('+971 50 123 4567');
  await request(10_000);
  expect(tables.calls).toHaveLength(2);
  expect(writer.health).toBe('ok');
});

test('readings of providers that are gone are removed', async () => {
  const { database, tables, request } = await startOn(rowsWith(3));
  database.write('car_wash_locations', rowsWith(2).car_wash_locations);
  await request(10_000);
  expect(tables.calls.at(-1)).toBe('0 readings, 1 removed');
  expect([...tables.stored.keys()]).toEqual([1, 2]);
});

test('the work of the tables is asked for when a table rises that pages do not show', async () => {
  const { database, tables, request } = await startOn(rowsWith(1), withListings);
  await request(10_000);
  expect(tables.calls).toEqual([]);
  database.raise('listing_submissions');
  await request(10_000);
  expect(tables.calls).toEqual(['work', NOTHING]);
});

test('open listings are compared once, and again when what they resemble has changed', async () => {
  const listing = {
    id: '7',
    of: 'hash',
    business_name: 'Zafir',
    address: null,
    emirates: 'Ajman',
    phone: '050 123 4567',
    website: null,
    description: null,
    details: null,
    claimed_provider_id: null,
    duplicates: null,
    missing: null,
  };
  const { database, tables, request } = await startOn(rowsWith(1), (database, tables) => {
    withListings(database);
    tables.work = { ...tables.work, listings: [listing, { ...listing, id: '8', claimed_provider_id: 99 }] };
  });
  const compared = {
    id: '7',
    of: 'hash',
    changes: null,
    hints: null,
    missing: 'area, opening hours, price, description, coordinates',
  };
  expect(tables.compared).toEqual([{ ...compared, duplicates: '' }]);
  tables.work = { ...tables.work, listings: [{ ...listing, duplicates: '', missing: compared.missing }] };
  database.raise('listing_submissions');
  await request(10_000);
  expect(tables.calls.at(-1)).toBe(NOTHING);
  database.write('car_wash_locations', [
    providerRow(1),
    { ...phone(2, '0501234567'), business_name: 'Glow' },
  ]);
  await request(10_000);
  expect(tables.compared).toEqual([{ ...compared, duplicates: '2 Glow (same phone)' }]);
});

test('what was checked long ago is noticed with the day, without an edit', async () => {
  const checked = providerRow(1, { phone: '050 123 4567', phone_checked_on: '2025-11-28' });
  const { tables, clock, request } = await startOn(rowsWith(0, { car_wash_locations: [checked] }));
  const problems = () => tables.stored.get(1)!.problems.map(({ problem }) => problem);
  expect(problems()).not.toContain('checked_long_ago');
  // Another day in Dubai, then more than a year.
  await request(13 * 3_600_000);
  expect(tables.calls).toEqual(['work', NOTHING]);
  await request(24 * 3_600_000);
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-28T21:00:00.000Z');
  expect(problems()).toContain('checked_long_ago');
});

test('new errors are counted, but not those of the first time', async () => {
  const { database, tables, request } = await startOn(rowsWith(0, { car_wash_locations: [phone(1, '1')] }));
  expect(tables.newErrors).toBe(0);
  database.write('car_wash_locations', [phone(1, '1'), phone(2, '050 123 4567')]);
  await request(10_000);
  expect(tables.newErrors).toBe(0);
  database.write('car_wash_locations', [phone(1, '2'), phone(2, '3'), phone(3, '4')]);
  await request(10_000);
  expect(tables.newErrors).toBe(2);
});

test('the work is asked for again if somebody else has written meanwhile', async () => {
  const [database, tables] = [new FakeDatabase(rowsWith(2)), new FakeStaffTables()];
  tables.onWrite = () => {
    tables.work = { ...tables.work, edition: 7 };
    tables.onWrite = () => undefined;
  };
  await processOn(database, tables).request();
  expect(tables.calls).toEqual(['work', '2 readings, 0 removed', 'work', '2 readings, 0 removed']);
});

test('a process leaves alone what one with newer rows wrote, or with newer rules', async () => {
  const [database, tables] = [new FakeDatabase(rowsWith(2)), new FakeStaffTables()];
  const { clock, request } = processOn(database, tables);
  tables.work = { ...tables.work, lastChange: 10_000 };
  await request();
  expect(tables.calls).toEqual(['work']);

  database.raise('faqs');
  const { version, lastChange } = versionOf(database.counters!);
  tables.work = { ...tables.work, version, lastChange, startedAt: clock.now() + 1 };
  await request(10_000);
  expect(tables.calls).toEqual(['work', 'work']);
  tables.work = { ...tables.work, startedAt: clock.now() - 10_000 };
  database.raise('listing_submissions');
  await processOn(database, tables, clock).request();
  expect(tables.calls.slice(2)).toEqual(['work', '2 readings, 0 removed']);
});

test('a failure is logged once, harms no answer and is not repeated for 30 seconds', async () => {
  const [database, tables] = [new FakeDatabase(rowsWith(2)), new FakeStaffTables()];
  tables.failure = Object.assign(new Error('The signature is missing or wrong'), { code: '42501' });
  const { request, writer } = processOn(database, tables);
  for (let second = 0; second <= 29; second += 1) await request(second === 0 ? 0 : 1_000);
  expect(tables.calls).toEqual(['work']);
  await request(1_000);
  expect(tables.calls).toEqual(['work', 'work']);
  expect(writer.health).toBe('unsigned');
  expect(events.filter(({ event }) => event === 'staff_tables.write_failed')).toHaveLength(1);
  tables.failure = undefined;
  await request(30_000);
  expect(writer.health).toBe('ok');
  expect(tables.stored.size).toBe(2);
});

test('nothing is written without counters', async () => {
  const tables = new FakeStaffTables();
  const { request, writer } = processOn(new FakeDatabase(rowsWith(2), { isCounted: false }), tables);
  await request();
  expect(tables.calls).toEqual([]);
  expect(writer.health).toBe('off');
});
