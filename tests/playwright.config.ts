import { defineConfig } from '@playwright/test';

/** What takes long and rarely breaks is named @full, or is in files named *.full.spec.ts: `npm test` leaves it out. */
const isFull = process.env.TEST_TIER === 'full';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/global-setup.mjs',
  testIgnore: isFull ? undefined : /\.full\.spec\.ts$/,
  grepInvert: isFull ? undefined : /@full/,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
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
