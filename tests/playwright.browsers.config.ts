import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** These tests measure what does not differ between engines, so they run only once. */
const ONCE = [
  // Playwright supports service workers only in Chromium.
  'offline',
  // Only Chromium reports layout shifts, and file sizes do not depend on the engine.
  'weight',
];

/**
 * Runs the quick browser tests in three engines (`npm run test:browsers`). Tests that need a feature that Playwright supports
 * only in Chromium are tagged @chromium and say why.
 */
export default defineConfig(base, {
  outputDir: '../test-results/browsers',
  // In addition to the settings for Chromium.
  projects: (['firefox', 'webkit'] as const).map((name) => ({
    name,
    testDir: './e2e',
    testIgnore: [/\.full\.spec\.ts$/, new RegExp(`/(?:${ONCE.join('|')})\\.spec\\.ts$`)],
    grepInvert: /@full|@chromium/,
    // Without the path and arguments of Chromium.
    use: { browserName: name, launchOptions: {} },
    timeout: 60_000,
  })),
});
