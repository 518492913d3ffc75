import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_KEYS } from '../backend/keys.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runNode, startNode, waitUntilUp } from './run-node.mjs';

const NEXT = 'node_modules/next/dist/bin/next';

/** Next.js adds each folder that it builds into to these files. */
const REWRITTEN_BY_NEXT = ['tsconfig.json', 'next-env.d.ts'];

/** The site has no use for it; tests do. */
const WITHOUT_SECRET = { SUPABASE_SECRET_KEY: undefined };

/** The environment of a site on the embedded backend, and of those who test it. */
export function siteEnvironment({ port, backendPort, folder }) {
  return {
    SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    SITE_URL: `http://localhost:${port}`,
    NEXT_DIST_DIR: folder,
  };
}

/** Starts the embedded backend on the rows in `data` and waits until it is ready. */
export async function startBackend({ port, data, seed, logs, signal }) {
  const backend = startNode(['scripts/backend.mjs'], {
    log: join(logs, 'backend.log'),
    signal,
    env: {
      BACKEND_PORT: String(port),
      BACKEND_DIR: data,
      BACKEND_SEED: seed,
      SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
      SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    },
  });
  await waitUntilUp(`http://127.0.0.1:${port}/health`, backend);
  return backend;
}

/** The mark of a build that is made of the present sources, environment and rows. */
function markOf(env, rows) {
  return {
    file: join(env.NEXT_DIST_DIR, 'sources'),
    text: fingerprint({ ...env, SUPABASE_URL: null }, rows),
  };
}

/** Whether the folder that `env` names holds a build of the present sources. */
export function isBuilt(env, rows) {
  const { file, text } = markOf(env, rows);
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

/** Builds the site into the folder that `env` names. */
export async function buildSite(env, { rows, logs, onLine, signal }) {
  const { file, text } = markOf(env, rows);
  rmSync(file, { force: true });
  // What an earlier build kept of the database must not outlive it.
  rmSync(join(env.NEXT_DIST_DIR, 'cache/fetch-cache'), { recursive: true, force: true });
  const before = REWRITTEN_BY_NEXT.filter(existsSync).map((name) => [name, readFileSync(name)]);
  try {
    await runNode([NEXT, 'build'], {
      log: join(logs, 'build.log'),
      env: { ...env, ...WITHOUT_SECRET },
      onLine,
      signal,
    });
  } finally {
    for (const [name, content] of before) {
      if (!readFileSync(name).equals(content)) writeFileSync(name, content);
    }
  }
  writeFileSync(file, text);
}

/** Starts the built site and waits until it answers. */
export async function startSite(env, { port, logs, signal }) {
  const site = startNode([NEXT, 'start', '-p', String(port)], {
    log: join(logs, 'site.log'),
    signal,
    env: { ...env, ...WITHOUT_SECRET },
  });
  await waitUntilUp(`http://localhost:${port}/`, site);
  return site;
}
