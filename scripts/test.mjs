// npm test: every check of the product. npm run test:full: what takes long and rarely breaks, too. Both take names of
// steps: npm test -- lint unit.
import getPort from 'get-port';
import { Listr, PRESET_TIMER } from 'listr2';
import { portFrom } from './processes/ports.mjs';
import { runNode } from './processes/run-node.mjs';

const COMMANDS = {
  build: 'scripts/test/build.mjs',
  typecheck: 'scripts/typecheck.mjs',
  lint: 'node_modules/eslint/bin/eslint.js . --max-warnings 0',
  format: 'node_modules/prettier/bin/prettier.cjs --check .',
  seed: 'scripts/seed.mjs --check',
  pharmacies: 'scripts/pharmacies.mjs --check',
  rowtypes: 'scripts/types.mjs --check',
  unit: 'node_modules/jest/bin/jest.js --config tests/jest.config.mjs --selectProjects unit components project',
  data: '--experimental-vm-modules node_modules/jest/bin/jest.js --config tests/jest.config.mjs --selectProjects data --runInBand',
  browser: 'node_modules/@playwright/test/cli.js test --config tests/playwright.config.ts',
};
/** Two columns, side by side. */
const SITE = ['build', 'typecheck', 'lint', 'browser'];
const CHECKS = ['format', 'seed', 'pharmacies', 'rowtypes', 'unit', 'data'];
const PROGRESS = /^\s*(PASS|FAIL|✓|✘)|Generating static|Compiled|^next build/;
/** What Jest and Playwright say at the end. */
const SUMMARY = /^Tests: |^ {2}\d+ (passed|failed|flaky)\b/;

const chosen = process.argv.slice(2).filter((argument) => argument !== '--full');
const unknown = chosen.find((name) => !(name in COMMANDS));
if (unknown) {
  console.error(`There is no step ${unknown}. The steps are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}
const stopping = new AbortController();
const results = {};

// npm that is killed can not pass it on.
if (process.env.npm_lifecycle_event) await import('./processes/end-with-parent.mjs');
for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    console.log('\nStopped.');
    stopping.abort();
    process.exit(130);
  });
}
if (process.argv.includes('--full')) process.env.TEST_TIER = 'full';
// The address of the site is in its pages: it is the same for the build and the browser.
process.env.TEST_PORT = String(await getPort({ port: portFrom('TEST_PORT', 3100) }));

const inTurn = (title, names) => ({
  title,
  task: (_, task) => task.newListr(names.map(step), { concurrent: false }),
});
await new Listr([inTurn('site', SITE), inTurn('checks', CHECKS)], {
  concurrent: true,
  exitOnError: false,
  registerSignalListeners: false,
  rendererOptions: { timer: PRESET_TIMER },
  fallbackRendererOptions: { timer: PRESET_TIMER },
}).run();
report();

function step(name) {
  return {
    title: name,
    enabled: chosen.length === 0 || chosen.includes(name),
    task: async (_, task) => {
      const begun = performance.now();
      const counts = await run(name, (line) => (task.output = line));
      results[name] = { ...counts, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
      if (counts.failed > 0) throw new Error(`${name}: ${counts.failed} failed`);
    },
  };
}

async function run(name, showProgress) {
  if (name === 'browser' && results.build?.failed > 0)
    return { passed: 0, failed: 1, failure: 'There is no build to test.' };
  let [passed, failed, flaky] = [0, 0, 0];
  const onLine = (line) => {
    if (PROGRESS.test(line)) showProgress(line.trim());
    if (!SUMMARY.test(line)) return;
    passed += Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
    failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
    flaky += Number(/(\d+) flaky/.exec(line)?.[1] ?? 0);
  };
  const log = `supabase/.temp/test-logs/${name}.log`;
  try {
    await runNode(COMMANDS[name].split(' '), { log, onLine, signal: stopping.signal });
    return { passed: passed + flaky || 1, failed, flaky };
  } catch (error) {
    return { passed: passed + flaky, failed: failed || 1, flaky, failure: error.message };
  }
}

function report() {
  const all = Object.entries(results);
  for (const [name, { failure }] of all) if (failure) console.log(`\n── ${name}\n${failure}`);
  console.log('\nstep        passed  failed seconds');
  for (const [name, { passed, failed, seconds }] of all)
    console.log(name.padEnd(10) + [passed, failed, seconds].map((one) => String(one).padStart(8)).join(''));
  const total = (key) => all.reduce((sum, [, result]) => sum + result[key], 0);
  const flaky = all.flatMap(([name, result]) =>
    result.flaky ? [`${name}: ${result.flaky} at the second try`] : [],
  );
  console.log(`\n${[`${total('passed')} passed, ${total('failed')} failed`, ...flaky].join('; ')}`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}
