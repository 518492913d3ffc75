import { addRoles, migrate } from '../../scripts/backend/database';
import { freePort } from '../../scripts/processes/ports';
import { connectTo, installedPostgres, startPostgres } from '../../scripts/processes/postgres';
import { siteEnvironment } from '../../scripts/processes/site';
import { startTestBackend } from '../../scripts/processes/test-site';

declare global {
  /** What global-teardown.ts stops. */
  var started: { stop: () => unknown }[];
}

/** Starts one backend with the sample data for all data tests. */
export default async function setUp() {
  const port = await freePort();
  globalThis.started = [await startTestBackend({ name: 'data', port })];
  Object.assign(process.env, siteEnvironment({ port: 0, backendPort: port, folder: '' }));
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
