import { defineConfig } from '@playwright/test';

/** Runs one visitor's journey in WebKitGTK (`npm run test:browsers -- --webkitgtk`), where Playwright's WebKit is not available. */
export default defineConfig({
  testDir: './webkitgtk',
  outputDir: '../test-results/webkitgtk',
  globalSetup: './e2e/global-setup.mjs',
  forbidOnly: true,
  // One window on one screen.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
});
