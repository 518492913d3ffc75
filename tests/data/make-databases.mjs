import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const MIGRATIONS = 'supabase/migrations';
const ROLES = ['anon', 'authenticated', 'service_role'];

/**
 * Packs the databases that tests copy into a folder: one with the roles of a Supabase project, and the same
 * one migrated.
 */
export async function makeDatabases(folder) {
  mkdirSync(folder, { recursive: true });
  const database = await PGlite.create({ extensions: { pg_trgm } });
  const pack = async (name) =>
    writeFileSync(join(folder, name), Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  for (const role of ROLES) await database.exec(`create role ${role} nologin`);
  for (const kind of ['tables', 'functions', 'sequences'])
    await database.exec(
      `alter default privileges in schema public grant all on ${kind} to ${ROLES.join(', ')}`,
    );
  await pack('empty');
  for (const file of readdirSync(MIGRATIONS).sort())
    await database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  await pack('migrated');
  await database.close();
}
