import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The file with the variables of a site that runs on this computer, which Next.js reads. */
export const SITE_FILE = '.env.local';

/** Gives this process the variables in the file that its environment does not have. */
export function loadSiteFile(path = SITE_FILE): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Returns the variables in the file; none without it. */
export function readSiteFile(path = SITE_FILE): Record<string, string | undefined> {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}
