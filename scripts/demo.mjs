// npm run demo: everything that it takes to see the product, from a fresh clone.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAll } from './processes/children.mjs';
import { areDependenciesInstalled, checkNode, installDependencies } from './processes/dependencies.mjs';
import { isFree } from './processes/ports.mjs';
import { buildSite, siteEnvironment, startBackend, startSite } from './processes/site.mjs';
import { step } from './processes/steps.mjs';

const PORT = Number(process.env.PORT || 3000);
const BACKEND_PORT = Number(process.env.BACKEND_PORT || 54321);
const FOLDER = '.next';
const LOGS = 'supabase/.temp/logs';
const STAMP = join(FOLDER, 'demo-stamp');
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'supabase/migrations',
  'supabase/seed.sql',
];

let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping the site and the database.');
    await endAll();
    process.exit(0);
  });
}

try {
  await demonstrate();
} catch (error) {
  await stopWith(error.message);
}

async function demonstrate() {
  checkNode();
  await checkPort('PORT', PORT);
  await checkPort('BACKEND_PORT', BACKEND_PORT);
  if (!areDependenciesInstalled())
    await step('Installing dependencies', () => installDependencies(`${LOGS}/install.log`));
  let backend;
  await step('Starting the database, with its migrations and sample data', async () => {
    backend = await startBackend({ port: BACKEND_PORT, data: 'supabase/.temp/data', logs: LOGS });
  });
  const env = siteEnvironment({ port: PORT, backendPort: BACKEND_PORT, folder: FOLDER });
  await step('Building the site', () => buildWhenChanged(env));
  let site;
  await step('Starting the site', async () => {
    site = await startSite(env, PORT, LOGS);
  });
  console.log(`\n  Lamaa is at http://localhost:${PORT} and http://localhost:${PORT}/ar`);
  console.log(`  Logs are in ${LOGS}. Ctrl-C ends it; the data stays.\n`);
  backend.exit.then(() => stopWith(`The database ended by itself; see ${LOGS}/backend.log.`));
  site.exit.then(() => stopWith(`The site ended by itself; see ${LOGS}/site.log.`));
}

async function buildWhenChanged(env) {
  const stamp = stampOf(env);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 'nothing has changed';
  // What an earlier build kept of the database must not outlive it.
  rmSync(join(FOLDER, 'cache/fetch-cache'), { recursive: true, force: true });
  rmSync(join(FOLDER, 'server'), { recursive: true, force: true });
  await buildSite(env, LOGS);
  writeFileSync(STAMP, stamp);
}

/** One text for all that a build is made of. */
function stampOf(env) {
  const hash = createHash('sha256').update(JSON.stringify(env)).update(process.version);
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}

async function checkPort(variable, port) {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is taken. Choose another one: ${variable}=${port + 1} npm run demo`);
}

async function stopWith(message) {
  if (isStopping) return;
  isStopping = true;
  console.error(`\n${message}`);
  await endAll();
  process.exit(1);
}
