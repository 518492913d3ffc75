import { addRoles, migrate } from '../../scripts/backend/database';
import { freePort } from '../../scripts/processes/ports';
import { connectTo, installedPostgres, startPostgres } from '../../scripts/processes/postgres';
import { siteEnvironment } from '../../scripts/processes/site';
import { startTestBackend } from '../../scripts/processes/test-site';
import { BACKEND, request } from './backend';

declare global {
  /** What global-teardown.ts stops. */
  var started: { stop: () => unknown }[];
}

/** Starts one backend for all data tests, with the first providers of the sample data. */
export default async function setUp() {
  const port = await freePort();
  globalThis.started = [await startTestBackend({ name: 'data', port })];
  Object.assign(process.env, siteEnvironment({ port: 0, backendPort: port, folder: '' }));
  // Commands of staff read all providers each time.
  for (const rest of ['car_wash_locations?id', 'provider_menu_items?provider_id'])
    await request(`${rest}=gt.60`, BACKEND.secretKey, { method: 'DELETE' });
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const postgres = startPostgres(installedPostgres()!);
  globalThis.started.push(postgres);
  await createTemplates((process.env.TEST_POSTGRES = postgres.folder));
}

/** Creates the database images in a running PostgreSQL, as templates. */
async function createTemplates(folder: string): Promise<void> {
  const owner = await connectTo(folder);
  for (const [name, template, step] of [
    ['empty', 'template1', addRoles],
    ['migrated', 'empty', migrate],
  ] as const) {
    await owner.exec(`create database ${name} template ${template}`);
    const database = await connectTo(folder, name);
    await step(database);
    await database.close();
  }
  await owner.close();
}
