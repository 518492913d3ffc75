import getPort from 'get-port';
import { runNode } from '../processes/run-node.mjs';
import { countTests } from './reports.mjs';
import { buildForTests } from './site.mjs';

const LOGS = 'supabase/.temp/test-logs';
const BIN = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** The lines that say which test or page was just done. */
const PROGRESS = /^\s*(PASS|FAIL|✓|✘|ok |not ok )|Generating static|Compiled|^next build/;

/**
 * The steps of `npm test`, by name. Each returns its counts, or throws with the end of its output.
 * @param {{ isFull: boolean, signal: AbortSignal }} options
 */
export function createSteps({ isFull, signal }) {
  const env = { TEST_TIER: isFull ? 'full' : undefined };
  const options = (name, onLine, more) => ({
    log: `${LOGS}/${name}.log`,
    signal,
    env: { ...env, ...more },
    onLine: (line) => PROGRESS.test(line) && onLine(line.trim()),
  });
  const check =
    (name, ...commands) =>
    async (onLine) => {
      for (const command of commands) await runNode(command, options(name, onLine));
      return { passed: commands.length, failed: 0 };
    };
  const jest =
    (name, ...args) =>
    async (onLine) =>
      countTests('jest', `${LOGS}/${name}.json`, async (report) =>
        runNode(
          // PGlite loads parts of itself with import(), which Jest allows with this flag only.
          [
            '--experimental-vm-modules',
            '--no-warnings',
            BIN.jest,
            '--config',
            'tests/jest.config.mjs',
          ].concat('--json', '--outputFile', report, ...args),
          options(name, onLine, { TEST_BACKEND_PORT: String(await getPort()) }),
        ),
      );
  return {
    build: async (onLine) => {
      await buildForTests({ isFull, signal, onLine });
      return { passed: 1, failed: 0 };
    },
    typecheck: check('typecheck', ['scripts/typecheck.mjs']),
    lint: check('lint', [BIN.eslint, '.', '--max-warnings', '0']),
    format: check('format', [BIN.prettier, '--check', '.']),
    // What is written by a script is what the script writes.
    generated: check(
      'generated',
      ['scripts/seed.mjs', '--check'],
      ['scripts/pharmacies.mjs', '--check'],
      ['scripts/types.mjs', '--check'],
    ),
    unit: jest('unit', '--selectProjects', 'unit', 'components', 'project'),
    data: jest('data', '--selectProjects', 'data', '--runInBand'),
    browser: (onLine) =>
      countTests('playwright', `${LOGS}/browser.json`, (report) =>
        runNode(
          [BIN.playwright, 'test', '--config', 'tests/playwright.config.ts'],
          options('browser', onLine, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
        ),
      ),
  };
}
