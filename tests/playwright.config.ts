import { defineConfig } from '@playwright/test';

/** Tests that take long and rarely break: they run in `npm run test:full` only, on all of the sample rows. */
const FULL = /@full/;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/global-setup.mjs',
  grepInvert: process.env.TEST_TIER === 'full' ? undefined : FULL,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: 'list',
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
