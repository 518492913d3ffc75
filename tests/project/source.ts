import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  path: string;
  text: string;
}

/** The files of the product below some folders, by the ends of their names. */
export function sourceFiles(folders: string[], ends: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
    .filter((path) => ends.some((end) => path.endsWith(end)) && !path.endsWith('database.types.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
