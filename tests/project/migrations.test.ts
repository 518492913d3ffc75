import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFiles, MIGRATIONS } from '../../scripts/backend/database';
import { FROZEN_MIGRATIONS } from '../support/frozen-migrations';

const files = migrationFiles();
const sqlOf = (file: string) => readFileSync(join(MIGRATIONS, file), 'utf8');

test('every migration has a unique version', () => {
  const versions = files.map((file) => file.split('_')[0]);
  expect(versions.length).toBeGreaterThan(5);
  // A duplicate would be treated as applied, here and by the Supabase CLI.
  expect(new Set(versions).size).toBe(versions.length);
});

test('migrations that databases have stay as they are, and new ones come after them', () => {
  const hashOf = (file: string) => createHash('sha256').update(sqlOf(file)).digest('hex');
  const first = files.slice(0, FROZEN_MIGRATIONS.size);
  // One that was changed would never reach a database that has it.
  expect(new Map(first.map((file) => [file, hashOf(file)]))).toEqual(FROZEN_MIGRATIONS);
});

test('PostgREST is told of every migration', () => {
  const later = files.slice(FROZEN_MIGRATIONS.size - 1);
  expect(later.filter((file) => !/^notify pgrst, 'reload schema';\s*$/m.test(sqlOf(file)))).toEqual([]);
});
