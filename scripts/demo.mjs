// npm run demo: everything that it takes to see the product.
import getPort from 'get-port';
import { Listr, PRESET_TIMER } from 'listr2';
import { dataFolderOf } from './backend/places.mjs';
import { portFrom } from './processes/ports.mjs';
import {
  buildSite,
  fingerprint,
  isBuilt,
  siteEnvironment,
  startBackend,
  startSite,
} from './processes/site.mjs';

const LOGS = 'supabase/.temp/logs';
const USUAL_PORT = 3000;

const stopping = new AbortController();
const options = { logs: LOGS, signal: stopping.signal };
const servers = [];

// npm that is killed can not pass it on.
if (process.env.npm_lifecycle_event) await import('./processes/end-with-parent.mjs');
for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => stop('\nThe site and the database are stopped.', 0));

await demonstrate().catch((error) => stop(error.message, 1));

async function demonstrate() {
  const port = portFrom('PORT', USUAL_PORT);
  const backendPort = portFrom('BACKEND_PORT', 54321);
  // Each port has a build of its own: its address is in the pages, and a running site needs its files.
  const folder = port === USUAL_PORT ? '.next' : `.next-${port}`;
  const env = siteEnvironment({ port, backendPort, folder });
  const steps = {
    'Checking the ports': async () => {
      await checkPort('PORT', port);
      await checkPort('BACKEND_PORT', backendPort);
    },
    'Starting the database, with its migrations and sample data': async () => {
      const data = dataFolderOf(backendPort);
      watch('database', await startBackend({ ...options, port: backendPort, data }));
    },
    'Building the site': async (_, task) => {
      const made = await fingerprint(env);
      if (isBuilt(env, made)) task.title += ': nothing has changed';
      else await buildSite(env, { ...options, made });
    },
    'Starting the site': async () => watch('site', await startSite(env, { ...options, port })),
  };
  await new Listr(
    Object.entries(steps).map(([title, task]) => ({ title, task })),
    {
      registerSignalListeners: false,
      rendererOptions: { timer: PRESET_TIMER, showErrorMessage: false },
      fallbackRendererOptions: { timer: PRESET_TIMER },
    },
  ).run();
  console.log(`\nLamaa is at http://localhost:${port} and, in Arabic, http://localhost:${port}/ar`);
  console.log(`Logs are in ${LOGS}. Ctrl-C ends it; the data stays.\n`);
}

async function checkPort(variable, port) {
  if ((await getPort({ port })) === port) return;
  throw new Error(`Port ${port} is taken. Choose another one: ${variable}=${port + 1} npm run demo`);
}

function watch(name, server) {
  servers.push(server.ended);
  server.ended.then(() => stop(`The ${name} ended by itself; see ${server.log}.`, 1));
}

/** Ends everything. The first reason counts: what follows from it is no news. */
async function stop(message, code) {
  if (stopping.signal.aborted) return;
  console[code === 0 ? 'log' : 'error'](message);
  stopping.abort();
  await Promise.all(servers);
  process.exit(code);
}
