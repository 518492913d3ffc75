// npm run types: generates lib/data/database.types.ts from the migrations. `--check` fails if the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { execa } from 'execa';
import { format } from 'prettier';
import { databaseImage, openImage } from './backend/images';
import { freePort } from './processes/ports';

const FILE = 'lib/data/database.types.ts';
const HEADER = '// Written by `npm run types` from supabase/migrations. Do not edit.\n';
/** The tables that `lib/data` writes, and the functions that it calls; the rows that it reads have types of their own. */
const USED = new Set([
  'contact_submissions',
  'listing_submissions',
  'provider_reviews',
  'confirm_facts',
  'count_missed_search',
  'database_state',
  'drain_outbox',
  'report_held',
  'work_of_site',
  'write_back',
]);

const types = HEADER + ofUsed(await typesOfMigrations());
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
  const file = join(dirname(await databaseImage('migrated')), `types-${version}.ts`);
  if (!existsSync(file)) {
    const generated = await generate();
    writeFileSync(
      file,
      await format(generated, { parser: 'typescript', singleQuote: true, printWidth: 110 }),
    );
  }
  return readFileSync(file, 'utf8');
}

/** Leaves out the tables, views and functions that are not used, what tables return and take as changes, and what the CLI derives. */
function ofUsed(types: string): string {
  const database = types.slice(
    0,
    types.indexOf('\n};\n', types.indexOf('export type Database')) + '\n};\n'.length,
  );
  return database
    .replace(/^ {6}(\w+):[\s\S]*?(?=^ {6}\w+:|^ {4}\})/gm, (entry, name: string) =>
      USED.has(name) || !/\b(?:Row|Args): /.test(entry) ? entry : '',
    )
    .replace(/^ {8}(Row|Update): \{[\s\S]*?^ {8}\};/gm, '        $1: Record<string, unknown>;')
    .replace(/^ {8}ComputedFields:[^;]*;\n/gm, '');
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
