/**
 * Measures every query that a visitor can cause on an ordinary PostgreSQL with many providers.
 *
 *   npm run bench:scale                         at 600, 50,000 and 500,000 providers: about fifteen minutes
 *   npm run bench:scale -- 600 50000            at other numbers of them
 *   npm run bench:scale -- --markdown           with the table of docs/performance.md at the end
 */
import { parseArgs } from 'node:util';
import { migrate } from './backend/database.mjs';
import { installedPostgres, startCluster } from './bench-scale/cluster.mjs';
import { becomeVisitor, measure, measureSubmission } from './bench-scale/measure.mjs';
import { QUERIES } from './bench-scale/queries.mjs';
import { asMarkdown, asText, inMs } from './bench-scale/report.mjs';
import { fillProviders, fillSubmissions, prepareRows, SUBMISSIONS } from './bench-scale/rows.mjs';

const SIZES = [600, 50_000, 500_000];
const SUBMISSION = { name: `a message, ${SUBMISSIONS.toLocaleString('en')} being stored`, budget: [5, 5] };

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { markdown: { type: 'boolean' } },
  });
  const sizes = (positionals.length > 0 ? positionals.map(Number) : SIZES).sort((one, other) => one - other);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error('Sizes are whole numbers above 0.');
  const programs = installedPostgres();
  if (!programs)
    return console.log(
      'Skipped: no PostgreSQL is installed here (initdb is neither in pg_config --bindir nor in the PATH).',
    );

  const cluster = startCluster(programs);
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
  say(`storing ${SUBMISSION.name.split(' ')[2]} messages`);
  await fillSubmissions(owner);

  const results = QUERIES.map((query) => ({ query, measured: [] }));
  const submissions = { query: SUBMISSION, measured: [] };
  let filled = 0;
  for (const size of sizes) {
    await fillProviders(cluster.connect, filled, size, (number) =>
      progress(`${number.toLocaleString('en')} providers`),
    );
    filled = size;
    await refresh(owner, size);
    const visitor = await cluster.connect();
    await becomeVisitor(visitor);
    for (const { query, measured } of results) {
      progress(`measuring ${query.name}`);
      measured.push(await measure(visitor, query));
    }
    submissions.measured.push(await measureSubmission(visitor));
    await visitor.close();
  }
  const { rows } = await owner.query('show server_version');
  await owner.close();
  console.log(`\n${asText(sizes, [...results, submissions])}`);
  if (isMarkdown)
    console.log(`\n${asMarkdown(sizes, [...results, submissions], rows[0].server_version.split(' ')[0])}`);
}

/** As after an import: statistics and counts are made, and pages are known to be visible to all. */
async function refresh(owner, size) {
  progress('analysing');
  await owner.exec('vacuum analyze');
  const begun = performance.now();
  await owner.exec(`update public.count_refreshes set refreshed_at = now() - interval '1 minute'`);
  await owner.exec('select public.refresh_counts()');
  say(`${size.toLocaleString('en')} providers: refresh_counts() took ${inMs(performance.now() - begun)} ms`);
  await owner.exec('vacuum analyze');
}

function say(message) {
  progress('');
  console.log(message);
}

/** One line that is written again and again, on a screen only. */
function progress(message) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${message}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
