import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a test runner's JSON report counts. */
const COUNTERS = {
  jest: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not be run at all has no tests of its own to fail.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
};

/**
 * Runs a test runner that reports to the file which `run` is given, and counts its tests.
 * @returns {Promise<{ passed: number, failed: number, failure?: string }>} `failure` is the end of its output.
 */
export async function countTests(runner, file, run) {
  const report = resolve(file);
  rmSync(report, { force: true });
  const failure = await run(report).then(
    () => undefined,
    (error) => error.message,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, failure: failure ?? `There is no ${file}.` };
  const { passed, failed } = COUNTERS[runner](JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: failure ? Math.max(1, failed) : failed, failure };
}
