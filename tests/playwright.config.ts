import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** What takes long and rarely breaks is named @full, or is in files named *.full.spec.ts: `npm test` leaves it out. */
const isFull = process.env.TEST_TIER === 'full';
const LEFT_OUT = isFull ? [] : ['**/*.full.spec.ts'];

const FOLDER = join(__dirname, 'e2e');
/** Tests that start sites of their own wait most of the time: for them to be up, to give up, to heal. */
const WITH_OWN_SITES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => readFileSync(join(FOLDER, name), 'utf8').includes('support/own-site'))
  .map((name) => `**/${name}`);

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/global-setup.mjs',
  grepInvert: isFull ? undefined : /@full/,
  fullyParallel: true,
  forbidOnly: true,
  workers: isFull ? availableParallelism() + 1 : 2,
  projects: [
    // The first, and measuring how long a visitor waits: beside few of the others, which keep a core busy each.
    { name: 'own sites', workers: 2, testMatch: WITH_OWN_SITES, testIgnore: LEFT_OUT },
    { name: 'pages', testIgnore: [...LEFT_OUT, ...WITH_OWN_SITES] },
  ],
  // A thousand tests on a machine that others use: what passes at the second try is counted and named, and to be mended.
  retries: isFull ? 1 : 0,
  timeout: 30_000,
  reporter: 'list',
  reportSlowTests: { max: 25, threshold: 20_000 },
  use: {
    // Both are known once global-setup.mjs has run, which is before the workers read this file.
    baseURL: process.env.BASE_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-background-networking'],
    },
    // A test that answers for the network would be asked past it; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  },
});
