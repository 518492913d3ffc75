import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, portFrom } from './ports';
import type { Program } from './run';
import { buildSite, siteEnvironment, startBackend, startSite } from './site';

const TEMPORARY = 'supabase/.temp';
const LOGS = `${TEMPORARY}/test-logs`;
/** Separate from the demo's build, and never started itself: tests run copies of it. */
const BUILD = '.next-test';
const SITE = `${TEMPORARY}/test-site`;

/** Starts a backend on new sample data. */
export function startTestBackend({ name, port }: { name: string; port: number }): Promise<Program> {
  const data = `${TEMPORARY}/test-data-${name}`;
  rmSync(data, { recursive: true, force: true });
  return startBackend({ port, data, logs: `${LOGS}/${name}` });
}

/** Copies a build without its standalone server and the cache of the compiler. */
export function copyBuild(from: string, to: string): void {
  const left = [join(from, 'cache'), join(from, 'standalone')];
  cpSync(from, to, { recursive: true, filter: (path) => !left.includes(path) });
}

/**
 * Starts the site under test on its own backend, with additional environment variables, building it first if necessary.
 * @returns the environment for tests, the ids of both processes, and a function that stops them
 */
export async function startTestSite(extraEnv: Record<string, string> = {}) {
  const port = await freePort(portFrom('TEST_PORT', 3100));
  const backendPort = await freePort(portFrom('TEST_BACKEND_PORT', 3101));
  const env = {
    ...siteEnvironment({ port, backendPort, folder: BUILD }),
    // Adds the standalone server, which releases run and only full tests start.
    NEXT_OUTPUT: process.env.TEST_TIER === 'quick' ? '' : 'standalone',
    // Lets each test submit forms from its own IP address.
    TRUSTED_PROXY: 'x-forwarded-for:1',
    IMAGE_HOSTS: 'images.example',
    // Lets tests see at once what they wrote.
    CRON_SECRET: 'a-secret-of-the-tests',
  };
  const backend = await startTestBackend({ name: 'browser', port: backendPort });
  try {
    // What is open must not depend on the day on which the tests run.
    await fetch(`${env.SUPABASE_URL}/rest/v1/seasons?id=gt.0`, {
      method: 'DELETE',
      headers: { apikey: env.SUPABASE_SECRET_KEY },
    });
    await buildSite(env, { logs: LOGS });
    rmSync(SITE, { recursive: true, force: true });
    copyBuild(BUILD, SITE);
    const started = { ...env, ...extraEnv, NEXT_DIST_DIR: SITE, NEXT_OUTPUT: '' };
    const site = await startSite(started, { port, logs: LOGS });
    return {
      env: { ...env, BASE_URL: env.SITE_URL, SITE_FOLDER: SITE },
      site: { pid: site.child.pid! },
      backend: { pid: backend.child.pid! },
      stop: () => Promise.all([site.stop(), backend.stop()]),
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
