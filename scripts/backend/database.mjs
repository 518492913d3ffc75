import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));
const MIGRATIONS = join(SUPABASE, 'migrations');
export const SEED = join(SUPABASE, 'seed.sql');

const ROLES = { anon: '', authenticated: '', service_role: 'bypassrls' };

/**
 * Applies pending migrations in order, like `supabase db push`: each one in its own transaction together with
 * its record.
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {(message: string) => void} [report]
 * @throws Error that names the failed migration
 */
export async function migrate(database, report = () => {}) {
  await prepare(database);
  for (const migration of migrations())
    if (await applyOnce(database, migration)) report(`applied ${migration.version}_${migration.name}.sql`);
}

/** Returns the migrations in order. */
function migrations() {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  return files.sort().map((file) => {
    const [version] = file.split('_');
    const name = basename(file, '.sql').slice(version.length + 1);
    return { version, name, sql: readFileSync(join(MIGRATIONS, file), 'utf8') };
  });
}

/** Returns whether a database was made by other migrations: until the first deployment they are edited in place. */
export async function isOutdated(database) {
  const { rows: tables } = await database.query(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`,
  );
  if (!tables[0].is_there) return false;
  const present = new Map(migrations().map(({ version, sql }) => [version, hashOf(sql)]));
  // Earlier versions of this table have no hash.
  const { rows } = await database.query(
    `select version, to_jsonb(applied) ->> 'hash' as hash from supabase_migrations.schema_migrations as applied
     where version ~ '^[0-9]+$'`,
  );
  return rows.some(({ version, hash }) => present.get(version) !== hash);
}

/**
 * Adds the sample data to a new database, once: the record is written in the same transaction, so the next
 * start completes an interrupted first one.
 * @param {string} file '' leaves the database permanently empty
 * @param {(message: string) => void} [report]
 */
export async function seed(database, file, report = () => {}) {
  if (file && !existsSync(file)) return report(`no sample data: there is no ${file} yet`);
  const sql = file ? readFileSync(file, 'utf8') : '';
  const isNew = await applyOnce(database, { version: 'seed', name: basename(file), sql });
  if (!isNew) return;
  // PGlite has no autovacuum; without statistics the planner misses indexes.
  await database.exec('analyze');
  report(file ? `seeded from ${basename(file)}` : 'left without sample data');
}

/**
 * Fills a new database from a file instead, once: the tables of somebody who has applied none of the migrations.
 * @param {string} file
 */
export async function restore(database, file) {
  await prepare(database);
  await applyOnce(database, { version: 'restored', name: basename(file), sql: readFileSync(file, 'utf8') });
}

/** Creates the roles, privileges and schemas that a hosted project has before its first migration. */
async function prepare(database) {
  for (const [role, options] of Object.entries(ROLES)) {
    await database.exec(`do $$ begin create role ${role} nologin ${options};
      exception when duplicate_object then null; end $$`);
  }
  await database.exec(`
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    create schema if not exists extensions;
    grant usage on schema extensions, public to anon, authenticated, service_role;
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text, hash text);`);
}

/** Returns whether the migration was applied just now. */
async function applyOnce(database, { version, name, sql }) {
  const known = await database.query('select from supabase_migrations.schema_migrations where version = $1', [
    version,
  ]);
  if (known.rows.length > 0) return false;
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      // Settings made by a file must not leak into later files or requests.
      await transaction.exec('reset search_path');
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, hash) values ($1, $2, $3)',
        [version, name, hashOf(sql)],
      );
    });
  } catch (error) {
    throw new Error(`${version} ${name} cannot be applied: ${error.message}`, { cause: error });
  }
  return true;
}

function hashOf(sql) {
  return createHash('sha256').update(sql).digest('hex');
}
