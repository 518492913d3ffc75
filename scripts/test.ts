// npm test: runs every check, each an npm script. npm run test:full adds slow tests that rarely break, in files named *.full.*
// or tagged @full.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { execa, type ResultPromise } from 'execa';
import { Listr, type ListrTask, PRESET_TIMER } from 'listr2';
import { freePort, portFrom } from './processes/ports';
import { ENVIRONMENT, lastLines, onStop } from './processes/run';

/** They use the same build and ports, so one after the other. */
const WITH_SITE = ['test:site', 'test:e2e'];
/** The last one takes longest. */
const OTHERS = [
  'typecheck',
  'lint',
  'lint:styles',
  'lint:layers',
  'lint:unused',
  'lint:format',
  'types -- --check',
  'test:unit',
  'test:data',
];
const LOGS = 'supabase/.temp/test-logs';
const PROGRESS = /^\s*(PASS|FAIL|✓|✘)/;
/** The summaries of Jest and Playwright, and the names of flaky tests. */
const SUMMARY = /^Tests: |^ {2}\d+ (passed|failed|flaky)\b/;
const NAME = /^ {4}\[\w.*/;

const isFull = process.argv.includes('--full');
const env = {
  ...ENVIRONMENT,
  TEST_TIER: isFull ? 'full' : 'quick',
  TEST_PORT: String(await freePort(portFrom('TEST_PORT', 3100))),
};
interface Result {
  command: string;
  log: string;
  passed: number;
  failed: number;
  flaky: string[];
  seconds: number;
}

const results: Result[] = [];
const running = new Set<ResultPromise>();

onStop(() => {
  console.log('\nStopped.');
  for (const { pid } of running) process.kill(-pid!);
  process.exit(130);
});
mkdirSync(LOGS, { recursive: true });
// Tests of the site take as long as all others together. The full ones measure response times, so nothing runs beside them.
if (isFull) {
  await runTwoAtATime([...OTHERS].reverse());
  await runTwoAtATime([WITH_SITE]);
} else await runTwoAtATime([WITH_SITE, ...OTHERS]);
report();

/** Runs commands, those of a list one after the other. */
async function runTwoAtATime(commands: readonly (string | readonly string[])[]): Promise<void> {
  const toTask = (command: string): ListrTask => ({ title: command, task: (_, task) => run(command, task) });
  const tasks = commands.map((command): ListrTask =>
    typeof command === 'string'
      ? toTask(command)
      : {
          title: command.join(', '),
          task: (_, task) => task.newListr(command.map(toTask), { concurrent: false, exitOnError: false }),
        },
  );
  await new Listr(tasks, {
    concurrent: 2,
    exitOnError: false,
    registerSignalListeners: false,
    rendererOptions: { timer: PRESET_TIMER },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  }).run();
}

async function run(command: string, task: { output: string }): Promise<void> {
  const startedAt = performance.now();
  const log = `${LOGS}/${command.split(' ')[0]!.replace(':', '-')}.log`;
  const result: Result = { command, log, passed: 0, failed: 0, flaky: [], seconds: 0 };
  results.push(result);
  writeFileSync(log, '');
  // Its own process group, so that all children can be stopped.
  const child = execa('npm', ['run', '--silent', ...command.split(' ')], {
    env,
    all: true,
    reject: false,
    stdin: 'ignore',
    detached: true,
  });
  running.add(child);
  let kind: string | undefined;
  for await (const line of child.iterable({ from: 'all' })) {
    appendFileSync(log, `${line}\n`);
    if (PROGRESS.test(line)) task.output = line.trim();
    if (SUMMARY.test(line)) {
      for (const [, count, outcome] of line.matchAll(/(\d+) (passed|failed|flaky)/g)) {
        kind = outcome;
        result[outcome === 'failed' ? 'failed' : 'passed'] += Number(count);
      }
    } else if (kind === 'flaky' && NAME.test(line)) result.flaky.push(line.replaceAll('─', '').trim());
  }
  running.delete(child);
  const { failed } = await child;
  if (failed) result.failed ||= 1;
  else result.passed ||= 1;
  result.seconds = Math.round((performance.now() - startedAt) / 1000);
  if (failed) throw new Error(`${result.failed} failed`);
}

function report(): void {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  for (const { command, failed, log } of results)
    if (failed) console.log(`\n── npm run ${command}\n${lastLines(log, 80)}\nAll output: ${log}`);
  console.log(`\n${'npm run'.padEnd(18)}  passed  failed seconds`);
  for (const { command, passed, failed, seconds } of results)
    console.log(
      command.padEnd(18) + [passed, failed, seconds].map((value) => String(value).padStart(8)).join(''),
    );
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) console.log(`\nFlaky, passed on retry:\n${flaky.join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
