import { defineConfig } from '@playwright/test';
import { loadSiteFile } from '../scripts/setup/site-file';

loadSiteFile();
// The tests read it as well.
process.env.BASE_URL ??= process.env.SITE_URL ?? 'http://localhost:3000';
const { BASE_URL } = process.env;
if (!URL.canParse(BASE_URL) || BASE_URL.replace(/\/$/, '') !== new URL(BASE_URL).origin)
  throw new Error(
    `BASE_URL must be the origin of the site, as in: BASE_URL=https://lamaa.example npm run check`,
  );

/**
 * Checks a deployed site as a new visitor and a crawler would see it (`npm run check`). It needs no browser, submits no forms
 * and runs no searches.
 */
export default defineConfig({
  testDir: './smoke',
  outputDir: '../test-results/smoke',
  globalSetup: './smoke/global-setup.ts',
  forbidOnly: true,
  // A small server must still be able to serve its visitors.
  workers: 2,
  // A page rendered without its data expires within seconds, and is served once more while it is rendered again.
  retries: Number(process.env.CHECK_RETRIES ?? 2),
  timeout: 30_000,
  reporter: 'list',
  use: { baseURL: BASE_URL, userAgent: 'lamaa-check' },
});
