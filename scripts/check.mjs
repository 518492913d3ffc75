// npm run check -- https://host: checks a deployed site as a new visitor and a crawler would see it, and reports problems.
// See docs/deployment.md, "After each deployment". It submits no forms and runs no searches.
import { readArguments, USAGE } from './check/arguments.mjs';
import { CHECKS } from './check/checks.mjs';
import { lineOf, summaryOf } from './check/report.mjs';
import { runChecks } from './check/run.mjs';
import { Site } from './check/site.mjs';
import { Refusal } from './processes/refusal.mjs';

try {
  const { address, help } = readArguments(process.argv.slice(2));
  if (help) console.log(USAGE);
  else await check(address);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function check(address) {
  const { REVALIDATE_SECRET: secret } = process.env;
  const site = new Site(address, { secret });
  console.log(`${site.origin}\n`);
  const results = [];
  for await (const result of runChecks(site, CHECKS, progress)) {
    progress('');
    console.log(lineOf(result));
    results.push(result);
  }
  console.log(`\n${summaryOf(results, CHECKS.length)}`);
  if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}

/** Overwrites the progress line; only on a terminal. */
function progress(message) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${message}`);
}
