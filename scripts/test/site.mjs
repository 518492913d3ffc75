import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import getPort from 'get-port';
import { hashOf } from '../processes/fingerprint.mjs';
import { portFrom } from '../processes/ports.mjs';
import { buildSite, isBuilt, siteEnvironment, startBackend, startSite } from '../processes/site.mjs';

const TEMPORARY = 'supabase/.temp';
const LOGS = `${TEMPORARY}/test-logs`;
/** Apart from the build of a running demo. Nobody visits it: sites under test are copies. */
const BUILD = '.next-test';
const SITE = `${TEMPORARY}/test-site`;
const DATA = `${TEMPORARY}/test-data`;

/**
 * Rows of the quick tests: enough for lists of several pages, and of the others the few that are alone of their kind (no
 * address, half a website, open all night in Ras Al Khaimah).
 */
const FEWER_ROWS = `
delete from public.car_wash_locations where id > 180 and not (
  address is null
  or coalesce(website, '') in ('coming soon', 'http://')
  or (address like '%Ras Al Khaimah%' and opening_hours like '%24 hours%')
);
`;

/**
 * A folder of the embedded backend with all migrations and the sample rows, of which tests take copies. It is made once
 * for each state of the migrations and the rows.
 */
export async function seededFolder({ isFull, signal }) {
  const seed = readFileSync('supabase/seed.sql', 'utf8') + (isFull ? '' : FEWER_ROWS);
  const hash = hashOf(
    ['supabase/migrations', 'scripts/backend', 'scripts/backend.mjs', 'package-lock.json'],
    seed,
  );
  const folder = `${TEMPORARY}/test-rows-${isFull ? 'all' : 'few'}`;
  const made = `${folder}/made-of`;
  try {
    if (readFileSync(made, 'utf8') === hash) return { folder: `${folder}/data`, hash };
  } catch {
    // There is none yet.
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/seed.sql`, seed);
  const data = `${folder}/data`;
  const backend = await startBackend({
    port: await getPort(),
    data,
    seed: `${folder}/seed.sql`,
    logs: LOGS,
    signal,
  });
  await backend.stop();
  writeFileSync(made, hash);
  return { folder: data, hash };
}

/** Starts a backend on rows that it may change. */
export async function startTestBackend({ name, port, rows, signal }) {
  const data = `${DATA}-${name}`;
  rmSync(data, { recursive: true, force: true });
  cpSync(rows.folder, data, { recursive: true });
  return startBackend({ port, data, logs: `${LOGS}/${name}`, signal });
}

/** Builds the site for the browser tests, if there is no build of the present sources. */
export async function buildForTests({ isFull, signal, onLine = () => {} }) {
  const rows = await seededFolder({ isFull, signal });
  // For those who come after: the address of the site is in its pages.
  process.env.TEST_PORT = String(await getPort({ port: portFrom('TEST_PORT', 3100) }));
  const backendPort = await getPort({ port: portFrom('TEST_BACKEND_PORT', 54421) });
  const env = siteEnvironment({ port: process.env.TEST_PORT, backendPort, folder: BUILD });
  if (isBuilt(env, rows.hash)) return { env, rows, backendPort };
  onLine('next build');
  const backend = await startTestBackend({ name: 'build', port: backendPort, rows, signal });
  try {
    await buildSite(env, { rows: rows.hash, logs: LOGS, onLine, signal });
  } finally {
    await backend.stop();
  }
  return { env, rows, backendPort };
}

/**
 * Starts the site under test on a backend of its own; builds it first where that is needed.
 * @returns The environment of those who test it, and what ends both.
 */
export async function startTestSite(options) {
  const { env, rows, backendPort } = await buildForTests(options);
  const backend = await startTestBackend({ name: 'browser', port: backendPort, rows });
  copyBuild(SITE);
  const site = await startSite({ ...env, NEXT_DIST_DIR: SITE }, { port: process.env.TEST_PORT, logs: LOGS });
  return {
    env: { ...env, BASE_URL: env.SITE_URL, SITE_FOLDER: SITE, TEST_ROWS: rows.folder },
    stop: () => Promise.all([site.stop(), backend.stop()]),
  };
}

/** The build without what it remembers of the database. */
function copyBuild(to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(BUILD, to, { recursive: true, filter: (path) => path !== `${BUILD}/cache` });
}
