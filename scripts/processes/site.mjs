import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_KEYS } from '../backend/keys.mjs';
import { answers, run, start } from './children.mjs';
import { keptSecret } from './secrets.mjs';

const NEXT = 'node_modules/next/dist/bin/next';
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/** The site has no use for it; tests do. */
const WITHOUT_SECRET = { SUPABASE_SECRET_KEY: undefined };

/** The environment of a site on the embedded backend, and of those who test it. */
export function siteEnvironment({ port, backendPort, folder }) {
  return {
    SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    SITE_URL: `http://localhost:${port}`,
    FORM_SECRET: keptSecret('form-secret'),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: keptSecret('actions-key'),
    NEXT_DIST_DIR: folder,
  };
}

/** Starts the embedded backend and waits until it is ready. */
export async function startBackend({ port, data, logs }) {
  const backend = start(process.execPath, [fileURLToPath(new URL('../backend.mjs', import.meta.url))], {
    log: join(logs, 'backend.log'),
    isServer: true,
    env: {
      BACKEND_PORT: String(port),
      BACKEND_DIR: data,
      SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
      SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    },
  });
  await answers(`http://127.0.0.1:${port}/health`, backend);
  return backend;
}

/** Builds the site into the folder that `env` names. */
export async function buildSite(env, logs, onLine) {
  // Next.js adds each folder that it builds into to these files.
  const before = ['tsconfig.json', 'next-env.d.ts']
    .filter(existsSync)
    .map((file) => [file, readFileSync(file)]);
  try {
    await run(process.execPath, [NEXT, 'build'], {
      log: join(logs, 'build.log'),
      env: { ...env, ...WITHOUT_SECRET },
      onLine,
    });
  } finally {
    for (const [file, content] of before) {
      if (!readFileSync(file).equals(content)) writeFileSync(file, content);
    }
  }
}

/** Starts the built site and waits until it answers. */
export async function startSite(env, port, logs) {
  const site = start(process.execPath, ['--import', END_WITH_PARENT, NEXT, 'start', '-p', String(port)], {
    log: join(logs, 'site.log'),
    isServer: true,
    env: { ...env, ...WITHOUT_SECRET },
  });
  await answers(`http://localhost:${port}/`, site);
  return site;
}
