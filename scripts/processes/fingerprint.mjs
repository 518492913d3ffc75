import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in the project and is in no build. */
const NOT_BUILT =
  /^(node_modules|tests|scripts|docs|coverage|test-results|playwright-report|\.(?!env).*|.*\.md)$/;
const SUPABASE = ['supabase/migrations', 'supabase/seed.sql'];
const VARIABLES = ['CONTACT_EMAIL', 'SOCIAL_INSTAGRAM', 'SOCIAL_FACEBOOK', 'SOCIAL_X', 'COMPRESS'];
/** Next.js writes it anew for each build. */
const WRITTEN_BY_NEXT = /^next-env\.d\.ts$|\.tsbuildinfo$/;

/** A text that is another one as soon as anything is that a build is made of: files, environment, `more`. */
export function fingerprint(...more) {
  const chosen = VARIABLES.map((name) => process.env[name] ?? null);
  const sources = readdirSync('.').filter(
    (name) => !NOT_BUILT.test(name) && !WRITTEN_BY_NEXT.test(name) && name !== 'supabase',
  );
  return hashOf([...sources, ...SUPABASE], process.version, chosen, ...more);
}

/** A hash of all files below some paths, and of `more`. */
export function hashOf(paths, ...more) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of paths.filter(existsSync).flatMap(filesBelow))
    hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
