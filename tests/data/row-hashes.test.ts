import { Database } from './database';

const database = new Database('migrated');
beforeAll(() =>
  database.exec(`
    insert into car_wash_locations (business_name, phone, updated_at) values ('Noor', '1', null), ('Zafir', '2', now());
    insert into provider_menu_items (provider_id, kind, name_en, price_from) values (2, 'exterior', 'Wash', 40);
    insert into provider_reviews (provider_id, stars, visited_in, text, name, email, sender) values
      (1, 4, '2026-10-01', 'Quick, careful and friendly: the rims are clean.', 'Amna', 'a@visitor.example', 'a'),
      (1, 5, '2026-10-01', 'Quick, careful and friendly: all is clean.', 'Noura', 'b@visitor.example', 'b');
    update provider_reviews set status = 'accepted' where id = 1`),
);

/** Returns the hashes of a table by id, as a visitor may read them. */
async function hashesOf(table: string): Promise<Record<string, string>> {
  const [row] = await database.asVisitor<{ hashes: string | null }>(
    'select hashes from row_hashes where table_name = $1',
    [table],
  );
  return Object.fromEntries(row!.hashes?.split(',').map((entry) => entry.split(':')) ?? []);
}

/** Returns the ids whose hashes a change alters, adds or takes away. */
async function alteredBy(table: string, sql: string): Promise<string[]> {
  const before = await hashesOf(table);
  await database.exec(sql);
  const after = await hashesOf(table);
  return Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
}

// prettier-ignore
test.each([
  ['car_wash_locations', ['1'], `update car_wash_locations set phone = '3' where id = 1`],
  // The date of a row says nothing about it.
  ['car_wash_locations', ['2'], `update car_wash_locations set phone = '4', updated_at = '2020-01-01' where id = 2`],
  ['car_wash_locations', [], `update car_wash_locations set phone = phone where id = 1`],
  ['car_wash_locations', ['3'], `insert into car_wash_locations (business_name) values ('Third')`],
  ['car_wash_locations', ['3'], `delete from car_wash_locations where id = 3`],
  // No value differs, and all are gone for whoever asks for the column.
  ['car_wash_locations', ['1', '2'], `alter table car_wash_locations rename column phone to telephone`],
  ['car_wash_locations', ['1', '2'], `alter table car_wash_locations rename column telephone to phone`],
  ['provider_menu_items', ['1'], `update provider_menu_items set price_from = 45`],
  ['provider_menu_items', ['1'], `truncate provider_menu_items`],
  ['provider_reviews', ['1'], `update provider_reviews set name = 'Amna K.' where id = 1`],
  ['provider_reviews', [], `update provider_reviews set note = 'A question.'`],
])('in %s alters %j: %s', async (table, ids, sql) => {
  expect(await alteredBy(table, sql)).toEqual(ids);
});

test('says nothing of reviews that are not published', async () => {
  expect(Object.keys(await hashesOf('provider_reviews'))).toEqual(['1']);
});
