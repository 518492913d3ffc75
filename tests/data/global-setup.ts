import { addRoles, migrate, OWNER } from '../../scripts/backend/database';
import { freePort } from '../../scripts/processes/ports';
import { connectTo, installedPostgres, startPostgres, SUPERUSER } from '../../scripts/processes/postgres';
import { siteEnvironment } from '../../scripts/processes/site';
import { startTestBackend } from '../../scripts/processes/test-site';
import { BACKEND, request } from './backend';
import { startPostgrest } from './postgrest';

declare global {
  /** What global-teardown.ts stops. */
  var started: { stop: () => unknown }[];
}

/** Starts one backend for all data tests, with the first providers of the sample data. */
export default async function setUp() {
  const port = await freePort();
  Object.assign(process.env, siteEnvironment({ port: 0, backendPort: port, folder: '' }));
  globalThis.started = [
    process.env.TEST_DATABASE === 'postgrest'
      ? await startPostgrest(port)
      : await startTestBackend({ name: 'data', port }),
  ];
  // Commands of staff read all providers each time.
  for (const rest of ['car_wash_locations?id', 'provider_menu_items?provider_id'])
    await request(`${rest}=gt.60`, BACKEND.secretKey, { method: 'DELETE' });
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const postgres = startPostgres(installedPostgres()!);
  globalThis.started.push(postgres);
  await createTemplates((process.env.TEST_POSTGRES = postgres.folder));
}

/** Creates the database images in a running PostgreSQL, as templates that their owner copies. */
async function createTemplates(folder: string): Promise<void> {
  for (const [name, template, step, user] of [
    ['empty', 'template1', addRoles, SUPERUSER],
    ['migrated', 'empty', migrate, OWNER],
  ] as const) {
    const server = await connectTo(folder, 'postgres', user);
    await server.exec(`create database ${name} template ${template}`);
    await server.close();
    const database = await connectTo(folder, name, user);
    await step(database);
    await database.close();
  }
}
