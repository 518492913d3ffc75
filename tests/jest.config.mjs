import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const withNext = nextJest({ dir: rootDir });

/** Packages published only as ES modules. */
const MODULES = [
  'get-port',
  '@vercel/analytics',
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'po-parser',
  'p-retry',
  'is-network-error',
  'supercluster',
  'kdbush',
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
];

/** Slow tests that rarely break are in files named *.full.test.ts, which `npm test` skips. */
const SKIPPED = process.env.TEST_TIER === 'quick' ? ['\\.full\\.test\\.tsx?$'] : [];

/** With `--postgres`, only tests that use databases directly run: the embedded backend serves the others. */
const DATA = join(rootDir, 'tests/data');
const usesDatabase = (file) => readFileSync(join(DATA, file), 'utf8').includes("from './database'");
const WITHOUT_DATABASE =
  process.env.TEST_DATABASE === 'postgres'
    ? readdirSync(DATA).filter((file) => file.endsWith('.test.ts') && !usesDatabase(file))
    : [];

async function project(displayName, testEnvironment, folders, more = {}) {
  const config = await withNext({
    displayName,
    rootDir,
    testEnvironment,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
    testPathIgnorePatterns: ['/node_modules/', ...SKIPPED, ...WITHOUT_DATABASE.map((file) => `/${file}$`)],
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
      }),
      await project('components', 'jsdom', ['components'], {
        setupFilesAfterEnv: ['<rootDir>/tests/components/set-up.ts'],
      }),
      await project('project', 'node', ['project']),
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
