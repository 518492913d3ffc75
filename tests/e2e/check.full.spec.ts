import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import { BASE_URL } from '../support/site';

// tests/project/check.test.ts has the faults that it reports.
test('the built site passes every check of `npm run check`, and no form is sent', async () => {
  const env = { REVALIDATE_SECRET: undefined };
  const { exitCode, all } = await execa(process.execPath, ['scripts/check.mjs', BASE_URL], {
    ...{ env, all: true, reject: false },
  });
  expect(all.split('\n').filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(all).toMatch(/^✓ Pages for search engines: home en, home ar, .*provider en, provider ar/m);
  expect(all).toMatch(/^– http redirects to https: skipped, only with https$/m);
  expect(all).toMatch(/\nNo problems; 2 checks skipped\.$/);
  expect(exitCode).toBe(0);
});
