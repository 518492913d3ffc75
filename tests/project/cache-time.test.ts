import { readFileSync } from 'node:fs';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { sourceFiles } from './source';

test('the documents and the import say how long pages stay fresh', () => {
  const promises = ['docs/product.md', 'docs/staff.md', 'scripts/import/import-file.mjs'].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:stay fresh for|ages follow within) (\d+) minutes/g)].map(
      ([words, minutes]) => ({ path, words, seconds: Number(minutes) * 60 }),
    ),
  );
  expect(promises.length).toBeGreaterThan(2);
  // Write the minutes of REVALIDATE_SECONDS (lib/http/cache-control.ts) into these sentences.
  expect(promises.filter(({ seconds }) => seconds !== REVALIDATE_SECONDS)).toEqual([]);
});

test('no page or response keeps a time of its own', () => {
  const own = sourceFiles(['app', 'lib'], ['.ts', '.tsx']).filter(({ text }) =>
    // What is drawn lives for a day.
    /s-maxage=\d|\brevalidate\b\D{1,3}(?!86400)\d/.test(text),
  );
  // Write ${REVALIDATE_SECONDS} in place of the number.
  expect(own.map(({ path }) => path)).toEqual([]);
});
