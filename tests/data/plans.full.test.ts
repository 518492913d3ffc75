import { execFileSync } from 'node:child_process';
import type { PGlite } from '@electric-sql/pglite';
import { PROVIDER_SORTS, type ProviderSort } from '@/lib/domain/list-options';
import { migratedDatabase } from './database';

const PROVIDERS = 1_000;
/** Of each provider: to derive what is derived from its texts takes far longer than to copy it. */
const COPIES = 9;
let database: PGlite;

beforeAll(async () => {
  database = await migratedDatabase();
  const seed = execFileSync('node', ['scripts/seed.mjs', '--providers', String(PROVIDERS)], {
    encoding: 'utf8',
    maxBuffer: 200_000_000,
  });
  await database.exec(seed);
  const { rows } = await database.query<{ columns: string; derived: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns,
       string_agg(format('alter %I drop expression', column_name), ', ') filter (where is_generated = 'ALWAYS') as derived
     from information_schema.columns where table_name = 'car_wash_locations' and column_name <> 'id'`,
  );
  const { columns, derived } = rows[0]!;
  await database.exec(
    `alter table public.car_wash_locations ${derived};
     set session_replication_role = replica;
     insert into public.car_wash_locations (${columns})
       select ${columns} from public.car_wash_locations cross join generate_series(1, ${COPIES});
     reset session_replication_role`,
  );
  await database.exec('vacuum analyze public.car_wash_locations');
  await database.exec('refresh materialized view public.provider_stats');
}, 600_000);
afterAll(() => database.close());

/** The order of a list as the database spells it. */
async function orderOf(sort: ProviderSort): Promise<string> {
  const { rows } = await database.query<{ sort: string }>('select public.provider_order($1) as sort', [sort]);
  return rows[0]!.sort;
}

/** The nodes of the plan that the site's own role gets, as one text. */
async function planOf(conditions: string, sort: ProviderSort = 'rating'): Promise<string> {
  const order = await orderOf(sort);
  const { rows } = await database.transaction(async (transaction) => {
    await transaction.exec('set local role anon');
    return transaction.query<Record<string, string>>(
      `explain select id, business_name from public.car_wash_locations
       where is_listed = true and ${conditions} order by ${order} limit 24`,
    );
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const SELECTIVE = `emirates @> '{ajman}' and wash_types @> '{steam-cleaning}' and rating >= 4.5 and serves_onsite is true`;

test('the four filters of Quick Search together are answered through an index', async () => {
  const plan = await planOf(SELECTIVE);
  expect(plan).toMatch(/Index Scan/);
  expect(plan).not.toMatch(/Seq Scan/);
});

test.each([
  ['an emirate', `emirates @> '{ajman}'`],
  ['a wash type', `wash_types @> '{waterless-wash}'`],
  ['a district', `districts @> '{jlt}'`],
  ['an area', `area = 'al-quoz'`],
  ['a kind', `kinds @> '{engine}'`],
  ['free text', `search_text like '%falaj al mualla%'`],
  ['another wash type', `wash_type_text like '%self service%'`],
])('%s is answered through an index', async (_name, conditions) => {
  expect(await planOf(conditions)).not.toMatch(/Seq Scan/);
});

test.each(PROVIDER_SORTS)('the order by %s comes out of its index without sorting', async (sort) => {
  const plan = await planOf('true', sort);
  // A new sort option needs an index of this name in a migration, spelled as `provider_order` spells it.
  expect(plan).toContain(`car_wash_locations_by_${sort}`);
  expect(plan).not.toMatch(/Sort/);
});

test('the best of an area come out of its index without sorting', async () => {
  const plan = await planOf(`area = 'al-quoz'`);
  expect(plan).toContain('car_wash_locations_area');
  expect(plan).not.toMatch(/Sort/);
});

test('the numbers of providers of every emirate and wash type agree with the rows', async () => {
  const { rows } = await database.query<{ ok: boolean }>(
    `select bool_and(providers = (select count(*) from public.car_wash_locations p where is_listed
       and (c.place is null or c.place = any (p.emirates || p.districts) or (p.area = c.place and p.districts = '{}'))
       and (c.wash_type is null or c.wash_type = any (p.wash_types)))) as ok from public.provider_stats c`,
  );
  expect(rows).toEqual([{ ok: true }]);
});
