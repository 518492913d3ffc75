// npm run demo: everything that it takes to see the product.
import { Listr, PRESET_TIMER } from 'listr2';
import { dataFolderOf } from './backend/places.mjs';
import { checkPort, portFrom } from './processes/ports.mjs';
import { buildSite, isBuilt, siteEnvironment, startBackend, startSite } from './processes/site.mjs';

// npm that is killed can not pass it on.
if (process.env.npm_lifecycle_event) await import('./processes/end-with-parent.mjs');

const LOGS = 'supabase/.temp/logs';
const USUAL_PORT = 3000;

const stopping = new AbortController();
const { signal } = stopping;
const servers = [];

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => stop('\nThe site and the database are stopped.', 0));

await demonstrate().catch((error) => stop(error.message, 1));

async function demonstrate() {
  const port = portFrom('PORT', USUAL_PORT);
  const backendPort = portFrom('BACKEND_PORT', 54321);
  // Each port has a build of its own: its address is in the pages, and a running site needs its files.
  const folder = port === USUAL_PORT ? '.next' : `.next-${port}`;
  const env = siteEnvironment({ port, backendPort, folder });
  const steps = [
    {
      title: 'Checking the ports',
      task: async () => {
        await checkPort('PORT', port);
        await checkPort('BACKEND_PORT', backendPort);
      },
    },
    {
      title: 'Starting the database, with its migrations and sample data',
      task: async () => {
        const data = dataFolderOf(backendPort);
        keep('database', await startBackend({ port: backendPort, data, logs: LOGS, signal }));
      },
    },
    {
      title: 'Building the site',
      skip: () => isBuilt(env) && 'Building the site: nothing has changed',
      task: () => buildSite(env, { logs: LOGS, signal }),
    },
    {
      title: 'Starting the site',
      task: async () => keep('site', await startSite(env, { port, logs: LOGS, signal })),
    },
  ];
  await new Listr(steps, {
    registerSignalListeners: false,
    rendererOptions: { timer: PRESET_TIMER, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  }).run();
  console.log(`\nLamaa is at http://localhost:${port} and, in Arabic, http://localhost:${port}/ar`);
  console.log(`Logs are in ${LOGS}. Ctrl-C ends it; the data stays.\n`);
}

function keep(name, server) {
  servers.push(server);
  server.ended.then(() => stop(`The ${name} ended by itself; see ${server.log}.`, 1));
}

/** Ends everything. The first reason counts: what follows from it is no news. */
async function stop(message, code) {
  if (signal.aborted) return;
  console[code === 0 ? 'log' : 'error'](message);
  stopping.abort();
  await Promise.all(servers.map(({ ended }) => ended));
  process.exit(code);
}
