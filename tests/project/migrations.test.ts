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

/** The definitions of each function, view and trigger, in their order, as their lines. */
function definitions(): Map<string, Set<string>[]> {
  const found = new Map<string, Set<string>[]>();
  const sql = files.map(sqlOf).join('\n');
  const definition =
    /^create (?:or replace )?(?:function[\s\S]*?\$\$[\s\S]*?\$\$|(?:view|trigger)[\s\S]*?;$)/gm;
  const named = /(?:function|view) [^(\s]+(?:\([^)]*\))?|trigger \S+[\s\S]*? on \S+/;
  for (const [text] of sql.matchAll(definition)) {
    const name = named.exec(text)![0];
    const lines = new Set(text.split('\n').map((line) => line.trim()));
    found.set(name, [...(found.get(name) ?? []), lines]);
  }
  return found;
}

test('what is defined again is made of the last definition, not of one before it', () => {
  const isMadeOfOlder = (older: Set<string>, last: Set<string>, next: Set<string>) => {
    const removed = [...older].filter((line) => !last.has(line));
    const added = [...last].filter((line) => !older.has(line));
    return (
      removed.some((line) => next.has(line)) || (added.length > 0 && !added.some((line) => next.has(line)))
    );
  };
  const wrong = [...definitions()].filter(([, all]) =>
    all.some((next, place) => place > 1 && isMadeOfOlder(all[place - 2]!, all[place - 1]!, next)),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
