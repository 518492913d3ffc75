import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

export const MIGRATIONS = 'supabase/migrations';
export const SEED = 'supabase/seed.sql';
/** The roles of a hosted project, with their attributes. */
const ROLES = { anon: '', authenticated: '', service_role: 'bypassrls' };
/**
 * Who owns the database, and works in it: with the rights of `postgres` in a hosted project, which is no superuser, so that no
 * migration passes here that a push would refuse.
 */
export const OWNER = 'project_owner';
/** What a superuser's session of an embedded database begins with. */
export const BECOME_OWNER = `set session authorization ${OWNER}`;

/** An embedded database, or a connection to an installed PostgreSQL. */
type Database = Pick<PGlite, 'exec'>;

/**
 * Creates the roles, privileges and schemas that a hosted project has before its first migration. The session is a superuser's
 * before, and the owner's afterwards.
 */
export async function addRoles(database: Database): Promise<void> {
  const owner = { [OWNER]: 'login createrole createdb bypassrls replication' };
  for (const [role, attributes] of Object.entries({ ...ROLES, ...owner }))
    await database.exec(`do $$ begin create role ${role} ${attributes};
      exception when duplicate_object then null; end $$`);
  const roles = Object.keys(ROLES).join();
  await database.exec(`grant ${roles} to ${OWNER} with admin option;
    do $$ begin execute format('alter database %I owner to ${OWNER}', current_database()); end $$;
    alter schema public owner to ${OWNER};
    ${BECOME_OWNER}`);
  for (const kind of ['tables', 'functions', 'sequences'])
    await database.exec(`alter default privileges in schema public grant all on ${kind} to ${roles}`);
  await database.exec(
    `create schema extensions; grant usage on schema extensions to ${roles}; grant usage on schema public to ${roles}`,
  );
}

/** Returns the names of the migrations, in their order. */
export const migrationFiles = () => readdirSync(MIGRATIONS).sort();

/**
 * Applies migrations in order, each in a transaction of its own, as `supabase db push` does.
 * @throws Error that names the failed migration
 */
export async function migrate(database: Database, files = migrationFiles()): Promise<void> {
  await database.exec(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, name text)`);
  for (const file of files) {
    try {
      await database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
      // Settings of a file must not leak into later ones.
      await database.exec('reset search_path');
      const [version, ...name] = file.replace(/\.sql$/, '').split('_');
      await database.exec(
        `insert into supabase_migrations.schema_migrations values ('${version}', '${name.join('_')}') on conflict do nothing`,
      );
    } catch (cause) {
      throw new Error(`${file} cannot be applied: ${(cause as Error).message}`, { cause });
    }
  }
}

/** Adds the sample data. */
export async function seed(database: Database): Promise<void> {
  // PGlite has no autovacuum; without statistics the planner misses indexes.
  await database.exec(`${readFileSync(SEED, 'utf8')}\n;reset search_path; analyze`);
}
