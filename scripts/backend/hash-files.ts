import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a short hash of the names and contents of files, and of those in folders. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return entries.map((name) => join(path, name)).filter((file) => statSync(file).isFile());
}
