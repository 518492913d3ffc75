import { migratedDatabase, naming, type Row } from './database';

const database = migratedDatabase({
  each: `insert into car_wash_locations (business_name, price_checked_on, price_source) values ('Noor', null, null), ('Zahra', null, null);
    insert into provider_menu_items (provider_id, kind, name_en, car, price_from, position) values
      (1, 'full', 'Foam', 'small', 40, 1), (1, 'full', 'Foam', 'suv', 50, 2), (1, 'extra', 'Wax', null, 90, 3), (2, 'full', 'Foam', null, 30, 1);
    update car_wash_locations set price_checked_on = '2026-01-01', price_source = 'team', updated_at = '2026-01-02';
    truncate provider_history`,
});

const items = (provider = 1) =>
  database.rows(
    `select id::integer, name_en as name, car, price_from::float as price from provider_menu_items where provider_id = $1 order by position, id`,
    [provider],
  );
const checks = () =>
  database.values(
    `select concat_ws(' ', price_checked_on, price_source) from car_wash_locations order by id`,
  );
const history = (columns: string) =>
  database.rows<Row & { id: string }>(
    `select ${columns} from provider_history where table_name = 'provider_menu_items' order by id`,
  );
const undo = async (id: unknown, value = true) =>
  (
    await database.row(
      `update provider_history set undo = ${value} where id = ${Number(id)} returning result`,
    )
  ).result;

/** Stages and applies a run that replaces the menu of the first provider, and returns what became of its row. */
async function apply(run: string, menu: Row[], provider = 1): Promise<void> {
  await database.exec(`insert into import_runs (id, file) values ('${run}', 'menu.csv')`);
  await database.rows(
    `insert into import_rows (run, line, action, provider_id, before, values)
     values ($1, 2, 'changed', $2, jsonb_build_object('menu', menu_of($2::integer)), $3)`,
    [run, provider, JSON.stringify({ menu })],
  );
  await database.rows('select apply_import($1, 10)', [run]);
}
async function undoRun(run: string): Promise<unknown> {
  await database.exec(
    `update import_rows set state = 'applied', problem = null where run = '${run}' and state = 'left'`,
  );
  await database.rows('select undo_import($1, 10)', [run]);
  return database.row(`select state, problem from import_rows where run = $1`, [run]);
}
const UNDONE = { state: 'undone', problem: null };
const FOAM = { kind: 'full', name_en: 'Foam', car: 'small', price_from: 45, position: 1 };

test('an item that is added, changed or deleted is in the history of its provider, and a tick undoes it', async () => {
  const before = await items();
  await database.exec(`insert into provider_menu_items (id, provider_id, name_en, price_from, position) values (9, 1, 'Polish', 300, 4);
    update provider_menu_items set price_from = 55 where id = 2;
    delete from provider_menu_items where id = 3`);
  const changes = await history('id, provider_id, name, way, row_id, before, after');
  expect(changes.map(({ id: _, ...change }) => change)).toMatchObject([
    { provider_id: 1, name: 'Polish', way: 'Studio', row_id: '9', before: null, after: { price_from: 300 } },
    { name: 'Foam', row_id: '2', before: { price_from: 50 }, after: { price_from: 55 } },
    { provider_id: 1, name: 'Wax', row_id: '3', before: { name_en: 'Wax', provider_id: 1 }, after: null },
  ]);
  expect([await undo(changes[0]!.id), await undo(changes[1]!.id), await undo(changes[2]!.id)]).toEqual([
    naming('Undone', 'menu item 9', 'deleted'),
    naming('Undone'),
    naming('Undone', 'menu item 3', 'back'),
  ]);
  expect(await items()).toEqual(before);
  expect(await undo(changes[2]!.id, false)).toEqual(naming('Done again', 'menu item 3', 'deleted'));
  // Nobody has checked the menu again.
  expect(await checks()).toEqual(['', '2026-01-01 team']);
});

