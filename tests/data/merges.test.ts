import { migratedDatabase, naming, type Row } from './database';

/** 1 stays and has hours and a rating; 2 goes and has everything else; 3 to 8 are others. */
const database = migratedDatabase({
  each: `insert into car_wash_locations (business_name, address, phone, opening_hours, rating, review_count, rating_source, website, updated_at) values
      ('Noor Wash', 'Deira, Dubai', '+971 51 506 3894', '8 AM - 9 PM', 4.1, 20, 'Google', 'https://noor.example', '2026-01-02');
    insert into car_wash_locations (business_name, address, phone, phone_checked_on, phone_source, mobile_validation, whatsapp_handle, opening_hours,
      hours_checked_on, hours_source, rating, review_count, photo_urls, photo_alts, price_small, price_checked_on, price_source, latitude, longitude,
      source_credit, updated_at)
      values ('Noor Car Wash', 'Shop 4, Deira, Dubai', '0515063894', '2026-10-01', 'team', true, '@noor', '9 AM - 9 PM', '2026-10-02', 'team', 4.9, 300,
        '{https://a.example/1.jpg}', '{Bays}', 35, '2026-10-03', 'owner', 25.27, 55.31, '© Register', '2026-01-02');
    insert into car_wash_locations (business_name) select 'Wash ' || n from generate_series(3, 9) as n;
    insert into provider_menu_items (provider_id, kind, name_en, price_from, position) values (2, 'full', 'Foam', 40, 1), (2, 'extra', 'Wax', 90, 2);
    update car_wash_locations set price_checked_on = '2026-10-03', price_source = 'owner' where id = 2;
    insert into provider_reviews (provider_id, stars, visited_in, text, name, email, status) values
      (1, 5, '2026-10-01', 'Very clean and quick indeed.', 'Sara', 'sara@visitor.example', 'accepted'),
      (2, 2, '2026-10-01', 'They were late and left the wheels dirty.', 'Sara', 'sara+2@visitor.example', 'accepted'),
      (2, 4, '2026-10-01', 'A good wash for the price they ask.', 'Omar', null, 'new');
    truncate provider_history`,
});

const merge = (gone: number, into: number | null) =>
  database.rows('update car_wash_locations set merged_into = $2 where id = $1', [gone, into]);
const provider = (id: number) => database.row<Row>('select * from car_wash_locations where id = $1', [id]);
const everything = async () => [
  await database.rows('select * from car_wash_locations order by id'),
  await database.rows('select * from provider_menu_items order by id'),
  await database.rows('select * from provider_reviews order by id'),
];
/** The change in the history by which a provider was merged. */
const mergeRow = (gone: number) =>
  database.row<{ id: string; result: string }>(
    `select id, result from provider_history where row_id = '${gone}' and after ? 'merged_into' order by id desc limit 1`,
  );
const setUndo = async (id: string, undo: boolean) =>
  (
    await database.row<{ result: string }>(
      `update provider_history set undo = ${undo} where id = ${id} returning result`,
    )
  ).result;

test('what the one that stays lacks follows, and ratings are not mixed', async () => {
  await merge(2, 1);
  expect(await provider(1)).toMatchObject({
    business_name: 'Noor Wash',
    address: 'Deira, Dubai',
    // The same number in another spelling, so its check holds.
    phone: '+971 51 506 3894',
    mobile_validation: true,
    phone_source: 'team',
    whatsapp_handle: '@noor',
    // Other hours, so theirs does not.
    opening_hours: '8 AM - 9 PM',
    hours_source: null,
    rating: expect.anything(),
    review_count: 20,
    rating_source: 'Google',
    photo_urls: ['https://a.example/1.jpg'],
    photo_alts: ['Bays'],
    price_source: 'owner',
    source_credit: '© Register',
    website: 'https://noor.example',
  });
  expect(Number((await provider(1)).rating)).toBe(4.1);
  expect(await database.values('select provider_id from provider_menu_items')).toEqual([1, 1]);
  expect(await database.values('select provider_id from provider_reviews')).toEqual([1, 1, 1]);
  const { result } = await mergeRow(2);
  expect(result).toEqual(
    naming('Provider 1 took over', '2 reviews', '2 prices', 'photo_urls', 'reviews 1 and 2'),
  );
});

test('an own menu and own photos stay', async () => {
  await database.exec(`insert into provider_menu_items (provider_id, name_en, price_from) values (1, 'Rinse', 20);
    update car_wash_locations set photo_urls = '{https://b.example/2.jpg}' where id = 1`);
  await merge(2, 1);
  expect(await database.values('select provider_id from provider_menu_items order by id')).toEqual([2, 2, 1]);
  expect((await provider(1)).photo_urls).toEqual(['https://b.example/2.jpg']);
});

