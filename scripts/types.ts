// npm run types: lets the Supabase CLI write lib/data/database.types.ts from the migrations, as `supabase gen types` does. `--check` fails if the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { execa } from 'execa';
import { format } from 'prettier';
import { databaseImage, openImage } from './backend/images';
import { freePort } from './processes/ports';

const FILE = 'lib/data/database.types.ts';

const types = await typesOfMigrations();
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, types);
  console.log(`${FILE} is written.`);
} else if (readFileSync(FILE, 'utf8') !== types) {
  console.error(`${FILE} is out of date. Run: npm run types`);
  process.exit(1);
}
process.exit(0);

/** Returns the types of all tables. They are kept beside the database image, until migrations or the CLI change. */
async function typesOfMigrations(): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/supabase/package.json', 'utf8')) as {
    version: string;
  };
  const file = join(dirname(await databaseImage('migrated')), `database.types-${version}.ts`);
  // As the CLI formats what a hosted database answers.
  if (!existsSync(file))
    writeFileSync(file, await format(await generate(), { parser: 'typescript', semi: false }));
  return readFileSync(file, 'utf8');
}

/** Lets the Supabase CLI generate the types from an in-memory database. */
async function generate(): Promise<string> {
  const port = await freePort();
  const server = new PGLiteSocketServer({ db: await openImage('migrated'), port, host: '127.0.0.1' });
  await server.start();
  const address = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  const cli = 'node_modules/supabase/dist/supabase.js';
  const { stdout } = await execa(
    process.execPath,
    [cli, 'gen', 'types', '--lang', 'typescript', '--schema', 'public', `--remote=${address}`],
    { env: { SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' } },
  );
  // Skip the CLI's messages.
  return `${stdout.slice(stdout.indexOf('export type Json'))}\n`;
}
