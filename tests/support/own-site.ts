import { test as base } from '@playwright/test';
import { cleanUp } from './processes';
import { TestBackend, TestSite } from './test-site';

/**
 * A test fixture with a site on a database of its own, for tests that write rows or load the site. The files that a worker runs
 * share it: each tells its rows by their names.
 */
export const test = base.extend<object, { own: { backend: TestBackend; site: TestSite } }>({
  own: [
    async ({}, use) => {
      const backend = await TestBackend.start();
      await use({ backend, site: await TestSite.start(backend.url, { ANALYTICS: 'vercel' }) });
      await cleanUp();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
