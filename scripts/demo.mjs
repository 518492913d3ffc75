// npm run demo: everything that it takes to see the product, from a fresh clone.
import { dataFolderOf } from './backend/places.mjs';
import { buildWhenChanged, buildFolderOf } from './demo/build.mjs';
import { endAll } from './processes/children.mjs';
import { checkNode, installDependencies } from './processes/dependencies.mjs';
import { isFree, portFrom } from './processes/ports.mjs';
import { siteEnvironment, startBackend, startSite } from './processes/site.mjs';
import { step } from './processes/steps.mjs';

const LOGS = 'supabase/.temp/logs';

let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => stop('\nThe site and the database are stopped.', 0));
}

await demonstrate().catch((error) => stop(error.message, 1));

async function demonstrate() {
  checkNode();
  const port = portFrom('PORT', 3000);
  const backendPort = portFrom('BACKEND_PORT', 54321);
  await step('Checking Node and the ports', async () => {
    await checkPort('PORT', port);
    await checkPort('BACKEND_PORT', backendPort);
  });
  await step('Installing dependencies', () => installDependencies(`${LOGS}/install.log`));
  await step('Starting the database, with its migrations and sample data', async () => {
    const backend = await startBackend({ port: backendPort, data: dataFolderOf(backendPort), logs: LOGS });
    backend.exit.then(() => stop(`The database ended by itself; see ${backend.log}.`, 1));
  });
  const env = siteEnvironment({ port, backendPort, folder: buildFolderOf(port) });
  await step('Building the site', () => buildWhenChanged(env, LOGS));
  await step('Starting the site', async () => {
    const site = await startSite(env, port, LOGS);
    site.exit.then(() => stop(`The site ended by itself; see ${site.log}.`, 1));
  });
  console.log(`\nLamaa is at http://localhost:${port} and, in Arabic, http://localhost:${port}/ar`);
  console.log(`Logs are in ${LOGS}. Ctrl-C ends it; the data stays.\n`);
}

async function checkPort(variable, port) {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is taken. Choose another one: ${variable}=${port + 1} npm run demo`);
}

/** Ends everything. The first reason counts: what follows from it is no news. */
async function stop(message, code) {
  if (isStopping) return;
  isStopping = true;
  console[code === 0 ? 'log' : 'error'](message);
  await endAll();
  process.exit(code);
}
