// npm run demo: installs, builds and starts everything needed to see the product.
import { readFileSync } from 'node:fs';
import getPort from 'get-port';
import { Listr, type ListrTask, PRESET_TIMER } from 'listr2';
import { dataFolder } from './backend/data-folder';
import { portFrom } from './processes/ports';
import { onStop, type Program } from './processes/run';
import { buildSite, siteEnvironment, startBackend, startSite } from './processes/site';

const LOGS = 'supabase/.temp/logs';
const DEFAULT_PORT = 3000;

const port = portFrom('PORT', DEFAULT_PORT);
const backendPort = portFrom('BACKEND_PORT', 54321);
// One build per port, because pages contain their URL and a running site needs its files.
const folder = port === DEFAULT_PORT ? '.next' : `.next-${port}`;
const env = siteEnvironment({ port, backendPort, folder });
const stopping = new AbortController();
const options = { logs: LOGS, signal: stopping.signal };
const servers: Program['child'][] = [];

const STEPS: Record<string, ListrTask['task']> = {
  'Checking the ports': async () => {
    await checkPort('PORT', port);
    await checkPort('BACKEND_PORT', backendPort);
  },
  'Starting the database, with its migrations and sample data': async (_, task) => {
    const backend = await startBackend({ ...options, port: backendPort, data: dataFolder(backendPort) });
    watch('database', backend);
    const [, aside] = /They are kept in (.*)/.exec(readFileSync(backend.log, 'utf8')) ?? [];
    if (aside)
      task.title += `: a new one, because other migrations had made the former, which is kept in ${aside}`;
  },
  'Building the site': async (_, task) => {
    // The compiler is silent for most of the time.
    const note = setTimeout(() => (task.title += ' (half a minute or so, once for each version)'), 3_000);
    const isNew = await buildSite(env, { ...options, onLine: (line) => (task.output = line.trim()) });
    clearTimeout(note);
    if (!isNew) task.title += ': up to date';
  },
  'Starting the site': async () => watch('site', await startSite(env, { ...options, port })),
};

onStop(() => void stop('\nStopped the site and the database.', 0));
await new Listr(
  Object.entries(STEPS).map(([title, task]) => ({ title, task })),
  {
    registerSignalListeners: false,
    rendererOptions: { timer: PRESET_TIMER, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  },
)
  .run()
  .then(
    () => {
      console.log(`\nLamaa is at http://localhost:${port} and, in Arabic, http://localhost:${port}/ar`);
      console.log(`Logs are in ${LOGS}. Press Ctrl-C to stop; the data is kept.\n`);
    },
    (error: Error) => stop(error.message, 1),
  );

async function checkPort(variable: string, port: number): Promise<void> {
  if ((await getPort({ port })) === port) return;
  throw new Error(`Port ${port} is in use. Choose another one: ${variable}=${port + 1} npm run demo`);
}

function watch(name: string, { child, log }: Program): void {
  servers.push(child);
  void child.then(() => stop(`The ${name} exited unexpectedly; see ${log}.`, 1));
}

/** Stops everything. Only the first reason is reported; later ones are consequences. */
async function stop(message: string, code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  console[code === 0 ? 'log' : 'error'](message);
  stopping.abort();
  await Promise.all(servers);
  process.exit(code);
}
