import { migratedDatabase } from './database';

const database = migratedDatabase();

interface Prices {
  small: number | null;
  suv: number | null;
  large: number | null;
}

async function pricesOf(provider: number): Promise<Prices> {
  return database.row<Prices>(
    `select price_small::float as small, price_suv::float as suv, price_large::float as large
     from car_wash_locations where id = $1`,
    [provider],
  );
}

async function write(items: Record<string, unknown>[], provider = 1): Promise<void> {
  const rows = items.map((item, index) => ({
    provider_id: provider,
    name_en: `Item ${index}`,
    position: 0,
    ...item,
  }));
  const columns = 'provider_id, kind, name_en, car, price_from, price_to, position, offer_until';
  await database.rows(
    `insert into provider_menu_items (${columns})
     select ${columns} from jsonb_populate_recordset(null::provider_menu_items, $1)`,
    [JSON.stringify(rows)],
  );
}

test('what people typed beside a menu stays as it is', async () => {
  await database.insertProviders({ id: 1, business_name: 'Noor', price_range: 'AED 30-90', price_suv: 45 });
  await write([{ kind: 'exterior', car: 'suv', price_from: 55 }]);
  await database.exec('update car_wash_locations set price_small = 20');
  await database.exec('delete from provider_menu_items');
  expect(await pricesOf(1)).toEqual({ small: 20, suv: 45, large: null });
});

test('a kind that nobody knows is no reason to refuse an item', async () => {
  await write([{ kind: 'ceramic', car: null, price_from: 900 }]);
  expect(await database.values('select kind from provider_menu_items')).toEqual(['ceramic']);
});

test('a menu that changes dates its provider, and the day of the price check is forgotten', async () => {
  await database.insertProviders({
    id: 1,
    business_name: 'Noor',
    updated_at: '2025-01-01',
    price_checked_on: '2026-01-01',
    price_source: 'team',
  });
  await write([{ kind: 'exterior', car: null, price_from: 50 }]);
  expect(
    await database.rows(
      "select updated_at > now() - interval '1 minute' as is_new, price_checked_on, price_source from car_wash_locations",
    ),
  ).toEqual([{ is_new: true, price_checked_on: null, price_source: null }]);
});

test.each([
  ["update provider_menu_items set price_from = 90 where kind = 'interior'"],
  ['update provider_menu_items set price_to = 70 where price_from = 60'],
  ['delete from provider_menu_items where price_from = 60'],
  [
    "insert into provider_menu_items (provider_id, kind, name_en, price_from) values (1, 'package', 'Four', 160)",
  ],
])('a price check does not outlast the menu that it was of: %s', async (change) => {
  await database.insertProviders({ id: 1, business_name: 'Noor' }, { id: 2, business_name: 'Zafir' });
  await write([
    { kind: 'exterior', car: null, price_from: 50 },
    { kind: 'full', car: null, price_from: 60 },
    { kind: 'interior', car: null, price_from: 80 },
  ]);
  await database.exec("update car_wash_locations set price_checked_on = '2026-01-01', price_source = 'team'");
  await database.exec(change);
  expect(
    await database.rows(
      'select price_checked_on::text as checked, price_source from car_wash_locations order by id',
    ),
  ).toEqual([
    { checked: null, price_source: null },
    { checked: '2026-01-01', price_source: 'team' },
  ]);
});

test('a menu that goes to another provider changes both', async () => {
  await database.insertProviders(
    { id: 1, business_name: 'Noor', price_checked_on: '2026-01-01' },
    { id: 2, business_name: 'Zafir', price_checked_on: '2026-01-01' },
  );
  await write([{ kind: 'exterior', car: null, price_from: 50 }]);
  await database.exec(`update car_wash_locations set price_checked_on = '2026-01-01';
    update provider_menu_items set price_from = price_from`);
  const checked = () =>
    database.rows('select price_checked_on::text as day from car_wash_locations order by id');
  expect(await checked()).toEqual([{ day: '2026-01-01' }, { day: '2026-01-01' }]);
  await database.exec('update provider_menu_items set provider_id = 2');
  expect(await checked()).toEqual([{ day: null }, { day: null }]);
});

test('prices that no wash has are refused', async () => {
  await expect(database.insertProviders({ business_name: 'Noor', price_suv: 0 })).rejects.toThrow(
    'price_suv must be between 1 and 9999 (it is "0").',
  );
});

test.each([
  ['exterior', 12_000],
  ['full', 0.5],
])('a menu refuses the item %s for AED %d, whose price no wash has', async (kind, price_from) => {
  await expect(write([{ kind, price_from }])).rejects.toThrow('price_from_of_a_wash');
  await write([{ kind: 'detailing', price_from }]);
});

test('visitors read no offer that has ended', async () => {
  await database.insertProviders({ id: 1, business_name: 'Noor' });
  const today = "((now() at time zone 'Asia/Dubai')::date)";
  await write([{ kind: 'full', car: null, price_from: 50 }]);
  await database.exec(`insert into provider_menu_items (provider_id, kind, name_en, price_from, offer_until) values
    (1, 'full', 'Ends today', 40, ${today}), (1, 'full', 'Ended', 30, ${today} - 1)`);
  const names = await database.asVisitor('select name_en from provider_menu_items order by id');
  expect(names).toEqual([{ name_en: 'Item 0' }, { name_en: 'Ends today' }]);
});

test('an import that is undone leaves a menu that was changed later', async () => {
  await database.insertProviders({ id: 1, business_name: 'Noor' });
  const stage = (run: string, price: number) =>
    database.exec(`insert into import_runs (id, file, state) values ('${run}', 'menu.csv', 'staging');
      insert into import_rows (run, line, action, provider_id, before, values)
        values ('${run}', 2, 'changed', 1, jsonb_build_object('menu', menu_of(1)),
          '{"menu": [{"kind": "full", "name_en": "Wash", "price_from": ${price}, "position": 1}]}');
      select apply_import('${run}', 10)`);
  const undo = async (run: string) => {
    await database.rows('select undo_import($1, 10)', [run]);
    return database.rows(`select state, problem from import_rows where run = '${run}'`);
  };
  const prices = () => database.rows('select price_from::float as price from provider_menu_items');

  await stage('one', 40);
  expect(await prices()).toEqual([{ price: 40 }]);
  await database.exec('update provider_menu_items set price_from = 42');
  expect(await undo('one')).toEqual([{ state: 'left', problem: 'the menu was changed later.' }]);
  expect(await prices()).toEqual([{ price: 42 }]);
  await stage('two', 50);
  expect(await undo('two')).toEqual([{ state: 'undone', problem: null }]);
  expect(await prices()).toEqual([{ price: 42 }]);
});
