import { join } from 'node:path';
import { LOCAL_KEYS } from '../backend/keys.mjs';
import { answers, run, start } from './children.mjs';

const NEXT = 'node_modules/next/dist/bin/next';

/** The environment of a site on the embedded backend. */
export function siteEnvironment({ port, backendPort, folder }) {
  return {
    SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    SITE_URL: `http://localhost:${port}`,
    NEXT_DIST_DIR: folder,
  };
}

/** Starts the embedded backend and waits until it is ready. */
export async function startBackend({ port, data, logs }) {
  const backend = start(process.execPath, ['scripts/backend.mjs'], {
    log: join(logs, 'backend.log'),
    env: { BACKEND_PORT: String(port), BACKEND_DIR: data },
  });
  await answers(`http://127.0.0.1:${port}/health`, backend);
  return backend;
}

export function buildSite(env, logs) {
  return run(process.execPath, [NEXT, 'build'], { log: join(logs, 'build.log'), env });
}

/** Starts the built site and waits until it answers. */
export async function startSite(env, port, logs) {
  const site = start(process.execPath, [NEXT, 'start', '-p', String(port)], {
    log: join(logs, 'site.log'),
    env,
  });
  await answers(`http://localhost:${port}/services`, site);
  return site;
}
