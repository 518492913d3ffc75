import { FakeDatabase } from '../../../support/fake-database';
import { keeperOn, loggedEvents, rowsWith, startOn } from '../../../support/keeper';

beforeEach(() => void loggedEvents());

test('a directory is confirmed by a look that succeeded', async () => {
  const { keeper } = await startOn();
  expect(await keeper.refreshNow()).toBe(true);
  expect(keeper.isConfirmed).toBe(true);
});

test('not while the database is away, and again once it answers', async () => {
  const { database, clock, keeper } = await startOn();
  database.state = 'stopped';
  expect([await keeper.refreshNow(), keeper.isConfirmed]).toEqual([false, false]);
  database.state = 'up';
  await clock.advance(10_000);
  expect([await keeper.refreshNow(), keeper.isConfirmed]).toEqual([true, true]);
});

test('not by a database without our counters', async () => {
  const { keeper } = keeperOn(new FakeDatabase(rowsWith(3), { isCounted: false }));
  await keeper.get();
  expect([await keeper.refreshNow(), keeper.isConfirmed]).toEqual([true, false]);
});

test('not where providers are refused', async () => {
  const { database, keeper } = await startOn();
  database.refused.set('car_wash_locations', 401);
  database.raise('car_wash_locations');
  expect([await keeper.refreshNow(), keeper.isConfirmed]).toEqual([true, false]);
});
