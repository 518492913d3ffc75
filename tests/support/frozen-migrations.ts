import { readFileSync } from 'node:fs';

/** The migrations of the first deployment, which databases have: the hash (SHA-256) of each by its name. */
export const FROZEN_MIGRATIONS = new Map(
  readFileSync('tests/fixtures/frozen-migrations.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/ +/).reverse() as [file: string, hash: string]),
);
