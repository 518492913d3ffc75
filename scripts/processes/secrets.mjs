import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'supabase/.temp/secrets';

/** A secret of this working copy: made when it is first asked for, and the same ever after. */
export function keptSecret(name) {
  const file = join(FOLDER, name);
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
