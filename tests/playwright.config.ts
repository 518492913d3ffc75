import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Slow tests that rarely break are tagged @full or are in files named *.full.spec.ts; `npm test` skips them. */
const isFull = process.env.TEST_TIER !== 'quick';
const SKIPPED = isFull ? [] : ['**/*.full.spec.ts'];

const FOLDER = join(__dirname, 'e2e');
/** Tests that start their own sites mostly wait: for startup, timeouts and recovery. Those in `http` need no browser, either. */
const WITH_TEST_SITES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => /support\/(test|own)-site/.test(readFileSync(join(FOLDER, name), 'utf8')))
  .map((name) => `**/${name}`);

export default defineConfig({
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  grepInvert: isFull ? undefined : /@full/,
  fullyParallel: true,
  forbidOnly: true,
  workers: isFull ? availableParallelism() + 1 : 2,
  projects: [
    // Run first and with few workers, because they measure response times.
    { name: 'http', testDir: './http', workers: 2, testIgnore: SKIPPED },
    { name: 'separate sites', testDir: './e2e', workers: 2, testMatch: WITH_TEST_SITES, testIgnore: SKIPPED },
    { name: 'pages', testDir: './e2e', testIgnore: [...SKIPPED, ...WITH_TEST_SITES] },
  ],
  // For busy machines. Tests that pass on retry are reported as flaky and should be fixed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  reportSlowTests: { max: 25, threshold: 20_000 },
  use: {
    // Set by global-setup.ts, which runs before the workers read this file.
    baseURL: process.env.BASE_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-background-networking'],
    },
    // Service workers would bypass mocked routes; offline.spec.ts allows them.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  },
});
