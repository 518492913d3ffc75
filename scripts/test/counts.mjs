import { existsSync, readFileSync } from 'node:fs';

/** Passed and failed tests of a report that Jest wrote. */
export function countJest(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  // A suite that could not be run at all has no tests of its own to fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Passed and failed tests of a report that Playwright wrote. */
export function countPlaywright(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
