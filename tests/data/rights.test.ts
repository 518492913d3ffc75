import type { PGlite } from '@electric-sql/pglite';
import { BACKEND, request } from './backend';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});

/** Every right that a role has in the schema of the product, its own or everybody's, on a table, column, function or sequence. */
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
  '%s reads what is public, adds submissions and can do nothing else',
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

test('every table has row security', async () => {
  const { rows } = await database.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(rows).toEqual([]);
});

test('what runs with the rights of its owner says whose tables it means', async () => {
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

test.each([
  ['accept_listing', { submission: 1 }],
  ['accept_listing', { submission: 1, confirmed: true }],
  ['listing_changes', { submission: 1 }],
  ['reject_listing', { submission: 1, reason: 'x' }],
  ['mark_spam', { kind: 'claim', submission: 1 }],
  ['delete_old_submissions', {}],
  ['understand_search', { search: 'x' }],
  ['filter_providers', { filter: {} }],
  ['count_providers', { filter: {} }],
  ['fold_text', { value: 'x' }],
  ['wash_types_of', {}],
  ['open_minutes_of', { opening_hours: '24/7' }],
  ['area_of', { address: 'x', emirates: [], districts: [] }],
  ['missed_search_of', { search: 'x' }],
  ['match_import', { rows: [] }],
  ['begin_import', { run_id: 'x', file_name: 'x' }],
  ['apply_import', { run_id: 'x', size: 1 }],
  ['undo_import', { run_id: 'x', size: 1 }],
  ['count_provider_problems', {}],
  ['pictures_on_other_hosts', { image_hosts: [] }],
])('a visitor can not call %s', async (name, values) => {
  const response = await request(`rpc/${name}`, BACKEND.publishableKey, {
    method: 'POST',
    body: JSON.stringify(values),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
});
