import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/children.mjs';
import { freePort, portFrom } from '../processes/ports.mjs';
import { buildSite, siteEnvironment, startBackend, startSite } from '../processes/site.mjs';
import { findChromium } from './chromium.mjs';
import { FOLDER } from './choice.mjs';
import { countJest, countPlaywright } from './counts.mjs';

export const LOGS = 'supabase/.temp/test-logs';
const DATA = 'supabase/.temp/test-data';
const ONE_CHECK = { passed: 1, failed: 0 };

const node = (script, args, options) => run(process.execPath, [script, ...args], options);
const BIN = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** The steps of `npm test` in order. Each returns its counts, or throws with the end of its output. */
export const STEPS = {
  lint: (onLine) => check(BIN.eslint, ['.', '--max-warnings', '0'], onLine),
  format: (onLine) => check(BIN.prettier, ['--check', '.'], onLine),
  async types(onLine) {
    const env = siteEnvironment({ port: 0, backendPort: 0, folder: '.next' });
    // Those of the last build may speak of pages that are gone.
    rmSync(join(FOLDER, 'types'), { recursive: true, force: true });
    await node(BIN.next, ['typegen'], { log: logOf('typegen'), env, onLine });
    await node(BIN.tsc, ['--noEmit'], { log: logOf('types'), onLine });
    await node('scripts/types.mjs', ['--check'], { log: logOf('database-types'), onLine });
    return { passed: 2, failed: 0 };
  },
  seed: (onLine) => check('scripts/seed.mjs', ['--check'], onLine),
  layers: (onLine) =>
    check(
      BIN.depcruise,
      ['--config', 'tests/project/layers.cjs', 'app', 'components', 'lib', 'middleware.ts'],
      onLine,
    ),
  unit: (onLine) => jest('unit', ['unit', 'components', 'project'], onLine),
  data: (onLine) => jest('data', ['data'], onLine),
  build,
  browser,
};

async function check(script, args, onLine) {
  await node(script, args, { log: logOf(script.split('/').at(-1)), onLine });
  return ONE_CHECK;
}

/** PGlite loads parts of itself with import(), which Jest allows with this flag only. */
const JEST_OPTIONS = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };

async function jest(name, projects, onLine) {
  const report = join(LOGS, `${name}.json`);
  rmSync(report, { force: true });
  const args = ['--config', 'tests/jest.config.mjs', '--selectProjects', ...projects];
  if (name === 'data') args.push('--runInBand');
  const log = logOf(name);
  const env = { ...JEST_OPTIONS, TEST_BACKEND_PORT: String(await freePort()) };
  const running = node(BIN.jest, [...args, '--json', '--outputFile', report], { log, env, onLine });
  const failure = await failureOf(running);
  const counts = countJest(report);
  return failure
    ? { passed: counts.passed, failed: Math.max(1, counts.failed), failure: failure.message }
    : counts;
}

/** What the steps `build` and `browser` share: a site of their own, apart from a running demo. */
let site;

async function prepareSite() {
  if (site) return site;
  const port = await freePort(portFrom('TEST_PORT', 3100));
  const backendPort = await freePort(portFrom('TEST_BACKEND_PORT', 54421));
  rmSync(DATA, { recursive: true, force: true });
  await startBackend({ port: backendPort, data: DATA, logs: LOGS });
  site = { port, env: siteEnvironment({ port, backendPort, folder: FOLDER }) };
  return site;
}

async function build(onLine) {
  const { env } = await prepareSite();
  rmSync(FOLDER, { recursive: true, force: true });
  onLine('next build');
  await buildSite(env, LOGS, onLine);
  return ONE_CHECK;
}

async function browser(onLine) {
  const chromium = await findChromium(LOGS);
  const { port, env } = await prepareSite();
  // The outage tests start from the build as it was, not from what this site keeps meanwhile.
  const pristine = join('supabase/.temp', 'test-build');
  rmSync(pristine, { recursive: true, force: true });
  cpSync(FOLDER, pristine, { recursive: true });
  await startSite(env, port, LOGS);
  const report = join(LOGS, 'browser.json');
  rmSync(report, { force: true });
  const running = node(BIN.playwright, ['test', '--config', 'tests/playwright.config.ts'], {
    log: logOf('browser'),
    onLine,
    env: {
      ...env,
      NEXT_DIST_DIR: pristine,
      BASE_URL: env.SITE_URL,
      SITE_FOLDER: FOLDER,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), report),
    },
  });
  const failure = await failureOf(running);
  const counts = countPlaywright(report);
  return failure ? { ...counts, failed: Math.max(1, counts.failed), failure: failure.message } : counts;
}

function failureOf(running) {
  return running.then(
    () => undefined,
    (error) => error,
  );
}

function logOf(name) {
  return join(LOGS, `${name}.log`);
}
