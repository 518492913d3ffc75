import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { freePort } from '../../scripts/processes/ports.mjs';

/** Starts a backend on a folder, and stops it as soon as it is ready. @returns what it said */
async function startOnce(folder: string): Promise<string> {
  const env = { ...process.env, BACKEND_PORT: String(await freePort()), BACKEND_DIR: folder };
  const backend = spawn(process.execPath, ['scripts/backend.mjs'], { env });
  let said = '';
  for (const stream of [backend.stdout, backend.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ready on/m.test(said)) backend.kill();
    });
  await once(backend, 'exit');
  return said;
}

test('data that other migrations made are kept aside, and new ones are made', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'lamaa-'));
  const folder = join(parent, 'data');
  cpSync(process.env.TEST_ROWS!, folder, { recursive: true });
  expect(await startOnce(folder)).not.toMatch(/kept|applied/);

  const database = await PGlite.create(folder, { extensions: { pgcrypto } });
  await database.exec(
    `update supabase_migrations.schema_migrations set hash = 'other' where version ~ '50$'`,
  );
  await database.close();
  const said = await startOnce(folder);
  const aside = readdirSync(parent).find((name) => name !== 'data')!;
  expect(aside).toMatch(/^data\.old-\d{8}T\d{6}$/);
  expect(said).toContain(`They are kept in ${join(parent, aside)}`);
  expect(said).toMatch(/^seeded from seed\.sql$/m);
  expect(await startOnce(folder)).not.toMatch(/kept|applied/);
  rmSync(parent, { recursive: true });
}, 120_000);
