import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { addRoles, BECOME_OWNER, migrate, MIGRATIONS, SEED, seed } from './database';
import { hashFiles } from './hash-files';

const FOLDER = 'supabase/.temp/images';
/** What the content of images depends on. */
const SOURCES = [
  MIGRATIONS,
  SEED,
  'scripts/backend/database.ts',
  'scripts/backend/images.ts',
  'node_modules/@electric-sql/pglite/package.json',
];

/** With the roles of a Supabase project alone, with the tables as well, and with the sample data. */
const STEPS = {
  empty: addRoles,
  migrated: migrate,
  seeded: seed,
};
export type ImageName = keyof typeof STEPS;

/**
 * Returns the path of a database image, a tar archive of a data folder. All embedded databases are copies of one; they are made
 * once, and kept until migrations or sample data change.
 */
export async function databaseImage(name: ImageName): Promise<string> {
  const folder = join(FOLDER, hashFiles(SOURCES));
  if (!existsSync(folder)) await makeImages(folder);
  return join(folder, `${name}.tar`);
}

/** Opens a copy of an image in memory, as its owner. */
export async function openImage(name: ImageName): Promise<PGlite> {
  const packed = readFileSync(await databaseImage(name));
  const database = await PGlite.create({ extensions: { pgcrypto }, loadDataDir: new Blob([packed]) });
  await database.exec(BECOME_OWNER);
  return database;
}

async function makeImages(folder: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const database = await PGlite.create({ extensions: { pgcrypto } });
  for (const [name, step] of Object.entries(STEPS)) {
    await step(database);
    const packed = await database.dumpDataDir('none');
    writeFileSync(join(unfinished, `${name}.tar`), Buffer.from(await packed.arrayBuffer()));
  }
  await database.close();
  // Another process may have made them in the meantime.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  for (const name of readdirSync(FOLDER))
    if (!name.includes('-') && join(FOLDER, name) !== folder) rmSync(join(FOLDER, name), { recursive: true });
}
