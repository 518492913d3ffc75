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
  await database.insertProviders({ id: 1, business_name: 'Noor' });
  await write([{ kind: 'ceramic', car: null, price_from: 900 }]);
  expect(await database.values('select kind from provider_menu_items')).toEqual(['ceramic']);
});

// prettier-ignore
test.each([
  ['of which a price changes', "update provider_menu_items set price_from = 90 where kind = 'interior'", [1]],
  ['of which a highest price changes', 'update provider_menu_items set price_to = 70 where price_from = 60', [1]],
  ['of which an item goes', 'delete from provider_menu_items where price_from = 60', [1]],
  ['to which an item comes', "insert into provider_menu_items (provider_id, kind, name_en, price_from) values (1, 'package', 'Four', 160)", [1]],
  ['that goes to another provider', 'update provider_menu_items set provider_id = 2', [1, 2]],
  ['that is written as it was', 'update provider_menu_items set price_from = price_from', []],
])('a menu %s dates its providers, whose price check is forgotten', async (_, change, changed) => {
  await database.insertProviders({ id: 1, business_name: 'Noor' }, { id: 2, business_name: 'Zafir' });
  await write([
    { kind: 'exterior', price_from: 50 },
    { kind: 'full', price_from: 60 },
    { kind: 'interior', price_from: 80 },
  ]);
  const checked = { updated_at: new Date('2025-01-01'), price_checked_on: '2026-01-01', price_source: 'team' };
  await database.exec(`update car_wash_locations set updated_at = '2025-01-01', price_checked_on = '2026-01-01', price_source = 'team'`);
  await database.exec(change);
  const rows = await database.rows(
    'select id, updated_at, price_checked_on::text, price_source from car_wash_locations order by id',
  );
  const forgotten = { updated_at: await database.value('select now()'), price_checked_on: null, price_source: null };
  expect(rows).toEqual([1, 2].map((id) => ({ id, ...(changed.includes(id) ? forgotten : checked) })));
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
  await database.insertProviders({ id: 1, business_name: 'Noor' });
  await expect(write([{ kind, price_from }])).rejects.toThrow(
    'price_from must be between 1 and 9999 dirhams where kind is exterior or full.',
  );
  await write([{ kind: 'detailing', price_from }]);
});

test('visitors read no offer that has ended', async () => {
  await database.insertProviders({ id: 1, business_name: 'Noor' });
  const today = "((now() at time zone 'Asia/Dubai')::date)";
  await write([{ kind: 'full', car: null, price_from: 50 }]);
  // One that ended after it was written.
  await database.exec(`alter table provider_menu_items disable trigger user;
    insert into provider_menu_items (provider_id, kind, name_en, price_from, offer_until) values
      (1, 'full', 'Ends today', 40, ${today}), (1, 'full', 'Ended', 30, ${today} - 1);
    alter table provider_menu_items enable trigger user`);
  const names = await database.asVisitor('select name_en from provider_menu_items order by id');
  expect(names).toEqual([{ name_en: 'Item 0' }, { name_en: 'Ends today' }]);
});