// prettier-ignore
test.each<[how: string, (row: string) => Promise<unknown>]>([
  ['emptying the cell', () => merge(2, null)],
  ['ticking undo', (row) => setUndo(row, true)],
])('%s brings all back, cell by cell', async (_, undo) => {
  const before = await everything();
  await merge(2, 1);
  expect(await everything()).not.toEqual(before);
  const { id } = await mergeRow(2);
  await undo(id);
  const undated = (tables: Row[][]) => tables.map((rows) => rows.map(({ updated_at: _, ...row }) => row));
  expect(undated(await everything())).toEqual(undated(before));
  // It can be made again.
  await merge(2, 1);
  expect((await provider(1)).whatsapp_handle).toBe('@noor');
});

test('what was changed since stays, and the history names it', async () => {
  await merge(2, 1);
  await database.exec(`update car_wash_locations set whatsapp_handle = '@new' where id = 1`);
  await merge(2, null);
  expect((await provider(1)).whatsapp_handle).toBe('@new');
  expect(
    await database.values(
      `select result from provider_history where way = 'merge' and not undo and table_name = 'car_wash_locations'`,
    ),
  ).toEqual([naming('Not done', 'of provider_history (Studio)')]);
});

test('a chain ends at the last one, and is undone from its end', async () => {
  await merge(2, 3);
  await merge(3, 1);
  expect(await database.values('select provider_id from provider_reviews')).toEqual([1, 1, 1]);
  expect(await database.value('select staying_provider(2)')).toBe(1);
  await expect(merge(2, null)).rejects.toThrow('Provider 3 was merged into 1');
  expect(await setUndo((await mergeRow(2)).id, true)).toEqual(
    naming('Not done', 'Provider 3 was merged into 1'),
  );
  await merge(3, null);
  await merge(2, null);
  expect(await database.values('select provider_id from provider_reviews order by id')).toEqual([1, 2, 2]);
});

// prettier-ignore
test.each<[what: string, before: string, gone: number, into: number, refusal: string]>([
  ['itself', '', 2, 2, 'Provider 2 cannot be merged into itself'],
  ['an unknown one', '', 2, 99, 'There is no provider 99'],
  ['a closed one', `update car_wash_locations set closed_on = '2026-10-31' where id = 1`, 2, 1, 'Provider 1 closed on 2026-10-31'],
  ['one without a name', `update car_wash_locations set business_name = null where id = 1`, 2, 1, 'Provider 1 is not listed'],
  ['a foreign one', `insert into provider_readings (provider_id, problems, errors, read_at, on_site_since, version, hash) values
      (1, '[{"field": "address", "problem": "not_in_uae", "value": "Muscat"}]', 1, now(), now(), 1, '')`, 2, 1, 'Provider 1 is not in the UAE'],
  ['a circle', 'update car_wash_locations set merged_into = 2 where id = 1', 2, 1, 'That would be a circle (2 → 1 → 2)'],
  ['one into which it leads already', 'update car_wash_locations set merged_into = 3 where id = 2', 2, 1, 'Provider 2 is merged into 3: empty merged_into first'],
  ['a chain that is too long', 'update car_wash_locations set merged_into = id - 1 where id between 4 and 8', 3, 1, 'That would be a chain of more than five'],
  ['one with an open claim', `insert into listing_submissions (business_name, email, emirates, claimed_provider_id) values ('Noor', 'n@owner.example', 'Dubai', 2)`, 2, 1, 'Claim 1 of provider 2 is open'],
])('into %s is refused in words', async (_, before, gone, into, refusal) => {
  if (before) await database.exec(before);
  const state = await everything();
  await expect(merge(gone, into)).rejects.toThrow(refusal);
  expect(await everything()).toEqual(state);
});

test('a form that was opened before is about the one that stays', async () => {
  await merge(2, 1);
  await database.exec(`insert into provider_reviews (provider_id, stars, visited_in, text, name) values (2, 3, '2026-10-01', 'An ordinary wash of an ordinary car.', 'Lina');
    insert into contact_submissions (name, message, provider_id) values ('Lina', 'Wrong information', 2)`);
  expect(await database.value('select provider_id from provider_reviews order by id desc limit 1')).toBe(1);
  expect(await database.value('select provider_id from contact_submissions')).toBe(1);
});
