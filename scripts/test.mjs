// npm test: every check of the product. npm run test:full: what takes long and rarely breaks, too.
import { Listr, PRESET_TIMER } from 'listr2';
import { createSteps } from './test/steps.mjs';

// npm that is killed can not pass it on.
if (process.env.npm_lifecycle_event) await import('./processes/end-with-parent.mjs');

const stopping = new AbortController();
const steps = createSteps({ isFull: process.argv.includes('--full'), signal: stopping.signal });
const results = [];

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    console.log('\nStopped.');
    stopping.abort();
    process.exit(130);
  });
}

const options = {
  exitOnError: false,
  registerSignalListeners: false,
  rendererOptions: { timer: PRESET_TIMER },
  fallbackRendererOptions: { timer: PRESET_TIMER },
};
await new Listr(
  [
    {
      title: 'Build and checks',
      task: (_, task) =>
        task.newListr(
          [
            inTurn('site', ['build', 'typecheck']),
            inTurn('checks', ['lint', 'format', 'generated', 'unit', 'data']),
          ],
          {
            concurrent: true,
          },
        ),
    },
    step('browser'),
  ],
  options,
).run();
report();

function inTurn(title, names) {
  return { title, task: (_, task) => task.newListr(names.map(step)) };
}

function step(name) {
  return {
    title: name,
    task: async (_, task) => {
      const begun = performance.now();
      const counts = await run(name, (line) => (task.output = line));
      results.push({ name, ...counts, seconds: ((performance.now() - begun) / 1000).toFixed(1) });
      if (counts.failed > 0) throw new Error(`${name}: ${counts.failed} failed`);
    },
  };
}

async function run(name, onLine) {
  if (name === 'browser' && results.some((result) => result.name === 'build' && result.failed > 0))
    return { passed: 0, failed: 1, failure: 'There is no build to test.' };
  return steps[name](onLine).catch((error) => ({ passed: 0, failed: 1, failure: error.message }));
}

function report() {
  for (const { name, failure } of results) if (failure) console.log(`\n── ${name}\n${failure}`);
  console.log('\nstep        passed  failed seconds');
  for (const { name, passed, failed, seconds } of results)
    console.log(
      name.padEnd(10) + [passed, failed, seconds].map((figure) => String(figure).padStart(8)).join(''),
    );
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}