test('an import leaves items that it does not change alone, and its undo brings back the rest, with the check of prices', async () => {
  const before = await items();
  const states = await database.rows('select * from car_wash_locations order by id');
  await apply('run', [FOAM, { kind: 'full', name_en: 'Foam', car: 'suv', price_from: 50, position: 2 }, { name_en: 'Polish', price_from: 300, position: 3 }]); // prettier-ignore
  expect(await items()).toMatchObject([{ id: 1, price: 45 }, { id: 2, price: 50 }, { name: 'Polish' }]);
  const changes = await history('name, way, source, before is null as is_new, after is null as is_gone');
  const change = { way: 'import', source: 'run', is_new: false, is_gone: false };
  expect(changes.sort((a, b) => String(a.name).localeCompare(String(b.name)))).toEqual([
    { ...change, name: 'Foam' },
    { ...change, name: 'Polish', is_new: true },
    { ...change, name: 'Wax', is_gone: true },
  ]);
  expect(await checks()).toEqual(['', '2026-01-01 team']);
  expect(await undoRun('run')).toEqual(UNDONE);
  expect(await items()).toEqual(before);
  expect(await database.rows('select * from car_wash_locations order by id')).toEqual(states);
  const made = await database.row(`select id, source from provider_history where way = 'undo' limit 1`);
  expect(made.source).toBe('import run');
  expect(await undo(made.id)).toEqual(naming('Not done', 'import run'));
});

test('items of one name, or at one position, keep the order of the file', async () => {
  const price = (price_from: number, position: number) => ({ ...FOAM, price_from, position });
  const prices = async () => (await items()).map((item) => item.price);
  await apply('twins', [price(10, 1), price(20, 2), price(30, 3)]);
  expect(await prices()).toEqual([10, 20, 30]);
  await apply('tied', [{ ...price(5, 1), name_en: 'Steam' }, price(20, 1), price(10, 1)]);
  expect(await prices()).toEqual([5, 20, 10]);
  await undoRun('tied');
  expect(await prices()).toEqual([10, 20, 30]);
});

test('a menu of which an item was changed since an import is left whole, until that change is undone', async () => {
  const before = await items();
  await apply('run', [FOAM, { name_en: 'Polish', price_from: 300, position: 2 }]);
  const imported = await items();
  await database.exec('update provider_menu_items set price_from = 46 where id = 1');
  const { id } = (await history('id')).at(-1)!;
  expect(await undoRun('run')).toEqual({
    state: 'left',
    problem: naming(`row ${id} of provider_history (Studio)`),
  });
  expect(await items()).toEqual([{ ...imported[0], price: 46 }, imported[1]]);
  expect(await checks()).toEqual(['', '2026-01-01 team']);
  expect(await undo(id)).toBe('Undone.');
  expect(await undoRun('run')).toEqual(UNDONE);
  expect(await items()).toEqual(before);
  expect(await checks()).toEqual(['2026-01-01 team', '2026-01-01 team']);
});

test('an item that was added since an import stays when that is undone', async () => {
  const before = await items();
  await apply('run', [FOAM]);
  await database.exec(
    `insert into provider_menu_items (provider_id, name_en, price_from, position) values (1, 'Ours', 70, 9)`,
  );
  expect(await undoRun('run')).toEqual(UNDONE);
  expect(await items()).toEqual([...before, expect.objectContaining({ name: 'Ours', price: 70 })]);
});

test('a row that cannot be as it was does not keep the others of a run from being undone', async () => {
  await database.exec(`alter table car_wash_locations disable trigger prepare_provider;
    update car_wash_locations set rating = 77 where id = 1;
    update car_wash_locations set rating = 4 where id = 2;
    alter table car_wash_locations enable trigger prepare_provider;
    insert into import_runs (id, file) values ('run', 'file.csv');
    insert into import_rows (run, line, action, provider_id, before, values)
      select 'run', id, 'changed', id, jsonb_build_object('rating', rating), '{"rating": 5}' from car_wash_locations;
    select apply_import('run', 10); select undo_import('run', 10)`);
  expect(await database.values('select rating::float from car_wash_locations order by id')).toEqual([5, 4]);
  expect(await database.rows('select state, problem from import_rows order by line')).toEqual([
    { state: 'left', problem: naming('rating', '77') },
    UNDONE,
  ]);
  expect(await database.rows(`select state from import_runs`)).toEqual([{ state: 'applied' }]);
});
