import { freePort } from '../../scripts/processes/ports.mjs';
import { installedPostgres, startPostgres } from '../../scripts/processes/postgres.mjs';
import { siteEnvironment } from '../../scripts/processes/site.mjs';
import { sampleRows, startTestBackend } from '../../scripts/processes/test-site.mjs';
import { createTemplates, packDatabases } from './make-databases.mjs';

const DATABASES = 'supabase/.temp/test-databases';

/** One backend with the sample data for all data tests, and database images for them to copy. */
export default async function setUp() {
  const port = await freePort();
  const [rows] = await Promise.all([sampleRows(), packDatabases(DATABASES)]);
  globalThis.backend = await startTestBackend({ name: 'data', port, rows });
  Object.assign(process.env, siteEnvironment({ port: 0, backendPort: port, folder: '' }), {
    TEST_ROWS: rows.folder,
    TEST_DATABASES: DATABASES,
  });
  if (process.env.TEST_DATABASE !== 'postgres') return;
  // Test data need not survive a power failure.
  globalThis.postgres = startPostgres(installedPostgres(), { fsync: 'off' });
  await createTemplates(globalThis.postgres.folder);
  process.env.TEST_POSTGRES = globalThis.postgres.folder;
}
