import { FOREIGN_FIELDS } from '../fixtures/typed/addresses';
import { type Database, migratedDatabase, type ProviderRow } from './database';

// Imports ask the database which rows are not in the UAE.
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});

/** The field that shows that a provider is not in the UAE. */
async function foreignField(row: ProviderRow, country: string | null = null): Promise<string | null> {
  const { rows } = await database.query<{ field: string | null }>(
    `select public.foreign_field_of(public.with_facts(jsonb_populate_record(null::public.car_wash_locations, $1)), $2) as field`,
    [JSON.stringify(row), country],
  );
  return rows[0]!.field;
}

test.each(FOREIGN_FIELDS)('%j is outside the UAE by %s', async (row, field) => {
  expect(await foreignField(row as ProviderRow)).toBe(field);
});

// prettier-ignore
test.each<[row: ProviderRow, field: string | null, country: string]>([
  [{}, 'country', 'SA'], [{}, 'country', 'Saudi Arabia'], [{ address: 'Dubai' }, 'country', 'India'], [{}, null, 'AE'], [{}, null, 'United Arab Emirates'], [{}, null, 'U.A.E.'],
  [{}, null, 'الإمارات العربية المتحدة'], [{}, null, 'Dubai'], [{}, null, ''], [{}, null, 'N/A'],
])('%j is outside the UAE by %s, with the country %j', async (row, field, country) => {
  expect(await foreignField(row, country)).toBe(field);
});
