/**
 * Benchmarks the site against nginx and a minimal Next.js app, on the same machine in one run.
 *
 *   npm run bench                    everything: about fifteen minutes
 *   npm run bench -- speed weight    some parts: speed, weight, lighthouse
 *   npm run bench -- --json FILE     also write the results to a file
 *   npm run bench -- --markdown      also print the tables for docs/performance.md
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { asMarkdown, asText, isOver } from './bench/report.mjs';
import { startServers } from './bench/servers.mjs';
import { measureSpeed } from './bench/speed.mjs';
import { measureWeight } from './bench/weigh.mjs';

const PARTS = { speed: measureSpeed, weight: measureWeight, lighthouse: measureLighthouse };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    markdown: { type: 'boolean' },
    seconds: { type: 'string', default: '5' },
  },
});
const unknown = positionals.find((name) => !(name in PARTS));
if (unknown) fail(`Unknown part: ${unknown}. The parts are: ${Object.keys(PARTS).join(', ')}.`);
const seconds = Number(values.seconds);
if (!(seconds > 0)) fail('--seconds must be a number above 0: the duration of the load on each URL.');

const servers = await startServers(progress);
try {
  const tables = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS))
    tables.push(await PARTS[name]({ servers, seconds, progress }));
  progress('');
  for (const table of tables) console.log(`\n${asText(table)}`);
  if (values.markdown) console.log(`\n${tables.map(asMarkdown).join('\n\n')}`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(tables, null, 2)}\n`);
  const over = tables.flatMap(({ rows }) => rows).filter(isOver);
  console.log(
    `\n${over.length === 0 ? 'All results are within their budgets.' : `${over.length} over budget.`}`,
  );
} finally {
  await servers.stop();
}
process.exit();

/** Overwrites the progress line; only on a terminal. */
function progress(message) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
