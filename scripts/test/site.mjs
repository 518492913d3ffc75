import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashElement } from 'folder-hash';
import getPort from 'get-port';
import { portFrom } from '../processes/ports.mjs';
import {
  buildSite,
  fingerprint,
  isBuilt,
  siteEnvironment,
  startBackend,
  startSite,
} from '../processes/site.mjs';

const TEMPORARY = 'supabase/.temp';
const LOGS = `${TEMPORARY}/test-logs`;
const BUILD_LOG = `${LOGS}/build.log`;
/** Apart from the build of a running demo. Nobody visits it: sites under test are copies. */
const BUILD = '.next-test';
const SITE = `${TEMPORARY}/test-site`;

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
 * @returns {Promise<{ folder: string, hash: string }>}
 */
export async function seededFolder({ hasAllRows = process.env.TEST_TIER === 'full' } = {}) {
  const folder = `${TEMPORARY}/test-rows-${hasAllRows ? 'all' : 'few'}`;
  const [data, seed, made] = ['data', 'seed.sql', 'made-of'].map((name) => `${folder}/${name}`);
  const parts = await Promise.all([
    hashElement('supabase', { folders: { exclude: ['.*'] } }),
    hashElement('scripts', {
      folders: { exclude: ['test', 'browsers', 'check', 'processes', 'hero-image', 'post-covers'] },
    }),
  ]);
  const hash = [...parts.map((part) => part.hash), hasAllRows || FEWER_ROWS].join();
  if (existsSync(made) && readFileSync(made, 'utf8') === hash) return { folder: data, hash };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(seed, readFileSync('supabase/seed.sql', 'utf8') + (hasAllRows ? '' : FEWER_ROWS));
  const backend = await startBackend({ port: await getPort(), data, seed, logs: LOGS });
  await backend.stop();
  writeFileSync(made, hash);
  return { folder: data, hash };
}

/** Starts a backend on rows that it may change. */
export async function startTestBackend({ name, port, rows }) {
  const data = `${TEMPORARY}/test-data-${name}`;
  rmSync(data, { recursive: true, force: true });
  cpSync(rows.folder, data, { recursive: true });
  return startBackend({ port, data, logs: `${LOGS}/${name}` });
}

/** Builds the site for the browser tests, unless there is a build of the present sources. */
export async function buildForTests() {
  const rows = await seededFolder();
  const port = await getPort({ port: portFrom('TEST_PORT', 3100) });
  const backendPort = await getPort({ port: portFrom('TEST_BACKEND_PORT', 54421) });
  // Each test writes from an address of its own.
  const env = {
    ...siteEnvironment({ port, backendPort, folder: BUILD }),
    TRUSTED_PROXY: 'x-forwarded-for:1',
  };
  const made = await fingerprint(env, rows.hash);
  if (!isBuilt(env, made)) {
    console.log('next build …');
    const backend = await startTestBackend({ name: 'build', port: backendPort, rows });
    try {
      await buildSite(env, { logs: LOGS, made });
      // On a machine that is too busy the site gives up reading and keeps pages without their lists. Once more: what was
      // compiled is there now.
      if (wasTooSlow()) await buildSite(env, { logs: LOGS, made });
      if (wasTooSlow()) throw new Error(`The machine is too busy: pages were built empty. See ${BUILD_LOG}.`);
    } catch (error) {
      rmSync(`${BUILD}/fingerprint`, { force: true });
      throw error;
    } finally {
      await backend.stop();
    }
  }
  return { port, backendPort, env, rows };
}

function wasTooSlow() {
  return readFileSync(BUILD_LOG, 'utf8').includes('"event":"database.read_failed"');
}

/**
 * Starts the site under test on a backend of its own, with more in its environment if asked for; builds it first where that
 * is needed.
 * @returns The environment of those who test it, the ids of both processes, and what ends them.
 */
export async function startTestSite(more = {}) {
  const { port, backendPort, env, rows } = await buildForTests();
  const backend = await startTestBackend({ name: 'browser', port: backendPort, rows });
  rmSync(SITE, { recursive: true, force: true });
  // Without what the build remembers of the database.
  cpSync(BUILD, SITE, { recursive: true, filter: (path) => path !== `${BUILD}/cache` });
  const site = await startSite({ ...env, ...more, NEXT_DIST_DIR: SITE }, { port, logs: LOGS });
  return {
    env: { ...env, BASE_URL: env.SITE_URL, SITE_FOLDER: SITE, TEST_ROWS: rows.folder },
    site: { pid: site.ended.pid },
    backend: { pid: backend.ended.pid },
    stop: () => Promise.all([site.stop(), backend.stop()]),
  };
}
