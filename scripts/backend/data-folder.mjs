import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Creates an empty database at a path unless one exists. It is built next to its destination and renamed when
 * complete: a folder in which PostgreSQL was killed during initialization can never be opened.
 */
export async function createDatabaseIfMissing(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** Renames a folder whose data the present migrations have not made, so that nothing is lost, and returns its new path. */
export function setAside(folder) {
  const aside = `${folder}.old-${new Date().toISOString().replace(/[-:]|\..*/g, '')}`;
  renameSync(folder, aside);
  return aside;
}
