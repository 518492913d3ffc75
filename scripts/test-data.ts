/**
 * Tests the data layer:
 *
 *   npm run test:data                   on the embedded backend
 *   npm run test:data -- search         files whose name contains "search"
 *   npm run test:data -- --postgres     the tests of SQL, on an installed PostgreSQL
 *   npm run test:data -- --postgrest    the tests of the API, on a PostgREST (tests/data/postgrest.ts)
 */
import { execa } from 'execa';
import { installedPostgres } from './processes/postgres';

const JEST = ['node_modules/jest/bin/jest.js'];
const OPTIONS = ['--selectProjects', 'data', '--config', 'tests/jest.config.mjs', '--runInBand'];

/** The databases other than the embedded one, each with why it cannot be used here. */
const DATABASES: Record<string, () => string | false> = {
  '--postgres': () =>
    !installedPostgres() && 'PostgreSQL is not installed (no initdb in pg_config --bindir or the PATH)',
  '--postgrest': () => !process.env.POSTGREST_URL && 'there is no PostgREST (POSTGREST_URL is not set)',
};

const args = process.argv.slice(2);
const names = args.filter((argument) => !(argument in DATABASES));
const database = args.find((argument) => argument in DATABASES);
const refusal = database && DATABASES[database]!();
if (refusal) {
  console.log(`Skipped: ${refusal}.`);
} else {
  const env = database ? { TEST_DATABASE: database.slice(2) } : {};
  const { exitCode } = await execa(process.execPath, [...JEST, ...OPTIONS, ...names], {
    env,
    stdio: 'inherit',
    reject: false,
  });
  process.exitCode = exitCode ?? 1;
}
