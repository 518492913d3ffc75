import { readFileSync } from 'node:fs';
import { COLUMNS } from '../../scripts/import/columns.mjs';
import { SCHEMAS } from '../../scripts/import/schemas.mjs';
import { migratedDatabase } from './database';

const STAFF_GUIDE = readFileSync('docs/staff.md', 'utf8');

test('the table has every column that the import writes', async () => {
  const database = await migratedDatabase();
  const { rows } = await database.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.car_wash_locations'::regclass and attnum > 0`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...COLUMNS]));
});

test.each(COLUMNS)('%s is checked, and explained to staff', (column) => {
  expect(SCHEMAS).toHaveProperty(column);
  expect(STAFF_GUIDE).toMatch(new RegExp(`^\\|.*\`${column}\`.*\\|`, 'm'));
});
