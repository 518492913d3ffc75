// npm test: every check of the product, from a fresh clone. `npm test -- lint unit` runs some of them.
import { endAll } from './processes/children.mjs';
import { areDependenciesInstalled, checkNode, installDependencies } from './processes/dependencies.mjs';
import { step } from './processes/steps.mjs';
import { LOGS, STEPS } from './test/steps.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await endAll();
    process.exit(130);
  });
}

const results = [];
try {
  checkNode();
  const names = chosenSteps();
  if (!areDependenciesInstalled())
    await step('Installing dependencies', () => installDependencies(`${LOGS}/install.log`));
  for (const name of names) results.push(await perform(name));
} catch (error) {
  console.error(error.message);
  results.push({ name: 'set-up', passed: 0, failed: 1, seconds: 0 });
}
await endAll();
summarise();

function chosenSteps() {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in STEPS));
  if (unknown)
    throw new Error(`There is no step "${unknown}". The steps are: ${Object.keys(STEPS).join(', ')}.`);
  return asked.length > 0 ? asked : Object.keys(STEPS);
}

async function perform(name) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const counts = await STEPS[name](showProgress).catch((error) => ({
    passed: 0,
    failed: 1,
    failure: error.message,
  }));
  const seconds = Math.round((performance.now() - begun) / 1000);
  if (counts.failure) console.log(counts.failure);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return { name, seconds, ...counts };
}

/** The lines that say which test or page was just done. */
function showProgress(line) {
  if (/^\s*(PASS|FAIL|✓|✘|ok |not ok |\s*\d+ passed)|Generating static|Compiled|^next build/.test(line)) {
    console.log(`   ${line.trim().slice(0, 160)}`);
  }
}

function summarise() {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log('\nstep        passed  failed  seconds');
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      name.padEnd(10) + String(passed).padStart(8) + String(failed).padStart(8) + String(seconds).padStart(9),
    );
  }
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') > 0 || results.length === 0 ? 1 : 0);
}
