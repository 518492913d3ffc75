// npm run check -- https://host: checks a deployed site as a new visitor and a crawler would see it, and reports problems.
// See docs/deployment.md, "After each deployment". It submits no forms and runs no searches.
import { parseArgs } from 'node:util';
import { CHECKS } from './check/checks.mjs';
import { formatResult, formatSummary } from './check/report.mjs';
import { runChecks } from './check/run.mjs';
import { Site } from './check/site.mjs';
import { UserError } from './processes/user-error.mjs';

const USAGE = `npm run check -- https://lamaa.example     checks the site and prints one line per check

With REVALIDATE_SECRET in the environment it also revalidates all pages, as the database webhook does.
Exits with 0 if there are no problems, 1 if there are, and 2 for invalid arguments.`;

try {
  const { values, positionals } = readArguments();
  if (values.help) console.log(USAGE);
  else await check(originOf(positionals));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function check(origin) {
  const site = new Site(origin, { secret: process.env.REVALIDATE_SECRET });
  console.log(`${origin}\n`);
  const results = [];
  for await (const result of runChecks(site, { onProgress: showProgress })) {
    showProgress('');
    console.log(formatResult(result));
    results.push(result);
  }
  console.log(`\n${formatSummary(results, CHECKS.length)}`);
  if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}

/** Overwrites the progress line; only on a terminal. */
function showProgress(message) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${message}`);
}

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

function originOf([address, ...others]) {
  if (!address || others.length > 0) throw new UserError(`Exactly one URL is required.\n\n${USAGE}`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!['https:', 'http:'].includes(url?.protocol))
    throw new UserError(`${address} is not a URL: it must begin with https:// or http://.`);
  if (url.href !== `${url.origin}/`)
    throw new UserError(`${address} must not have a path: use ${url.origin}.`);
  return url.origin;
}
