import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashElement } from 'folder-hash';
import { LOCAL_KEYS } from '../backend/keys.mjs';
import { runNode, startNode, waitUntilUp } from './run-node.mjs';
import { keptSecret } from './secrets.mjs';

const NEXT = 'node_modules/next/dist/bin/next';
const KEYS = { SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable, SUPABASE_SECRET_KEY: LOCAL_KEYS.secret };
/** The site has no use for it; tests do. */
const WITHOUT_SECRET = { SUPABASE_SECRET_KEY: undefined };
/** Next.js adds each folder that it builds into to these files. */
const REWRITTEN_BY_NEXT = ['tsconfig.json', 'next-env.d.ts'];
/** Everything else in the project is what a build is made of. */
const NOT_BUILT = {
  folders: {
    exclude: ['.*', 'node_modules', 'tests', 'scripts', 'docs', 'test-results', 'playwright-report'],
  },
  files: { exclude: ['.git*', '*.md', '*.tsbuildinfo', 'next-env.d.ts'] },
};
const VARIABLES = [
  ...['CONTACT_EMAIL', 'SOCIAL_INSTAGRAM', 'SOCIAL_FACEBOOK', 'SOCIAL_X', 'COMPRESS'],
  ...['GOOGLE_SITE_VERIFICATION', 'BING_SITE_VERIFICATION'],
];

/** The environment of a site on the embedded backend, and of those who test it. */
export function siteEnvironment({ port, backendPort, folder }) {
  return {
    ...KEYS,
    SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
    SITE_URL: `http://localhost:${port}`,
    FORM_SECRET: keptSecret('form-secret'),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: keptSecret('actions-key'),
    NEXT_DIST_DIR: folder,
  };
}

/** Starts the embedded backend on the rows in the folder `data` and waits until it is ready. */
export async function startBackend({ port, data, seed, logs, signal }) {
  const env = { ...KEYS, BACKEND_PORT: String(port), BACKEND_DIR: data, BACKEND_SEED: seed };
  const backend = startNode(['scripts/backend.mjs'], { log: `${logs}/backend.log`, signal, env });
  await waitUntilUp(`http://127.0.0.1:${port}/health`, backend);
  return backend;
}

/** What the build of the present sources, environment and rows is known by. */
export async function fingerprint(env, rows = '') {
  const { hash } = await hashElement('.', NOT_BUILT);
  const chosen = VARIABLES.map((name) => process.env[name] ?? null);
  return JSON.stringify([hash, env.SITE_URL, rows, chosen, process.version]);
}

/** Whether the folder that `env` names holds the build with this fingerprint. */
export function isBuilt({ NEXT_DIST_DIR: folder }, wanted) {
  const file = `${folder}/fingerprint`;
  return existsSync(file) && readFileSync(file, 'utf8') === wanted;
}

/** Builds the site into the folder that `env` names. */
export async function buildSite(env, { logs, made, onLine, signal }) {
  const folder = env.NEXT_DIST_DIR;
  rmSync(`${folder}/fingerprint`, { force: true });
  // What an earlier build kept of the database must not outlive it.
  rmSync(`${folder}/cache/fetch-cache`, { recursive: true, force: true });
  const before = REWRITTEN_BY_NEXT.filter(existsSync).map((name) => [name, readFileSync(name)]);
  try {
    const options = { log: `${logs}/build.log`, env: { ...env, ...WITHOUT_SECRET }, onLine, signal };
    await runNode([NEXT, 'build'], options);
  } finally {
    for (const [name, content] of before) {
      if (!readFileSync(name).equals(content)) writeFileSync(name, content);
    }
  }
  writeFileSync(`${folder}/fingerprint`, made);
}

/** Starts the built site and waits until it answers. */
export async function startSite(env, { port, logs, signal }) {
  const options = { log: `${logs}/site.log`, env: { ...env, ...WITHOUT_SECRET }, signal };
  const site = startNode([NEXT, 'start', '-p', String(port)], options);
  await waitUntilUp(`${env.SITE_URL}/`, site);
  return site;
}
