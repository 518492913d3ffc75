import { readFileSync } from 'node:fs';
import { migrate, migrationFiles } from '../../scripts/backend/database';
import { FROZEN_MIGRATIONS } from '../support/frozen-migrations';
import { Database } from './database';
import { directoryOf } from './site';

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

  await migrate(
    database,
    migrationFiles().filter((file) => !FROZEN_MIGRATIONS.has(file)),
  );
  expect(await read()).toEqual(before);
});
