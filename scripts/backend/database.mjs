import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));
const MIGRATIONS = join(SUPABASE, 'migrations');
export const SEED = join(SUPABASE, 'seed.sql');

const ROLES = { anon: '', authenticated: '', service_role: 'bypassrls' };

/**
 * Brings a database to the newest migration, as `supabase db push` does with a hosted one: each migration once, in
 * order, in a transaction of its own with its record.
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {(message: string) => void} [report]
 */
export async function migrate(database, report = () => {}) {
  await prepare(database);
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    await applyOnce(database, join(MIGRATIONS, file), report);
  }
}

/**
 * Adds the sample data, once: the record is written in the same transaction, so a first start that was interrupted is
 * finished by the next one.
 */
export async function seed(database, file, report = () => {}) {
  await applyOnce(database, file, report, 'seed');
}

async function prepare(database) {
  for (const [role, options] of Object.entries(ROLES)) {
    await database.exec(`do $$ begin create role ${role} nologin ${options};
      exception when duplicate_object then null; end $$`);
  }
  await database.exec(`
    create schema if not exists extensions;
    grant usage on schema extensions, public to anon, authenticated, service_role;
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text);`);
}

async function applyOnce(database, path, report, version = basename(path).split('_')[0]) {
  const known = await database.query('select from supabase_migrations.schema_migrations where version = $1', [
    version,
  ]);
  if (known.rows.length > 0) return;
  const name = basename(path, '.sql');
  await database.transaction(async (transaction) => {
    await transaction.exec(readFileSync(path, 'utf8'));
    await transaction.query(
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [version, name],
    );
  });
  report(`applied ${name}`);
}
