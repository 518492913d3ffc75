import { versionOf } from '@/lib/data/directory/read-counters';
import type { DirectoryRows } from '@/lib/data/directory/rows';
import { DirectoryKeeper } from '@/lib/directory/refresh/directory-keeper';
import { StaffWriter } from '@/lib/directory/write-back/staff-writer';
import { counterOf, FakeClock, FakeCopies, FakeDatabase } from '../../../support/fake-database';
import { loggedEvents, providerRow, rowsWith } from '../../../support/keeper';

let events: ReturnType<typeof loggedEvents>;
beforeEach(() => (events = loggedEvents()));

/** A process of the site that writes back; `request` lets so many milliseconds pass before a visitor comes. */
function processOn(database: FakeDatabase, clock = new FakeClock(), build = 'a') {
  const writer = new StaffWriter({ tables: database.staffTables, clock, imageHosts: [], build });
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
async function startOn(rows: DirectoryRows, prepare: (database: FakeDatabase) => void = () => undefined) {
  const database = new FakeDatabase(rows);
  prepare(database);
  const process = processOn(database);
  await process.request();
  database.calls = [];
  return { database, ...process };
}

/** Counts the listings that visitors send, which pages do not show. */
const withListings = (database: FakeDatabase) => database.counters!.set('listing_submissions', counterOf(1));

/** A write that only notes from what all was written. */
const NOTHING = '0 readings, 0 removed';

const phone = (id: number, text: string) => providerRow(id, { phone: text });

test('the first process writes all, and another one asks for nothing until something changes', async () => {
  const database = new FakeDatabase(rowsWith(501));
  await processOn(database).request();
  expect(database.calls).toEqual(['work', '500 readings, 0 removed', '1 readings, 0 removed']);
  expect(database.newErrors).toBe(0);
  database.calls = [];
  const { request, writer } = processOn(database);
  await request();
  expect(database.calls).toEqual([]);
  expect(writer.health).toBe('ok');
  // Another build may understand more, and another day may have other problems.
  await processOn(database, new FakeClock(), 'b').request();
  expect(database.calls).toEqual(['work', NOTHING]);
  await request(13 * 3_600_000);
  expect(database.calls).toEqual(['work', NOTHING, 'work', NOTHING]);
  database.raise('faqs');
  await request(10_000);
  expect(database.calls.slice(4)).toEqual(['work', NOTHING]);
});

test('an edit is written within 15 seconds if somebody comes, and nothing else', async () => {
  const { database, request, writer } = await startOn(rowsWith(3));
  await request(10_000);
  expect(database.calls).toEqual([]);
  database.write('car_wash_locations', [providerRow(1), phone(2, '050 123 4567'), providerRow(3)]);
  await request(10_000);
  expect(database.calls).toEqual(['work', '1 readings, 0 removed']);
  expect(database.readings.get(2)!.phones).toBe('+971 50 123 4567');
  await request(10_000);
  expect(database.calls).toHaveLength(2);
  expect(writer.health).toBe('ok');
});

test('readings of providers that are gone are removed', async () => {
  const { database, request } = await startOn(rowsWith(3));
  database.write('car_wash_locations', rowsWith(2).car_wash_locations);
  await request(10_000);
  expect(database.calls.at(-1)).toBe('0 readings, 1 removed');
  expect([...database.readings.keys()]).toEqual([1, 2]);
});

test('the work of the tables is asked for when a table rises that pages do not show', async () => {
  const { database, request } = await startOn(rowsWith(1), withListings);
  await request(10_000);
  expect(database.calls).toEqual([]);
  database.raise('listing_submissions');
  await request(10_000);
  expect(database.calls).toEqual(['work', NOTHING]);
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
  const { database, request } = await startOn(rowsWith(1), (database) => {
    withListings(database);
    database.work = {
      ...database.work,
      listings: [listing, { ...listing, id: '8', claimed_provider_id: 99 }],
    };
  });
  const compared = {
    id: '7',
    of: 'hash',
    changes: null,
    hints: null,
    missing: 'area, opening hours, price, description, coordinates',
  };
  expect(database.compared).toEqual([{ ...compared, duplicates: '' }]);
  database.work = { ...database.work, listings: [{ ...listing, duplicates: '', missing: compared.missing }] };
  database.raise('listing_submissions');
  await request(10_000);
  expect(database.calls.at(-1)).toBe(NOTHING);
  database.write('car_wash_locations', [
    providerRow(1),
    { ...phone(2, '0501234567'), business_name: 'Glow' },
  ]);
  await request(10_000);
  expect(database.compared).toEqual([{ ...compared, duplicates: '2 Glow (same phone)' }]);
});

test('what was checked long ago is noticed with the day, without an edit', async () => {
  const checked = providerRow(1, { phone: '050 123 4567', phone_checked_on: '2025-11-28' });
  const { database, clock, request } = await startOn(rowsWith(0, { car_wash_locations: [checked] }));
  const problems = () => database.readings.get(1)!.problems.map(({ problem }) => problem);
  expect(problems()).not.toContain('checked_long_ago');
  // Another day in Dubai, then more than a year.
  await request(13 * 3_600_000);
  expect(database.calls).toEqual(['work', NOTHING]);
  await request(24 * 3_600_000);
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-28T21:00:00.000Z');
  expect(problems()).toContain('checked_long_ago');
});

test('new errors are counted, but not those of the first time', async () => {
  const { database, request } = await startOn(rowsWith(0, { car_wash_locations: [phone(1, '1')] }));
  expect(database.newErrors).toBe(0);
  database.write('car_wash_locations', [phone(1, '1'), phone(2, '050 123 4567')]);
  await request(10_000);
  expect(database.newErrors).toBe(0);
  database.write('car_wash_locations', [phone(1, '2'), phone(2, '3'), phone(3, '4')]);
  await request(10_000);
  expect(database.newErrors).toBe(2);
});

test('the work is asked for again if somebody else has written meanwhile', async () => {
  const database = new FakeDatabase(rowsWith(2));
  database.onResults = () => {
    database.work = { ...database.work, edition: 7 };
    database.onResults = () => undefined;
  };
  await processOn(database).request();
  expect(database.calls).toEqual(['work', '2 readings, 0 removed', 'work', '2 readings, 0 removed']);
});

test('a process leaves alone what one with newer rows wrote, or with newer rules', async () => {
  const database = new FakeDatabase(rowsWith(2));
  const { clock, request } = processOn(database);
  database.work = { ...database.work, lastChange: 10_000 };
  await request();
  expect(database.calls).toEqual(['work']);

  database.raise('faqs');
  const { version, lastChange } = versionOf(database.counters!);
  database.work = { ...database.work, version, lastChange, startedAt: clock.now() + 1 };
  await request(10_000);
  expect(database.calls).toEqual(['work', 'work']);
  database.work = { ...database.work, startedAt: clock.now() - 10_000 };
  database.raise('listing_submissions');
  await processOn(database, clock).request();
  expect(database.calls.slice(2)).toEqual(['work', '2 readings, 0 removed']);
});

test('a failure is logged once, harms no answer and is not repeated for 30 seconds', async () => {
  const database = new FakeDatabase(rowsWith(2));
  database.failure = Object.assign(new Error('The signature is missing or wrong'), { code: '42501' });
  const { request, writer } = processOn(database);
  for (let second = 0; second <= 29; second += 1) await request(second === 0 ? 0 : 1_000);
  expect(database.calls).toEqual(['work']);
  await request(1_000);
  expect(database.calls).toEqual(['work', 'work']);
  expect(writer.health).toBe('unsigned');
  expect(events.filter(({ event }) => event === 'staff_tables.write_failed')).toHaveLength(1);
  database.failure = undefined;
  await request(30_000);
  expect(writer.health).toBe('ok');
  expect(database.readings.size).toBe(2);
});

test('nothing is written without counters', async () => {
  const database = new FakeDatabase(rowsWith(2), { isCounted: false });
  const { request, writer } = processOn(database);
  await request();
  expect(database.calls).toEqual([]);
  expect(writer.health).toBe('off');
});
