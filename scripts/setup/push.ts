import { readdirSync } from 'node:fs';
import { MIGRATIONS } from '../backend/database';
import { UserError } from '../processes/user-error';
import type { DatabaseAddress } from './database';

/** The CLI that package.json pins. */
const CLI = 'node_modules/supabase/dist/supabase.js';
const QUIET = { SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };

/** Files that the database lacks, in their order. */
export interface Missing {
  migrations: string[];
  seeds: string[];
}

/** Returns what `pushMissing` would push. @throws UserError if the CLI cannot tell */
export async function readMissing(database: DatabaseAddress, withSampleData: boolean): Promise<Missing> {
  const { stdout } = await runCli(database, [
    ...options(withSampleData),
    '--dry-run',
    '--output-format',
    'json',
  ]);
  const { migrations, seeds } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)) as Missing;
  return { migrations, seeds };
}

/**
 * Says what is to be pushed, such as "Push 1 migration (20261128000500_page_webhook)".
 * @param total how many migrations there are
 */
export function titleOfPush({ migrations, seeds }: Missing, total = readdirSync(MIGRATIONS).length): string {
  const parts = [
    ...(migrations.length > 0 ? [describe(migrations, total)] : []),
    ...(seeds.length > 0 ? ['the sample data'] : []),
  ];
  return `Push ${parts.join(' and ')}`;
}

function describe(migrations: string[], total: number): string {
  const [first, last] = [migrations[0], migrations.at(-1)];
  if (migrations.length === total) return `all ${total} migrations`;
  return migrations.length === 1
    ? `1 migration (${first})`
    : `${migrations.length} migrations (${first} to ${last})`;
}

/**
 * Pushes the migrations, each in a transaction, and the sample data if asked for.
 * @throws UserError with the sentence of PostgreSQL
 */
export async function pushMissing(database: DatabaseAddress, withSampleData: boolean): Promise<void> {
  await runCli(database, [...options(withSampleData), '--yes'], 'inherit');
}

const options = (withSampleData: boolean) => (withSampleData ? ['--include-seed'] : []);

async function runCli(
  { url, password }: DatabaseAddress,
  args: string[],
  output: 'pipe' | 'inherit' = 'pipe',
) {
  // Imported lazily: --check does without it, also where modules cannot be required.
  const { execa } = await import('execa');
  const env = { ...QUIET, PGPASSWORD: password };
  const { failed, stdout, stderr } = await execa(
    process.execPath,
    [CLI, 'db', 'push', `--remote=${url}`, ...args],
    {
      env,
      stdin: 'ignore',
      stdout: output,
      stderr: output,
      reject: false,
    },
  );
  if (failed)
    throw new UserError(`The migrations are not pushed. ${messageOf(stdout) ?? stderr ?? ''}`.trim());
  return { stdout: stdout ?? '' };
}

/** Returns what the CLI says of a failure in JSON. */
function messageOf(stdout = ''): string | undefined {
  return /"message":"((?:[^"\\]|\\.)*)"/.exec(stdout)?.[1]?.replace(/\\(.)/g, '$1');
}
