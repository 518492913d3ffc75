import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Tests of these files open no page, or count what every engine counts otherwise: once is enough. */
const ONCE = [
  // They ask the server and read its answers.
  ...[
    'action-ids',
    'api',
    'durability',
    'editorial-outage',
    'faults',
    'health',
    'images',
    'outage',
    'redirects',
  ],
  ...['robots', 'sitemap-memory', 'closed', 'crawl', 'routes', 'submissions'],
  // Playwright knows workers of Chromium alone.
  'offline',
  // Layout shifts are told by Chromium alone, and sizes are those of the files.
  'weight',
];

/**
 * The quick browser tests in three engines (`npm run test:browsers`). A test that needs what Playwright can do in Chromium
 * alone has @chromium in its name, and says why.
 */
export default defineConfig(base, {
  outputDir: '../test-results/browsers',
  // Besides those of Chromium.
  projects: (['firefox', 'webkit'] as const).map((name) => ({
    name,
    testIgnore: [/\.full\.spec\.ts$/, new RegExp(`/(?:${ONCE.join('|')})\\.spec\\.ts$`)],
    grepInvert: /@full|@chromium/,
    // Not the path and arguments of Chromium.
    use: { browserName: name, launchOptions: {} },
    timeout: 60_000,
  })),
});
