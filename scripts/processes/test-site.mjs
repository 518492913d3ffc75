import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashElement } from 'folder-hash';
import { freePort, portFrom } from './ports.mjs';
import { buildSite, siteEnvironment, startBackend, startSite } from './site.mjs';

const TEMPORARY = 'supabase/.temp';
const LOGS = `${TEMPORARY}/test-logs`;
/** Separate from the demo's build, and never started itself: tests run copies of it. */
const BUILD = '.next-test';
const SITE = `${TEMPORARY}/test-site`;
const ROWS = `${TEMPORARY}/test-rows`;

/**
 * Creates a data folder of the embedded backend with the current migrations and sample data, unless it exists. Tests use
 * copies of it.
 * @returns {Promise<{ folder: string, hash: string }>}
 */
export async function sampleRows() {
  const options = { encoding: 'hex', folders: { exclude: ['.*'] } };
  const hashes = await Promise.all(
    ['supabase', 'scripts/backend', 'scripts/backend.mjs'].map((path) => hashElement(path, options)),
  );
  const hash = hashes.map((part) => part.hash.slice(0, 8)).join('-');
  const folder = `${ROWS}/${hash}`;
  if (!existsSync(folder)) {
    mkdirSync(ROWS, { recursive: true });
    for (const name of readdirSync(ROWS))
      if (!name.startsWith(hash)) rmSync(`${ROWS}/${name}`, { recursive: true });
    const data = `${folder}-${process.pid}`;
    const backend = await startBackend({ port: await freePort(), data, logs: LOGS });
    await backend.stop();
    // Another process may have created it in the meantime.
    if (!existsSync(folder)) renameSync(data, folder);
  }
  return { folder, hash };
}

/** Starts a backend on its own copy of the data. */
export async function startTestBackend({ name, port, rows }) {
  const data = `${TEMPORARY}/test-data-${name}`;
  rmSync(data, { recursive: true, force: true });
  cpSync(rows.folder, data, { recursive: true });
  return startBackend({ port, data, logs: `${LOGS}/${name}` });
}

/** Copies a build without its standalone server and the cache of the compiler. */
export function copyBuild(from, to) {
  const left = [join(from, 'cache'), join(from, 'standalone')];
  cpSync(from, to, { recursive: true, filter: (path) => !left.includes(path) });
}

/**
 * Starts the site under test on its own backend, with additional environment variables, building it first if necessary.
 * @returns the environment for tests, the ids of both processes, and a function that stops them
 */
export async function startTestSite(extraEnv = {}) {
  const rows = await sampleRows();
  const port = await freePort(portFrom('TEST_PORT', 3100));
  const backendPort = await freePort(portFrom('TEST_BACKEND_PORT', 3101));
  const env = {
    ...siteEnvironment({ port, backendPort, folder: BUILD }),
    // Adds the standalone server, which releases run.
    NEXT_OUTPUT: 'standalone',
    // Lets each test submit forms from its own IP address.
    TRUSTED_PROXY: 'x-forwarded-for:1',
    IMAGE_HOSTS: 'images.example',
    // Lets tests see at once what they wrote.
    CRON_SECRET: 'a-secret-of-the-tests',
  };
  const backend = await startTestBackend({ name: 'browser', port: backendPort, rows });
  try {
    await buildSite(env, { logs: LOGS });
    rmSync(SITE, { recursive: true, force: true });
    copyBuild(BUILD, SITE);
    const started = { ...env, ...extraEnv, NEXT_DIST_DIR: SITE, NEXT_OUTPUT: '' };
    const site = await startSite(started, { port, logs: LOGS });
    return {
      env: { ...env, BASE_URL: env.SITE_URL, SITE_FOLDER: SITE, TEST_ROWS: rows.folder },
      site: { pid: site.child.pid },
      backend: { pid: backend.child.pid },
      stop: () => Promise.all([site.stop(), backend.stop()]),
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
