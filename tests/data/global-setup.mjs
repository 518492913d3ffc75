import { rmSync } from 'node:fs';
import { freePort } from '../../scripts/processes/ports.mjs';
import { siteEnvironment, startBackend } from '../../scripts/processes/site.mjs';

/** A backend of its own with the sample data, for all data tests. */
export default async function setUp() {
  const port = await freePort(Number(process.env.TEST_BACKEND_PORT || 0));
  const data = 'supabase/.temp/test-data-layer';
  rmSync(data, { recursive: true, force: true });
  await startBackend({ port, data, logs: 'supabase/.temp/test-logs/data' });
  Object.assign(process.env, siteEnvironment({ port: 0, backendPort: port, folder: '' }));
}
