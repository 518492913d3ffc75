import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_COMMAND } from '../backend/command';
import { hashFiles } from '../backend/hash-files';
import { LOCAL_KEYS } from '../backend/keys';
import { type Program, type ProgramOptions, runNode, start, waitUntilUp } from './run';

const NEXT = 'node_modules/next/dist/bin/next';
const SECRETS = 'supabase/.temp/secrets';
const KEYS = { SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable, SUPABASE_SECRET_KEY: LOCAL_KEYS.secret };
/** Only tests need the secret key, not the site. */
const WITHOUT_SECRET = { SUPABASE_SECRET_KEY: undefined };
/** Next.js adds every build folder to this file. */
const TSCONFIG = 'tsconfig.json';
/** The files and variables that affect a build. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
];
const VARIABLES = [
  'CONTACT_EMAIL',
  'SOCIAL_INSTAGRAM',
  'SOCIAL_FACEBOOK',
  'SOCIAL_X',
  'COMPRESS',
  'GOOGLE_SITE_VERIFICATION',
  'BING_SITE_VERIFICATION',
];

/** Where the output of a program goes, and what stops it. */
type Options = Pick<ProgramOptions, 'signal'> & { logs: string };

/** Returns the environment of a site on the embedded backend, and of its tests. */
export function siteEnvironment({
  port,
  backendPort,
  folder,
}: {
  port: number;
  backendPort: number;
  folder: string;
}) {
  return {
    ...KEYS,
    SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
    SITE_URL: `http://localhost:${port}`,
    FORM_SECRET: localSecret('form-secret'),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: localSecret('actions-key'),
    NEXT_DIST_DIR: folder,
  };
}
type SiteEnvironment = ReturnType<typeof siteEnvironment> & { [name: string]: string };

/** Returns a secret of this working copy, generated on first use. */
function localSecret(name: string): string {
  const file = join(SECRETS, name);
  if (!existsSync(file)) {
    mkdirSync(SECRETS, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Starts the embedded backend with the data in the folder `data`, or new sample data there, and waits until it is ready. */
export async function startBackend({
  port,
  data,
  logs,
  signal,
}: Options & { port: number; data: string }): Promise<Program> {
  const env = {
    ...KEYS,
    BACKEND_PORT: String(port),
    BACKEND_DIR: data,
    FORM_SECRET: localSecret('form-secret'),
  };
  const backend = start(process.execPath, BACKEND_COMMAND, { log: `${logs}/backend.log`, signal, env });
  await waitUntilUp(`http://127.0.0.1:${port}/health`, backend);
  return backend;
}

/**
 * Builds the site into the folder named in `env`, unless that contains a build of the same sources and environment.
 * @param onLine is called with each line that the build prints
 * @returns whether it was built
 */
export async function buildSite(
  env: SiteEnvironment,
  { logs, signal, onLine }: Options & { onLine?: (line: string) => void },
): Promise<boolean> {
  const folder = env.NEXT_DIST_DIR;
  const [file, log] = [`${folder}/fingerprint`, `${logs}/build.log`];
  const settings = VARIABLES.map((name) => process.env[name] ?? null);
  const fingerprint = JSON.stringify([
    hashFiles(SOURCES),
    env.SITE_URL,
    env.NEXT_OUTPUT,
    settings,
    process.version,
  ]);
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return false;
  rmSync(file, { force: true });
  const tsconfig = readFileSync(TSCONFIG);
  try {
    await runNode([NEXT, 'build'], { log, env: { ...env, ...WITHOUT_SECRET }, signal }, onLine);
  } finally {
    if (!readFileSync(TSCONFIG).equals(tsconfig)) writeFileSync(TSCONFIG, tsconfig);
  }
  writeFileSync(file, fingerprint);
  return true;
}

/** Starts the built site and waits until it responds. */
export async function startSite(
  env: SiteEnvironment,
  { port, logs, signal }: Options & { port: number },
): Promise<Program> {
  const options = { log: `${logs}/site.log`, env: { ...env, ...WITHOUT_SECRET }, signal };
  const site = start(process.execPath, [NEXT, 'start', '-p', String(port)], options);
  await waitUntilUp(`${env.SITE_URL}/`, site);
  return site;
}
