import { type Database, insertProviders, migratedDatabase, type ProviderRow } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('truncate public.car_wash_locations'));

const insert = (row: ProviderRow) => insertProviders(database, [{ business_name: 'Noor', ...row }]);
async function change(set: string): Promise<Record<string, unknown>> {
  const { rows } = await database.query<Record<string, unknown>>(
    `update public.car_wash_locations set ${set} returning *, search_vector::text`,
  );
  return rows[0]!;
}

// prettier-ignore
test.each([
  ['Noor', true], ['مغسلة', true], ['7', true], ['👍', true], [null, false], ['', false], [' \t\n', false], ['\u00A0\u2003', false],
  ['\u200B\u200D\uFEFF', false], ['\u200F \u2066\u2069\u00AD', false], ['\u2800\u3164', false],
])('a provider named %j is listed: %s', async (business_name, isListed) => {
  await insert({ business_name });
  const { rows } = await database.query('select is_listed from public.car_wash_locations');
  expect(rows).toEqual([{ is_listed: isListed }]);
});

test.each(['business_name', 'address', 'service_category', 'wash_type', 'service_description'])(
  'search columns follow %s and cannot be overwritten',
  async (column) => {
    await insert({ [column]: 'Before' });
    const { search_text, search_vector } = await change(`${column} = 'Zafir دبي'`);
    expect(search_text).toMatch(/zafir دبي/);
    expect(search_vector).toMatch(/'zafir'.*'دبي'/);
    expect(`${search_text}${search_vector}`).not.toMatch(/before/);
    expect(await change(`search_text = 'x', search_vector = ''`)).toMatchObject({
      search_text,
      search_vector,
    });
  },
);

test('the listing state follows from name and closing date and cannot be written', async () => {
  await insert({});
  expect(await change('phone = null')).toMatchObject({ is_listed: true, is_closed: false });
  await expect(change('is_listed = false')).rejects.toThrow('is_listed');
  expect(await change("closed_on = '2026-11-01'")).toMatchObject({ is_listed: false, is_closed: true });
  expect(await change("business_name = ' '")).toMatchObject({ is_listed: false, is_closed: false });
  expect(await change("business_name = 'Noor', closed_on = null")).toMatchObject({ is_listed: true });
});

test('the last-changed date moves only when a value changes', async () => {
  await insert({ phone: '1' });
  await database.exec('update public.car_wash_locations set updated_at = null');
  for (const nothing of ["phone = '1'", 'area = null', 'phone = phone', 'opening_hours = opening_hours'])
    expect(await change(nothing)).toMatchObject({ updated_at: null });
  for (const set of [
    "phone = '2'",
    "logo_url = '/images/samples/palm.webp'",
    'latitude = 25, longitude = 55',
    "closed_on = '2026-11-01'",
  ]) {
    await database.exec('update public.car_wash_locations set updated_at = null');
    expect((await change(set)).updated_at).toBeInstanceOf(Date);
  }
});

test('exactly the columns that the database computes are derived', async () => {
  await insert({
    address: 'Dubai Marina, Dubai',
    phone: '050 123 4567',
    service_location: 'both',
    wash_type: 'Foam',
    opening_hours: '24/7',
    price_range: 'AED 30-50',
    whatsapp_handle: '@noor',
  });
  const { rows } = await database.query<{ column: string; is_computed: boolean; is_derived: boolean }>(
    `select attname as column, attname = any (public.derived_columns()) as is_derived,
       -- Triggers of their own compute the first ones.
       attname in ('updated_at', 'own_rating', 'own_review_count', 'reviewed_at') or attgenerated = 's' or (
         select to_jsonb(public.with_facts(jsonb_populate_record(provider, jsonb_build_object(attname, null)))) ->> attname
         from public.car_wash_locations as provider) is not null as is_computed
     from pg_attribute
     where attrelid = 'public.car_wash_locations'::regclass and attnum > 0 and not attisdropped`,
  );
  expect(rows.filter(({ is_computed, is_derived }) => is_computed !== is_derived)).toEqual([]);
  expect(rows.filter(({ is_derived }) => is_derived)).not.toEqual([]);
});
