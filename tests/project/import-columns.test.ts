import { readFileSync } from 'node:fs';
import { visiblePhone } from '@/lib/domain/contact';
import { NAMES } from '@/scripts/import/columns.mjs';
import { problemSentence } from '@/scripts/import/sentences.mjs';

test('the staff guide names every column of an import, and every other name of it', () => {
  const rows = readFileSync('docs/staff.md', 'utf8').matchAll(
    /^\| `(\w+)` \| ([^|]+) \| [^|]+ \| `[^|]+` \|$/gm,
  );
  const told = Array.from(rows, ([, column, names]) => [column, names!.split(', ').join('|')]);
  expect(Object.fromEntries(told)).toEqual(NAMES);
});

test.each(['12', '+44 20 7946 0000', '04-12 34', 'call 800 WASH', 'ask for Ali'])(
  'what is said of the phone %p is what pages do with it',
  (phone) => {
    const isSaidToBeShown = !problemSentence('phone_invalid', phone).includes('not shown');
    expect(isSaidToBeShown).toBe(visiblePhone({ phone }) !== null);
  },
);
