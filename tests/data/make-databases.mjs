import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { connectTo } from '../../scripts/processes/postgres.mjs';

const MIGRATIONS = 'supabase/migrations';
const ROLES = ['anon', 'authenticated', 'service_role'];

/**
 * Packs the databases that tests copy into a folder: "empty", with the roles of a Supabase project, and
 * "migrated", the same one migrated.
 */
export async function packDatabases(folder) {
  mkdirSync(folder, { recursive: true });
  const database = await PGlite.create({ extensions: { pgcrypto } });
  const pack = async (name) =>
    writeFileSync(join(folder, name), Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  await createRoles(database);
  await grantDefaults(database);
  await pack('empty');
  await migrate(database);
  await pack('migrated');
  await database.close();
}

/** Creates the same databases in a running PostgreSQL, as templates. */
export async function createTemplates(folder) {
  const owner = await connectTo(folder);
  await createRoles(owner);
  await owner.exec('create database empty');
  await using(folder, 'empty', grantDefaults);
  await owner.exec('create database migrated template empty');
  await using(folder, 'migrated', migrate);
  await owner.close();
}

async function using(folder, name, work) {
  const database = await connectTo(folder, name);
  await work(database);
  await database.close();
}

async function createRoles(database) {
  for (const role of ROLES) await database.exec(`create role ${role} nologin`);
}

async function grantDefaults(database) {
  for (const kind of ['tables', 'functions', 'sequences'])
    await database.exec(
      `alter default privileges in schema public grant all on ${kind} to ${ROLES.join(', ')}`,
    );
}

async function migrate(database) {
  for (const file of readdirSync(MIGRATIONS).sort())
    await database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
}
