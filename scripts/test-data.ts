/**
 * Tests the data layer:
 *
 *   npm run test:data                   on the embedded backend
 *   npm run test:data -- search         files whose name contains "search"
 *   npm run test:data -- --postgres     the tests of SQL, on an installed PostgreSQL
 */
import { execa } from 'execa';
import { installedPostgres } from './processes/postgres';

const JEST = ['node_modules/jest/bin/jest.js'];
const OPTIONS = ['--selectProjects', 'data', '--config', 'tests/jest.config.mjs', '--runInBand'];

const args = process.argv.slice(2);
const names = args.filter((argument) => argument !== '--postgres');
const isPostgres = names.length < args.length;
if (isPostgres && !installedPostgres()) {
  console.log('Skipped: PostgreSQL is not installed (no initdb in pg_config --bindir or the PATH).');
} else {
  const env = isPostgres ? { TEST_DATABASE: 'postgres' } : {};
  const { exitCode } = await execa(process.execPath, [...JEST, ...OPTIONS, ...names], {
    env,
    stdio: 'inherit',
    reject: false,
  });
  process.exitCode = exitCode ?? 1;
}
