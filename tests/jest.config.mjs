import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const withNext = nextJest({ dir: rootDir });

/** Packages published only as ES modules. */
// prettier-ignore
const MODULES = [
  'get-port', '@vercel/analytics', 'next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify', 'po-parser', 'p-retry',
  'is-network-error', 'supercluster', 'kdbush', 'htmlparser2', 'dom-serializer', 'domelementtype', 'domhandler', 'domutils', 'entities',
];

/** Slow tests that rarely break are in files named *.full.test.ts, which `npm test` skips. */
const SKIPPED = process.env.TEST_TIER === 'quick' ? ['\\.full\\.test\\.tsx?$'] : [];

/**
 * With `--postgres`, only tests that use databases directly run, with `--postgrest` those that speak to an API; not those of the
 * limits that the embedded one has.
 */
const DATA = join(rootDir, 'tests/data');
const USES = { postgres: /from '\.\/database'/, postgrest: /from '\.\/(?:backend|staff)'/ };
const uses = USES[process.env.TEST_DATABASE];
const OTHER_DATABASE = readdirSync(DATA).filter(
  (file) =>
    uses &&
    file.endsWith('.test.ts') &&
    !(uses.test(readFileSync(join(DATA, file), 'utf8')) && file !== 'embedded-backend.test.ts'),
);

async function project(displayName, testEnvironment, folders, more = {}) {
  const config = await withNext({
    displayName,
    rootDir,
    testEnvironment,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
    testPathIgnorePatterns: ['/node_modules/', ...SKIPPED, ...OTHER_DATABASE.map((file) => `/${file}$`)],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/supabase/.temp'],
    ...more,
  })();
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`, '\\.module\\.css$'],
  };
}

export default async function config() {
  return {
    rootDir,
    testTimeout: 60_000,
    projects: [
      await project('unit', 'node', ['domain', 'lib'], {
        globalSetup: '<rootDir>/tests/support/make-sample-rows.ts',
        setupFiles: ['<rootDir>/tests/support/variables.ts'],
      }),
      await project('components', 'jsdom', ['components'], {
        setupFilesAfterEnv: ['<rootDir>/tests/components/set-up.ts'],
      }),
      await project('project', 'node', ['project']),
      await project('site', 'node', ['site'], {
        globalSetup: '<rootDir>/tests/site/global-setup.ts',
        globalTeardown: '<rootDir>/tests/site/global-teardown.ts',
      }),
      await project('data', '<rootDir>/tests/data/environment.ts', ['data'], {
        globalSetup: '<rootDir>/tests/data/global-setup.ts',
        globalTeardown: '<rootDir>/tests/data/global-teardown.ts',
        moduleNameMapper: {
          '^@/(.*)$': '<rootDir>/$1',
          '^server-only$': '<rootDir>/tests/data/server-only.ts',
        },
      }),
    ],
  };
}
