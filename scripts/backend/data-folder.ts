import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseImage, type ImageName } from './images';

const DEFAULT_PORT = 54321;
/** Names the image that a folder is a copy of. */
const ORIGIN = 'image';

/** Returns the data folder of a backend. Each port has its own. */
export function dataFolder(port: number): string {
  return port === DEFAULT_PORT ? 'supabase/.temp/data' : `supabase/.temp/data-${port}`;
}

/**
 * Makes a data folder, a copy of a database image, unless there is one of that image. Data of another image, which other
 * migrations or sample data made, are kept under another name.
 * @returns whether it is new, and where other data are kept that were in its place
 */
export async function prepareDataFolder(
  folder: string,
  name: ImageName,
): Promise<{ isNew: boolean; aside?: string }> {
  const image = await databaseImage(name);
  const origin = join(folder, ORIGIN);
  if (existsSync(origin) && readFileSync(origin, 'utf8') === image) return { isNew: false };
  let aside: string | undefined;
  if (existsSync(join(folder, 'PG_VERSION'))) {
    aside = `${folder}.old-${new Date().toISOString().replace(/[-:]|\..*/g, '')}`;
    renameSync(folder, aside);
  }
  // Renamed when it is complete, since PostgreSQL cannot open a folder that is not.
  const unfinished = `${folder}.new`;
  for (const left of [folder, unfinished]) rmSync(left, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  execFileSync('tar', ['-xf', image, '-C', unfinished], { stdio: 'ignore' });
  writeFileSync(join(unfinished, ORIGIN), image);
  renameSync(unfinished, folder);
  return { isNew: true, aside };
}
