import { rmSync } from 'node:fs';
import { freePort } from '../processes/ports.mjs';
import { siteEnvironment } from '../processes/site.mjs';
import { FOLDER } from './choice.mjs';
import { countJest } from './counts.mjs';
import { BIN, countReport, node } from './programs.mjs';
import { browser, build } from './site-steps.mjs';

const LAYERS = ['--config', 'tests/project/layers.cjs', 'app', 'components', 'lib', 'middleware.ts'];

/** PGlite loads parts of itself with import(), which Jest allows with this flag only. */
const JEST_OPTIONS = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };

/** The steps of `npm test` in order. Each returns its counts, or throws with the end of its output. */
export const STEPS = {
  lint: (onLine) => check('lint', BIN.eslint, ['.', '--max-warnings', '0'], onLine),
  format: (onLine) => check('format', BIN.prettier, ['--check', '.'], onLine),
  types,
  seed,
  layers: (onLine) => check('layers', BIN.depcruise, LAYERS, onLine),
  unit: (onLine) => jest('unit', ['unit', 'components', 'project'], onLine),
  data: (onLine) => jest('data', ['data', '--runInBand'], onLine),
  build,
  browser,
};

async function check(log, script, args, onLine) {
  await node(script, args, { log, onLine });
  return { passed: 1, failed: 0 };
}

/** The sample data are what their generators write. */
async function seed(onLine) {
  await node('scripts/seed.mjs', ['--check'], { log: 'seed', onLine });
  await node('scripts/pharmacies.mjs', ['--check'], { log: 'pharmacies', onLine });
  return { passed: 2, failed: 0 };
}

async function types(onLine) {
  const env = siteEnvironment({ port: 0, backendPort: 0, folder: '.next' });
  // Those of the last build may speak of pages that are gone.
  rmSync(`${FOLDER}/types`, { recursive: true, force: true });
  await node(BIN.next, ['typegen'], { log: 'typegen', env, onLine });
  await node(BIN.tsc, ['--noEmit'], { log: 'types', onLine });
  await node('scripts/types.mjs', ['--check'], { log: 'database-types', onLine });
  return { passed: 2, failed: 0 };
}

async function jest(log, selection, onLine) {
  const env = { ...JEST_OPTIONS, TEST_BACKEND_PORT: String(await freePort()) };
  const start = (report) =>
    node(
      BIN.jest,
      [
        '--config',
        'tests/jest.config.mjs',
        '--json',
        '--outputFile',
        report,
        '--selectProjects',
        ...selection,
      ],
      { log, env, onLine },
    );
  return countReport(log, start, countJest);
}
