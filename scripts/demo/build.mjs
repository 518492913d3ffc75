import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../processes/site.mjs';

const USUAL_PORT = 3000;

/** All that a build is made of. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'supabase/migrations',
  'supabase/seed.sql',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
const VARIABLES = ['CONTACT_EMAIL', 'SOCIAL_INSTAGRAM', 'SOCIAL_FACEBOOK', 'SOCIAL_X', 'COMPRESS'];

/** Each port has a build of its own: its address is in the pages, and a running site needs its files. */
export function buildFolderOf(port) {
  return port === USUAL_PORT ? '.next' : `.next-${port}`;
}

/**
 * Builds the site unless its folder holds a build of the same sources and environment.
 * @returns A remark when there was nothing to do.
 */
export async function buildWhenChanged(env, logs) {
  const folder = env.NEXT_DIST_DIR;
  const stampFile = join(folder, 'demo-stamp');
  const stamp = stampOf(env);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'nothing has changed';
  rmSync(stampFile, { force: true });
  // What an earlier build kept of the database must not outlive it.
  rmSync(join(folder, 'cache/fetch-cache'), { recursive: true, force: true });
  await buildSite(env, logs);
  writeFileSync(stampFile, stamp);
}

function stampOf(env) {
  const chosen = VARIABLES.map((name) => process.env[name] ?? null);
  const hash = createHash('sha256').update(JSON.stringify([process.version, env, chosen]));
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(`\n${path}\n`).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}
