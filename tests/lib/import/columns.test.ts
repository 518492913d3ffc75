import { readFileSync } from 'node:fs';
import { byColumn } from '@/lib/domain/provider-columns';
import { columnOf } from '@/scripts/import/read/columns';

const NAMES = Object.entries(byColumn('names'));

test('each name means one column', () => {
  const others = NAMES.flatMap(([column, names]) =>
    [column, ...names.split('|')].filter((name) => columnOf(name) !== column),
  );
  expect(others).toEqual([]);
});

test('the staff guide explains each column', () => {
  const guide = readFileSync('docs/staff.md', 'utf8');
  expect(NAMES.filter(([column]) => !guide.includes(`\`${column}\``))).toEqual([]);
});
