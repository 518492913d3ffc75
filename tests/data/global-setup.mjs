import getPort from 'get-port';
import { siteEnvironment } from '../../scripts/processes/site.mjs';
import { seededFolder, startTestBackend } from '../../scripts/test/site.mjs';
import { makeDatabases } from './make-databases.mjs';

const DATABASES = 'supabase/.temp/test-databases';

/** A backend of its own with the sample data for all data tests, and databases of which each takes copies. */
export default async function setUp() {
  const port = await getPort({ port: Number(process.env.TEST_BACKEND_PORT || 0) });
  const [rows] = await Promise.all([seededFolder({ hasAllRows: true }), makeDatabases(DATABASES)]);
  globalThis.backend = await startTestBackend({ name: 'data', port, rows });
  Object.assign(process.env, siteEnvironment({ port: 0, backendPort: port, folder: '' }), {
    TEST_ROWS: rows.folder,
    TEST_DATABASES: DATABASES,
  });
}
