/**
 * Benchmarks every query that a visitor can trigger, on a regular PostgreSQL with many providers.
 *
 *   npm run bench:scale                         with 640, 10,000 and 50,000 providers: about five minutes
 *   npm run bench:scale -- 640 2000             with other numbers of providers
 *   npm run bench:scale -- --markdown           also print the table for docs/performance.md
 */
import { parseArgs } from 'node:util';
import { migrate } from './backend/database.mjs';
import { becomeVisitor, measure, measureSubmission } from './bench-scale/measure.mjs';
import { QUERIES } from './bench-scale/queries.mjs';
import { asMarkdown, asText } from './bench-scale/report.mjs';
import { fillProviders, fillSubmissions, prepareRows, SUBMISSIONS } from './bench-scale/rows.mjs';
import { installedPostgres, startPostgres } from './processes/postgres.mjs';

const SIZES = [640, 10_000, 50_000];
const SUBMISSION = { name: `a message, ${SUBMISSIONS.toLocaleString('en')} stored before`, budget: [5, 5] };

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { markdown: { type: 'boolean' } },
  });
  const sizes = (positionals.length > 0 ? positionals.map(Number) : SIZES).sort((a, b) => a - b);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error('Sizes are whole numbers above 0.');
  const programs = installedPostgres();
  if (!programs)
    return console.log('Skipped: PostgreSQL is not installed (no initdb in pg_config --bindir or the PATH).');

  const cluster = startPostgres(programs);
  process.once('SIGINT', () => {
    cluster.stop();
    process.exit(130);
  });
  try {
    await run(cluster, sizes, values.markdown);
  } finally {
    cluster.stop();
  }
}

async function run(cluster, sizes, isMarkdown) {
  const owner = await cluster.connect();
  await migrate(owner);
  await prepareRows(owner);
  log(`storing ${SUBMISSION.name.split(' ')[2]} messages`);
  await fillSubmissions(owner);

  const results = QUERIES.map((query) => ({ query, measurements: noMeasurements() }));
  const submissions = { query: SUBMISSION, measurements: noMeasurements() };
  let count = 0;
  for (const size of sizes) {
    await fillProviders(cluster.connect, count, size, (number) =>
      progress(`${number.toLocaleString('en')} providers`),
    );
    count = size;
    progress('analyzing');
    await owner.exec('vacuum analyze');
    const visitor = await cluster.connect();
    await becomeVisitor(visitor);
    for (const { query, measurements } of results) {
      progress(`measuring ${query.name}`);
      measurements.push(await measure(visitor, query));
    }
    submissions.measurements.push(await measureSubmission(visitor));
    await visitor.close();
  }
  const { rows } = await owner.query('show server_version');
  await owner.close();
  console.log(`\n${asText(sizes, [...results, submissions])}`);
  if (isMarkdown)
    console.log(`\n${asMarkdown(sizes, [...results, submissions], rows[0].server_version.split(' ')[0])}`);
}

/** @returns {import('./bench-scale/measure.mjs').Measurement[]} */
function noMeasurements() {
  return [];
}

function log(message) {
  progress('');
  console.log(message);
}

/** Overwrites the progress line; only on a terminal. */
function progress(message) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${message}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
