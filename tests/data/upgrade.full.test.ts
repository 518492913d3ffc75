import { readFileSync } from 'node:fs';
import { migrate, migrationFiles } from '../../scripts/backend/database';
import { FROZEN_MIGRATIONS } from '../support/frozen-migrations';
import { Database } from './database';
import { directoryOf } from './site';

const LATER = migrationFiles().filter((file) => !FROZEN_MIGRATIONS.has(file));

/** What a migration may well raise: pages are to read a table again that it changed. */
const COUNTERS = ['directory_tables', 'directory_changes'];

test('later migrations leave the rows and the directory of the first deployment as they are', async () => {
  const database = new Database('empty');
  await migrate(database, [...FROZEN_MIGRATIONS.keys()]);
  await database.exec(readFileSync('tests/fixtures/first-deployment.sql', 'utf8'));

  const tables = await database.rows<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)
     group by table_name order by table_name`,
    [COUNTERS],
  );
  const read = async () => {
    const rows = new Map<string, string[]>();
    for (const { name, columns } of tables)
      rows.set(
        name,
        await database.values(
          `select to_jsonb(r)::text from (select ${columns} from ${name}) as r order by 1`,
        ),
      );
    const { providers } = (await directoryOf(database)).directory;
    return { rows, providers };
  };
  const before = await read();
  expect(before.providers.map(({ id }) => id)).toEqual([1, 2, 4, 5]);

  await migrate(database, LATER);
  expect(await read()).toEqual(before);
});

test('imports that were applied, interrupted or partly undone before an upgrade are undone after it', async () => {
  const database = new Database('empty');
  await migrate(database, [...FROZEN_MIGRATIONS.keys()]);
  /** Rows of a run that replace menus with the given ones, by provider. */
  const stage = (run: string, menus: Record<number, [name: string, price: number][]>) =>
    database.exec(
      `insert into import_runs (id, file, started_at) values ('${run}', 'menu.csv', clock_timestamp());
       insert into import_rows (run, line, action, provider_id, before, values) values ${Object.entries(menus)
         .map(([id, items]) => {
           const menu = items.map(([name, price], place) => ({
             kind: 'full',
             name_en: name,
             price_from: price,
             position: place + 1,
           }));
           return `('${run}', ${id}, 'changed', ${id}, jsonb_build_object('menu', menu_of(${id})), '${JSON.stringify({ menu })}')`;
         })
         .join()}`,
    );
  const call = (procedure: string, run: string, size = 10) =>
    database.rows(`select ${procedure}($1, $2)`, [run, size]);
  const menus = () =>
    database.rows('select id, business_name, phone, menu_of(id) as menu from car_wash_locations order by id');
  const states = (run: string) =>
    database.rows(`select line, state, problem from import_rows where run = $1 order by line`, [run]);

  await database.exec(`insert into car_wash_locations (business_name, phone) select 'Wash ' || n, '050 000 000' || n from generate_series(1, 5) as n;
    insert into provider_menu_items (provider_id, kind, name_en, price_from, position)
      select n, 'full', name, 40, place from generate_series(1, 5) as n, (values ('Foam', 1), ('Wax', 2)) as items (name, place)`);
  const before = await menus();
  await database.exec(`insert into import_runs (id, file) values ('rows', 'file.csv');
    insert into import_rows (run, line, action, provider_id, values, before) values
      ('rows', 2, 'new', null, '{"business_name": "Imported"}', '{}'),
      ('rows', 3, 'changed', 2, '{"phone": "050 999 9999"}', '{"phone": "050 000 0002"}')`);
  await call('apply_import', 'rows');
  await stage('first', { 1: [['Foam', 45]], 2: [['Foam', 50]], 3: [['Foam', 55]], 4: [['Foam', 60]] });
  await call('apply_import', 'first');
  const afterFirst = await menus();
  await stage('second', { 1: [['Foam', 45], ['Polish', 300]], 3: [['Steam', 70]], 5: [['Foam', 65]] }); // prettier-ignore
  await call('apply_import', 'second', 2);
  await database.exec('update provider_menu_items set price_from = 51 where provider_id = 2');

  await migrate(database, LATER);
  // The row that was not written yet is written by the new functions.
  await call('apply_import', 'second');
  expect((await menus()).at(4)!.menu).toMatchObject([{ name_en: 'Foam', price_from: 65 }]);
  await call('undo_import', 'second', 2);
  await call('undo_import', 'second', 2);
  expect(await states('second')).toEqual([1, 3, 5].map((line) => ({ line, state: 'undone', problem: null })));
  await database.exec('update provider_menu_items set price_from = 50 where provider_id = 2');
  expect(await menus()).toEqual(afterFirst);

  await call('undo_import', 'first');
  expect(await states('first')).toEqual(
    [1, 2, 3, 4].map((line) =>
      line === 2
        ? { line, state: 'left', problem: 'the menu was changed later.' }
        : { line, state: 'undone', problem: null },
    ),
  );
  await call('undo_import', 'rows');
  const edited = (await menus())[1]!;
  expect(edited.menu).toMatchObject([{ name_en: 'Foam', price_from: 50 }]);
  expect(await menus()).toEqual(before.map((row) => (row.id === 2 ? { ...row, menu: edited.menu } : row)));
});
