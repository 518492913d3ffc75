// npm test: every check of the product, from a fresh clone. `npm test -- lint unit` runs some of them;
// `npm test -- browser --reuse-build` does not build again.
import { endAll } from './processes/children.mjs';
import { checkNode, installDependencies } from './processes/dependencies.mjs';
import { step } from './processes/steps.mjs';
import { chooseSteps } from './test/choice.mjs';
import { LOGS } from './test/programs.mjs';
import { STEPS } from './test/steps.mjs';

let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    isStopping = true;
    console.log('\nStopped.');
    await endAll();
    process.exit(130);
  });
}

const results = [];
try {
  checkNode();
  const names = chooseSteps(process.argv.slice(2), Object.keys(STEPS));
  await step('Installing dependencies', () => installDependencies(`${LOGS}/install.log`));
  for (const name of names) results.push(await perform(name));
} catch (error) {
  console.error(error.message);
  results.push({ name: 'set-up', passed: 0, failed: 1, seconds: 0 });
}
await finish();

async function perform(name) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const counts = await runStep(name);
  // Stopped by the signal above, which ends this process.
  if (isStopping) await new Promise(() => {});
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (counts.failure) console.log(counts.failure);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return { name, seconds, ...counts };
}

async function runStep(name) {
  const needed = results.find((result) => name === 'browser' && result.name === 'build' && result.failed > 0);
  if (needed) return { passed: 0, failed: 1, failure: 'Skipped: there is no build to test.' };
  return STEPS[name](showProgress).catch((error) => ({ passed: 0, failed: 1, failure: error.message }));
}

/** The lines that say which test or page was just done. */
function showProgress(line) {
  if (/^\s*(PASS|FAIL|✓|✘|ok |not ok |\s*\d+ passed)|Generating static|Compiled|^next build/.test(line)) {
    console.log(`   ${line.trim().slice(0, 160)}`);
  }
}

async function finish() {
  await endAll();
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const lines = results.map(({ name, passed, failed, seconds }) =>
    [name.padEnd(10), ...[passed, failed, seconds].map((figure) => String(figure).padStart(8))].join(''),
  );
  const summary = `${total('passed')} passed, ${total('failed')} failed`;
  console.log(`\nstep        passed  failed seconds\n${lines.join('\n')}\n`);
  process.stdout.write(`${summary}\n`, () => process.exit(total('failed') > 0 ? 1 : 0));
}
