// npm run import -- providers.csv: what a file of providers would change in the directory, and with --apply changes it.
// docs/staff.md has the commands. Without --apply nothing is written to the database.
import { basename } from 'node:path';
import { readArguments, USAGE } from './import/arguments.mjs';
import { compareRows } from './import/compare.mjs';
import { connect } from './import/connect.mjs';
import { exportProviders } from './import/export.mjs';
import { Progress } from './import/progress.mjs';
import { Report } from './import/report.mjs';
import { applyRun, finishStaging, stageRows, undoRun } from './import/runs.mjs';
import { countRows, openSource } from './import/source.mjs';
import { Refusal } from './processes/refusal.mjs';

/** Where as many rows as this are refused, the file or its columns are wrong, and not the rows. */
const MOST_REFUSED = 0.1;
const LISTED = 10;
const number = (value) => value.toLocaleString('en');

try {
  const options = readArguments(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else if (options.undo) await undo(options);
  else if (options.export) await exportTo(options);
  else await importFile(options);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function importFile(options) {
  const { file } = options;
  const [source, counted] = await about(file, async () => {
    const opened = await openSource(file, options.map);
    return [opened, await countRows(opened)];
  });
  console.log(
    `${file}: ${source.description}, ${number(counted.rows)} ${counted.rows === 1 ? 'row' : 'rows'}.`,
  );
  if (source.unknown.length > 0)
    console.log(
      `Not read, because the directory has no such columns: ${source.unknown.join(', ')}. --map gives them another name.`,
    );
  const database = await connect();
  console.log(`The directory is ${database.name}.`);

  const run = source.hash;
  const isTooBroken = counted.refused >= counted.rows * MOST_REFUSED && !options['skip-refused'];
  const isApplied = options.apply && !isTooBroken;
  const known = isApplied
    ? await database.call('begin_import', { run_id: run, file_name: basename(file) })
    : undefined;
  if (known?.state === 'applied')
    throw new Refusal(
      `This file was applied as run ${run} before. Nothing was done. To take it back: npm run import -- --undo ${run}`,
    );
  if (known?.state === 'applying') {
    console.log(`Run ${run} was interrupted, and goes on where it stopped.`);
    return finish(database, run, options.batch, known.summary);
  }

  const report = await compare(source, counted.rows, database, options.batch, isApplied ? run : undefined);
  const summary = report.counts;
  console.log(`\n${report.table()}\n\n${number(report.problems)} problems by line: ${report.file.path}`);
  if (isApplied) {
    await finishStaging(database, run, summary);
    return finish(database, run, options.batch, summary);
  }
  if (isTooBroken && options.apply)
    throw new Refusal(
      `${number(counted.refused)} of ${number(counted.rows)} rows are refused, one in ten or more. Nothing was written. Correct them, or leave them out: --skip-refused`,
    );
  console.log('Nothing was written. To apply it: the same command with --apply');
}

async function compare(source, total, database, size, run) {
  const report = await Report.create(source.path);
  const progress = new Progress('compared', total);
  let done = 0;
  for await (const rows of compareRows(source.rows(), database, size)) {
    await report.add(rows);
    if (run) await stageRows(database, run, rows);
    progress.show((done += rows.length));
  }
  await report.file.close();
  return report;
}

async function finish(database, run, size, summary) {
  const failed = await applyRun(database, run, size);
  await database.call('refresh_counts');
  console.log(
    `\nRun ${run} is applied: ${number(summary.new)} added, ${number(summary.changed)} changed; ${number(summary.same)} were the same, ${number(summary.doubtful + summary.refused)} left out.`,
  );
  list(failed, 'The database refused these:');
  console.log(
    'Counts follow within a minute, pages within minutes; POST /api/revalidate shows them at once.',
  );
  console.log(`To take it back: npm run import -- --undo ${run}`);
}

async function undo({ undo: run, batch }) {
  const database = await connect();
  const { file, undone, left } = await undoRun(database, run, batch);
  await database.call('refresh_counts');
  console.log(
    `Run ${run} of ${file} is undone: ${number(undone - left.length)} rows are as before, ${number(left.length)} stay.`,
  );
  list(left, 'These stay, because they are no more what the import wrote:');
}

async function exportTo({ export: path }) {
  const written = await exportProviders(await connect(), path);
  console.log(`${path}: ${number(written)} providers.`);
}

function list(rows, title) {
  if (rows.length === 0) return;
  console.log(title);
  for (const { line, provider_id: id, name, problem } of rows.slice(0, LISTED))
    console.log(`  line ${line}, provider ${id ?? '?'}${name ? ` (${name})` : ''}: ${problem}`);
  if (rows.length > LISTED)
    console.log(`  and ${number(rows.length - LISTED)} more, in the table import_rows`);
}

/** Puts the name of the file before what is wrong with it. */
async function about(file, read) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`${file}: ${error.message} Nothing was written.`);
    throw error;
  }
}
