import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});

/**
 * Every privilege of a role in the public schema, granted directly or via PUBLIC, on tables, columns,
 * functions and sequences.
 */
async function rightsOf(role: string): Promise<string[]> {
  const { rows } = await database.query<{ right: string }>(
    `select lower(privilege) || ' ' || relname as right
       from pg_class, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
         and has_table_privilege($1, oid, privilege)
     union all
     select lower(privilege) || ' ' || relname || '.' || attname
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
         unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
         and has_column_privilege($1, pg_class.oid, attnum, privilege)
         and not has_table_privilege($1, pg_class.oid, privilege)
     union all
     select lower(privilege) || ' ' || relname
       from pg_class, unnest(array['USAGE', 'SELECT', 'UPDATE']) as privilege
       where relnamespace = 'public'::regnamespace and relkind = 'S' and has_sequence_privilege($1, oid, privilege)
     union all
     select 'execute ' || proname from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'EXECUTE')
     union all
     select 'create in public' where has_schema_privilege($1, 'public', 'CREATE')
     order by 1`,
    [role],
  );
  return rows.map(({ right }) => right);
}

const inserts = (table: string, columns: string) =>
  columns.split(' ').map((column) => `insert ${table}.${column}`);

test.each(['anon', 'authenticated'])(
  '%s can read public data, add submissions and do nothing else',
  async (role) => {
    expect(await rightsOf(role)).toEqual(
      [
        'execute count_missed_search',
        'execute list_providers',
        'execute provider_pins',
        'execute suggest_providers',
        ...inserts('contact_submissions', 'name email phone message request_id sender provider_id'),
        ...inserts('listing_submissions', 'business_name email website address emirates service_type'),
        ...inserts('listing_submissions', 'description phone request_id sender'),
        ...inserts('listing_submissions', 'claimed_provider_id details'),
        ...[
          'select areas',
          'select blog_posts',
          'select car_wash_locations',
          'select faqs',
          'select kinds',
          'select pages',
        ],
        'select provider_stats',
      ].sort(),
    );
  },
);

test('every table has row level security', async () => {
  const { rows } = await database.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(rows).toEqual([]);
});

test('security definer functions have an empty search path', async () => {
  const { rows } = await database.query<{ name: string; settings: string[] | null }>(
    `select proname as name, proconfig as settings from pg_proc
       where pronamespace = 'public'::regnamespace and prosecdef order by proname`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'admit_submission',
    'count_missed_search',
    'list_providers',
    'provider_pins',
    'suggest_providers',
  ]);
  expect(rows.filter(({ settings }) => !settings?.includes('search_path=""'))).toEqual([]);
});
