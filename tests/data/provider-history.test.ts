import { migratedDatabase, naming } from './database';

const database = migratedDatabase({
  each: `insert into car_wash_locations (business_name, address, rating, updated_at)
       values ('Noor', 'Deira, Dubai', 4, '2026-01-01'), ('Zahra', 'Mirdif, Dubai', null, null)`,
});

const change = (set: string, id = 1) =>
  database.exec(`update car_wash_locations set ${set} where id = ${id}`);
const provider = (id = 1) => database.row(`select * from car_wash_locations where id = ${id}`);
const history = (columns = 'provider_id, way, source, before, after', where = 'id > 2') =>
  database.rows(`select ${columns} from provider_history where ${where} order by id`);

/** Sets or clears `undo` as the Table Editor does, and returns what it then shows. */
const undo = (id: number, value = true) =>
  database.row(`update provider_history set undo = ${value} where id = ${id} returning undo, result`);

test('keeps what changed, and nothing of what the database computes', async () => {
  const start = await database.value<Date>('select now()');
  await change("rating = 4.5, phone = '050 123 4567'");
  await change('rating = 4.5');
  await change("updated_at = '2026-02-02'");
  await database.exec('delete from car_wash_locations where id = 2');
  const inStudio = { way: 'Studio', source: null };
  const zahra = { business_name: 'Zahra', address: 'Mirdif, Dubai' };
  const values = [
    { rating: 4, phone: null },
    { rating: 4.5, phone: '050 123 4567' },
  ];
  expect(await history()).toEqual([
    { provider_id: 1, ...inStudio, before: values[0], after: values[1] },
    { provider_id: 2, ...inStudio, before: zahra, after: null },
  ]);
  expect(await history('before, after, name', 'id = 1')).toEqual([
    { before: null, after: { business_name: 'Noor', address: 'Deira, Dubai', rating: 4 }, name: 'Noor' },
  ]);
  const changedAt = await database.value<Date>('select changed_at from provider_history where id = 3');
  expect(changedAt.getTime()).toBeGreaterThanOrEqual(start.getTime());
});

test('undo puts back the values and the date, and clearing it makes the change again', async () => {
  const before = await provider();
  await change("rating = null, opening_hours = '24/7'");
  const after = await provider();
  expect(await undo(3)).toEqual({ undo: true, result: 'Undone.' });
  expect(await provider()).toEqual(before);
  expect(await undo(3)).toEqual({ undo: true, result: 'Undone.' });
  expect(await undo(3, false)).toEqual({ undo: false, result: 'Done again.' });
  expect(await provider()).toEqual({ ...after, updated_at: expect.any(Date) });
  expect(await history('way, source', 'id > 3')).toEqual([
    { way: 'undo', source: '3' },
    { way: 'undo', source: '3' },
  ]);
  expect(await undo(4)).toEqual({ undo: false, result: naming('Not done', 'row 3') });
});

test('a later change of the same columns stands in the way, one of others does not', async () => {
  await change('rating = 3');
  await change("phone = '050 123 4567'");
  expect(await undo(3)).toMatchObject({ undo: true });
  await undo(3, false);
  await change('rating = 2');
  expect(await undo(3)).toEqual({
    undo: false,
    result: naming('Not done', 'row 7 of provider_history (Studio)'),
  });
  expect(await provider()).toMatchObject({ rating: '2', phone: '050 123 4567' });
  // Back at the same value, but by another change.
  await change('rating = 3');
  expect(await undo(3)).toMatchObject({ undo: false });
  for (const id of [8, 7, 3]) expect(await undo(id)).toMatchObject({ undo: true });
  expect(await provider()).toMatchObject({ rating: '4', phone: '050 123 4567' });
  // In the order in which they were made.
  expect(await undo(7, false)).toEqual({ undo: true, result: naming('Not done', 'rating') });
  for (const id of [3, 7, 8]) expect(await undo(id, false)).toMatchObject({ undo: false });
  expect(await provider()).toMatchObject({ rating: '3' });
});

test('a created provider is deleted, and a deleted one comes back with its id', async () => {
  const before = await provider();
  await database.exec('delete from car_wash_locations where id = 1');
  expect(await undo(1)).toMatchObject({ result: naming('Not done', 'provider 1') });
  expect(await undo(3)).toEqual({ undo: true, result: naming('Undone', 'provider 1', 'back') });
  expect(await provider()).toEqual(before);
  expect(await undo(1)).toEqual({ undo: true, result: naming('Undone', 'provider 1', 'deleted') });
  expect(await provider()).toBeUndefined();
  expect(await undo(1, false)).toEqual({ undo: false, result: naming('Done again', 'provider 1', 'back') });
  await change('rating = 1');
  expect(await undo(1)).toMatchObject({
    undo: false,
    result: naming('Not done', 'row 7 of provider_history (Studio)'),
  });
});

test('a value that is now impossible is not put back', async () => {
  await database.exec('alter table car_wash_locations disable trigger prepare_provider');
  await change('rating = 77');
  await database.exec('alter table car_wash_locations enable trigger prepare_provider');
  await change('rating = 5');
  expect(await undo(4)).toEqual({ undo: false, result: naming('Not done', 'rating', '77') });
});

test('the last-changed date moves only when a value changes', async () => {
  for (const nothing of ["address = 'Mirdif, Dubai'", 'address = address', 'opening_hours = opening_hours']) {
    await change(nothing, 2);
    expect(await provider(2)).toMatchObject({ updated_at: null });
  }
  for (const set of ["phone = '2'", 'latitude = 25, longitude = 55', "closed_on = '2026-11-01'"]) {
    await change('updated_at = null', 2);
    await change(set, 2);
    expect((await provider(2))!.updated_at).toBeInstanceOf(Date);
  }
});

test.each([
  ['delete from provider_history', 'The history is not deleted'],
  ["update provider_history set before = '{}' where id = 1", 'set undo in row 1'],
])('is written by the database alone: %s', async (sql, sentence) => {
  const kept = await history('*', 'true');
  await expect(database.exec(sql)).rejects.toThrow(sentence);
  expect(await history('*', 'true')).toEqual(kept);
});
