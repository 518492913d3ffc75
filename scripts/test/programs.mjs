import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/children.mjs';

export const LOGS = 'supabase/.temp/test-logs';

/** Where the programs are that the steps run with Node. */
export const BIN = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/**
 * Runs a program with its output in the log of that name.
 * @throws Error with the end of the output when it fails.
 */
export function node(script, args, { log, ...options }) {
  return run(process.execPath, [script, ...args], { ...options, log: join(LOGS, `${log}.log`) });
}

/** Runs a program that reports to a file, and counts what it reported. `running` is given the name of the file. */
export async function countReport(name, running, count) {
  const report = join(process.cwd(), LOGS, `${name}.json`);
  rmSync(report, { force: true });
  let failure;
  await running(report).catch((error) => (failure = error.message));
  const { passed, failed } = count(report);
  return { passed, failed: failure ? Math.max(1, failed) : failed, failure };
}
