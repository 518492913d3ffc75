import { readFileSync } from 'node:fs';
import { COLUMNS } from '../../scripts/import/columns.mjs';
import { SCHEMAS } from '../../scripts/import/schemas.mjs';
import { migratedDatabase } from './database';

const STAFF_GUIDE = readFileSync('docs/staff.md', 'utf8');

test('the database takes every column that the import reads', async () => {
  const database = await migratedDatabase();
  const { rows } = await database.query<{ columns: string[] }>('select public.import_columns() as columns');
  expect([...rows[0]!.columns, 'id'].sort()).toEqual([...COLUMNS].sort());
});

test.each(COLUMNS)('%s is checked, and explained to staff', (column) => {
  expect(SCHEMAS).toHaveProperty(column);
  expect(STAFF_GUIDE).toMatch(new RegExp(`^\\|.*\`${column}\`.*\\|`, 'm'));
});
