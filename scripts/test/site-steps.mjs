import { cpSync, rmSync } from 'node:fs';
import { freePort, portFrom } from '../processes/ports.mjs';
import { buildSite, siteEnvironment, startBackend, startSite } from '../processes/site.mjs';
import { FOLDER } from './choice.mjs';
import { findChromium } from './chromium.mjs';
import { countPlaywright } from './counts.mjs';
import { BIN, countReport, LOGS, node } from './programs.mjs';

const DATA = 'supabase/.temp/test-data';
const UNVISITED = 'supabase/.temp/test-build';

/** What the steps `build` and `browser` share: a site of their own, apart from a running demo. */
let site;

async function prepareSite() {
  if (site) return site;
  const port = await freePort(portFrom('TEST_PORT', 3100));
  const backendPort = await freePort(portFrom('TEST_BACKEND_PORT', 54421));
  rmSync(DATA, { recursive: true, force: true });
  await startBackend({ port: backendPort, data: DATA, logs: LOGS });
  // Each test writes from an address of its own.
  const env = {
    ...siteEnvironment({ port, backendPort, folder: FOLDER }),
    TRUSTED_PROXY: 'x-forwarded-for:1',
  };
  site = { port, env };
  return site;
}

export async function build(onLine) {
  const { env } = await prepareSite();
  rmSync(FOLDER, { recursive: true, force: true });
  onLine('next build');
  await buildSite(env, LOGS, onLine);
  return { passed: 1, failed: 0 };
}

export async function browser(onLine) {
  const chromium = await findChromium(LOGS);
  const { port, env } = await prepareSite();
  // The outage tests start from the build as it was, not from what this site keeps meanwhile.
  rmSync(UNVISITED, { recursive: true, force: true });
  cpSync(FOLDER, UNVISITED, { recursive: true });
  await startSite(env, port, LOGS);
  const start = (report) =>
    node(BIN.playwright, ['test', '--config', 'tests/playwright.config.ts'], {
      log: 'browser',
      onLine,
      env: {
        ...env,
        NEXT_DIST_DIR: UNVISITED,
        BASE_URL: env.SITE_URL,
        SITE_FOLDER: FOLDER,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
  return countReport('browser', start, countPlaywright);
}
