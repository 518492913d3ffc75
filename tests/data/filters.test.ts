import { attributeOf, FILTER_KEYS, type FilterKey, type FilterRow, FILTERS } from '@/lib/domain/filters';
import { type Database, list, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});

interface Attribute {
  name: string;
  type: string;
}

async function attributes(): Promise<Attribute[]> {
  const sql = `select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = 'public.provider_filter'::regclass order by attnum`;
  return (await database.query<Attribute>(sql)).rows;
}

test('the database has the filters of the site', async () => {
  const names = (await attributes()).map(({ name }) => name);
  // The search is an argument of its own.
  const filters = FILTER_KEYS.filter((key) => key !== 'search').map(attributeOf);
  expect(names.sort()).toEqual(filters.sort());
});

/** Searches set them by figures, or not at all. */
const WITHOUT_WORDS: FilterKey[] = ['rating', 'maxPrice', 'radius', 'bounds', 'search'];

test('searches have words for every filter', async () => {
  const { rows } = await database.query<{ filter: string }>(
    'select distinct filter from public.search_words',
  );
  const known = rows.map(({ filter }) => filter);
  const filters = FILTER_KEYS.filter((key) => !WITHOUT_WORDS.includes(key)).map(attributeOf);
  expect(filters.filter((name) => !known.includes(name))).toEqual([]);
});

/** Options that are rows of tables: counted where any provider has them. */
const ROWS: FilterKey[] = ['emirate', 'area', 'washType'];

/** Says which price others compare; without them it narrows nothing. */
const WITHOUT_COUNTS: FilterKey[] = ['car'];

/** Options that only the chips of "near me" offer. */
const OF_CHIPS: Partial<Record<FilterKey, string[]>> = { serviceMode: ['drive'] };

test.each(FILTER_KEYS.filter((key) => ![...ROWS, ...WITHOUT_COUNTS].includes(key)))(
  'lists count every value that the site offers for %s',
  async (key) => {
    const { select, quick }: FilterRow = FILTERS[key];
    const offered = new Set(
      [...(select?.options ?? []), ...(OF_CHIPS[key] ?? []), ...(quick === undefined ? [] : [quick])].map(
        String,
      ),
    );
    const { options } = await list(database, {});
    expect(Object.keys(options[attributeOf(key)] ?? {}).sort()).toEqual([...offered].sort());
  },
);

const VALUES: Record<string, string> = {
  text: "'x'",
  numeric: '1',
  integer: '1',
  boolean: 'true',
  'double precision[]': "'{1,2,3,4}'",
};

test('the covering index has every column that filters read', async () => {
  const values = (await attributes()).map(({ type }) => VALUES[type]);
  // A row of constants, so that PostgreSQL inlines the function.
  const filter = `row(${values.join(', ')})::public.provider_filter`;
  await database.exec('set enable_seqscan = off; set enable_bitmapscan = off');
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `explain select * from public.filter_providers(${filter}, null)`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  // On failure, add the column to car_wash_locations_facts: otherwise every list reads the whole table.
  expect(plan).toContain('Index Only Scan using car_wash_locations_facts on car_wash_locations provider');
});
