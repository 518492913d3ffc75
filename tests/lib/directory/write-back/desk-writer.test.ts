import { versionOf } from '@/lib/data/directory/read-counters';
import type { DirectoryRows } from '@/lib/data/directory/rows';
import { DirectoryKeeper } from '@/lib/directory/refresh/directory-keeper';
import { DeskWriter } from '@/lib/directory/write-back/desk-writer';
import { counterOf, FakeClock, FakeCopies, FakeDatabase } from '../../../support/fake-database';
import { FakeDesk } from '../../../support/fake-desk';
import { loggedEvents, providerRow, rowsWith } from '../../../support/keeper';

let events: ReturnType<typeof loggedEvents>;
beforeEach(() => (events = loggedEvents()));

/** A process of the site that writes back; `request` lets so many milliseconds pass before a visitor comes. */
function processOn(database: FakeDatabase, desk: FakeDesk, clock = new FakeClock(), build = 'a') {
  const writer = new DeskWriter({ desk, clock, imageHosts: [], build });
  const keeper = new DirectoryKeeper({
    source: database,
    clock,
    copies: new FakeCopies(),
    imageHosts: [],
    onLook: (loaded, counters) => void writer.noteLook(loaded, counters),
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
  prepare: (database: FakeDatabase, desk: FakeDesk) => void = () => undefined,
) {
  const [database, desk] = [new FakeDatabase(rows), new FakeDesk()];
  prepare(database, desk);
  const process = processOn(database, desk);
  await process.request();
  desk.calls = [];
  return { database, desk, ...process };
}

/** Counts the listings that visitors send, which pages do not show. */
const withListings = (database: FakeDatabase) => database.counters!.set('listing_submissions', counterOf(1));

/** A write that only notes from what all was written. */
const NOTHING = '0 readings, 0 removed';

const phone = (id: number, text: string) => providerRow(id, { phone: text });

test('the first process writes all, and another one nothing', async () => {
  const [database, desk] = [new FakeDatabase(rowsWith(501)), new FakeDesk()];
  await processOn(database, desk).request();
  expect(desk.calls).toEqual(['work', '500 readings, 0 removed', '1 readings, 0 removed']);
  expect(desk.newErrors).toBe(0);
  desk.calls = [];
  await processOn(database, desk).request();
  expect(desk.calls).toEqual(['work', NOTHING]);
});

test('a process that the counters tell that all is written asks for nothing, until something changes', async () => {
  const [database, desk] = [new FakeDatabase(rowsWith(501)), new FakeDesk()];
  desk.onWritten = (writtenAs) => database.counters!.set('provider_readings', counterOf(1, { writtenAs }));
  await processOn(database, desk).request();
  expect(desk.calls).toEqual(['work', '500 readings, 0 removed', '1 readings, 0 removed']);
  desk.calls = [];
  const { request, writer } = processOn(database, desk);
  await request();
  expect(desk.calls).toEqual([]);
  expect(writer.health).toBe('ok');
  // Another build may understand more, and another day may have other problems.
  await processOn(database, desk, new FakeClock(), 'b').request();
  expect(desk.calls).toEqual(['work', NOTHING]);
  await request(13 * 3_600_000);
  expect(desk.calls).toEqual(['work', NOTHING, 'work', NOTHING]);
  database.raise('faqs');
  await request(10_000);
  expect(desk.calls.slice(4)).toEqual(['work', NOTHING]);
});

test('an edit is written within 15 seconds if somebody comes, and nothing else', async () => {
  const { database, desk, request, writer } = await startOn(rowsWith(3));
  await request(10_000);
  expect(desk.calls).toEqual([]);
  database.write('car_wash_locations', [providerRow(1), phone(2, '050 123 4567'), providerRow(3)]);
  await request(10_000);
  expect(desk.calls).toEqual(['work', '1 readings, 0 removed']);
  expect(desk.stored.get(2)!.phones).toBe('+971 50 123 4567');
  await request(10_000);
  expect(desk.calls).toHaveLength(2);
  expect(writer.health).toBe('ok');
});

test('readings of providers that are gone are removed', async () => {
  const { database, desk, request } = await startOn(rowsWith(3));
  database.write('car_wash_locations', rowsWith(2).car_wash_locations);
  await request(10_000);
  expect(desk.calls.at(-1)).toBe('0 readings, 1 removed');
  expect([...desk.stored.keys()]).toEqual([1, 2]);
});

test('the work of the desk is asked for when a table rises that pages do not show', async () => {
  const { database, desk, request } = await startOn(rowsWith(1), withListings);
  await request(10_000);
  expect(desk.calls).toEqual([]);
  database.raise('listing_submissions');
  await request(10_000);
  expect(desk.calls).toEqual(['work', NOTHING]);
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
  const { database, desk, request } = await startOn(rowsWith(1), (database, desk) => {
    withListings(database);
    desk.work = { ...desk.work, listings: [listing, { ...listing, id: '8', claimed_provider_id: 99 }] };
  });
  const compared = {
    id: '7',
    of: 'hash',
    changes: null,
    missing: 'area, opening hours, price, description, coordinates',
  };
  expect(desk.compared).toEqual([{ ...compared, duplicates: '' }]);
  desk.work = { ...desk.work, listings: [{ ...listing, duplicates: '', missing: compared.missing }] };
  database.raise('listing_submissions');
  await request(10_000);
  expect(desk.calls.at(-1)).toBe(NOTHING);
  database.write('car_wash_locations', [
    providerRow(1),
    { ...phone(2, '0501234567'), business_name: 'Glow' },
  ]);
  await request(10_000);
  expect(desk.compared).toEqual([{ ...compared, duplicates: '2 Glow (same phone)' }]);
});

test('what was checked long ago is noticed with the day, without an edit', async () => {
  const checked = providerRow(1, { phone: '050 123 4567', phone_checked_on: '2025-11-28' });
  const { desk, clock, request } = await startOn(rowsWith(0, { car_wash_locations: [checked] }));
  const problems = () => desk.stored.get(1)!.problems.map(({ problem }) => problem);
  expect(problems()).not.toContain('checked_long_ago');
  // Another day in Dubai, then more than a year.
  await request(13 * 3_600_000);
  expect(desk.calls).toEqual(['work', NOTHING]);
  await request(24 * 3_600_000);
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-28T21:00:00.000Z');
  expect(problems()).toContain('checked_long_ago');
});

test('new errors are counted, but not those of the first time', async () => {
  const { database, desk, request } = await startOn(rowsWith(0, { car_wash_locations: [phone(1, '1')] }));
  expect(desk.newErrors).toBe(0);
  database.write('car_wash_locations', [phone(1, '1'), phone(2, '050 123 4567')]);
  await request(10_000);
  expect(desk.newErrors).toBe(0);
  database.write('car_wash_locations', [phone(1, '2'), phone(2, '3'), phone(3, '4')]);
  await request(10_000);
  expect(desk.newErrors).toBe(2);
});

test('the work is asked for again if somebody else has written meanwhile', async () => {
  const [database, desk] = [new FakeDatabase(rowsWith(2)), new FakeDesk()];
  desk.onWrite = () => {
    desk.work = { ...desk.work, edition: 7 };
    desk.onWrite = () => undefined;
  };
  await processOn(database, desk).request();
  expect(desk.calls).toEqual(['work', '2 readings, 0 removed', 'work', '2 readings, 0 removed']);
});

test('a process leaves alone what one with newer rows wrote, or with newer rules', async () => {
  const [database, desk] = [new FakeDatabase(rowsWith(2)), new FakeDesk()];
  const { clock, request } = processOn(database, desk);
  desk.work = { ...desk.work, lastChange: 10_000 };
  await request();
  expect(desk.calls).toEqual(['work']);

  database.raise('faqs');
  const { version, lastChange } = versionOf(database.counters!);
  desk.work = { ...desk.work, version, lastChange, startedAt: clock.now() + 1 };
  await request(10_000);
  expect(desk.calls).toEqual(['work', 'work']);
  desk.work = { ...desk.work, startedAt: clock.now() - 10_000 };
  database.raise('listing_submissions');
  await processOn(database, desk, clock).request();
  expect(desk.calls.slice(2)).toEqual(['work', '2 readings, 0 removed']);
});

test('a failure is logged once, harms no answer and is not repeated for 30 seconds', async () => {
  const [database, desk] = [new FakeDatabase(rowsWith(2)), new FakeDesk()];
  desk.failure = Object.assign(new Error('The signature is missing or wrong'), { code: '42501' });
  const { request, writer } = processOn(database, desk);
  for (let second = 0; second <= 29; second += 1) await request(second === 0 ? 0 : 1_000);
  expect(desk.calls).toEqual(['work']);
  await request(1_000);
  expect(desk.calls).toEqual(['work', 'work']);
  expect(writer.health).toBe('unsigned');
  expect(events.filter(({ event }) => event === 'desk.write_failed')).toHaveLength(1);
  desk.failure = undefined;
  await request(30_000);
  expect(writer.health).toBe('ok');
  expect(desk.stored.size).toBe(2);
});

test('nothing is written without counters', async () => {
  const desk = new FakeDesk();
  const { request, writer } = processOn(new FakeDatabase(rowsWith(2), { isCounted: false }), desk);
  await request();
  expect(desk.calls).toEqual([]);
  expect(writer.health).toBe('off');
});
