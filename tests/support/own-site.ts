import { test as base } from '@playwright/test';
import { FaultyBackend } from './faulty-backend';
import { cleanUp } from './processes';
import { TestBackend, TestSite } from './test-site';

interface OwnSite {
  backend: TestBackend;
  /** Stands between them, and fails on demand. */
  faulty: FaultyBackend;
  site: TestSite;
}

/**
 * A test fixture with a site on a database of its own, for tests that write rows, load the site or kill it. The files that a
 * worker runs share it: each tells its rows by their names, and leaves it running and without faults.
 */
export const test = base.extend<object, { own: OwnSite }>({
  own: [
    async ({}, use) => {
      const backend = await TestBackend.start();
      const faulty = await FaultyBackend.start(backend.url);
      await use({ backend, faulty, site: await TestSite.start(faulty.url) });
      await cleanUp();
      await faulty.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
