import { basename } from 'node:path';
import { Refusal } from '../processes/refusal.mjs';
import { compareRows } from './compare.mjs';
import { connect } from './connect.mjs';
import { openSource } from './read-file.mjs';
import { listRows, number, Progress, Report } from './report.mjs';
import { applyRun, discardRun, findRun, finishStaging, stageRows } from './runs.mjs';

/** With this share of refused rows, the file or its columns are wrong rather than single rows. */
const MOST_REFUSED = 0.1;

/**
 * Previews the changes of a file, or applies them with --apply (product rule 3.11).
 * @throws Refusal if --apply writes nothing, or would write nothing
 */
export async function importFile({ file, map, batch, apply, 'skip-refused': mayRefuse }) {
  const source = await about(file, () => openSource(file, map));
  console.log(
    `${file}: ${source.description}, ${number(source.count)} ${source.count === 1 ? 'row' : 'rows'}.`,
  );
  if (source.unread.length > 0)
    console.log(
      `Not read: ${source.unread.join(', ')}. The directory has no such columns. --map says which one is meant.`,
    );
  const database = await connect();
  console.log(`The directory is ${database.name}.`);

  const run = source.hash;
  const known = apply
    ? await database.call('begin_import', { run_id: run, file_name: basename(file) })
    : await findRun(database, run);
  if (apply && known.state === 'applied') throw new Refusal(`Nothing was done. ${appliedBefore(run)}`);
  if (apply && known.state === 'applying') {
    console.log(`Run ${run} was interrupted, and goes on where it stopped.`);
    return finish(database, run, batch, known.summary);
  }

  const report = await compare(source, database, batch, apply ? run : undefined);
  const { counts } = report;
  console.log(
    `\n${report.table()}\n\n${number(report.problems)} ${report.problems === 1 ? 'problem' : 'problems'} by line: ${report.file.path}`,
  );
  const isTooBroken = counts.refused >= source.count * MOST_REFUSED && !mayRefuse;
  const tooBroken = `${number(counts.refused)} of ${number(source.count)} rows are refused, one in ten or more.`;
  if (apply && isTooBroken) {
    await discardRun(database, run);
    throw new Refusal(`${tooBroken} Nothing was written. Mend them, or leave them out: --skip-refused`);
  }
  if (apply) {
    await finishStaging(database, run, counts);
    return finish(database, run, batch, counts);
  }
  if (isTooBroken)
    throw new Refusal(
      `Nothing was written, and --apply would write nothing: ${tooBroken} Mend them, or leave them out: --apply --skip-refused`,
    );
  if (known?.state === 'applied')
    throw new Refusal(`Nothing was written, and --apply would write nothing. ${appliedBefore(run)}`);
  console.log(`Nothing was written. ${nextStep(run, counts, known)}`);
}

const appliedBefore = (run) =>
  `This file was applied as run ${run} before. To take it back: npm run import -- --undo ${run}`;

function nextStep(run, counts, known) {
  if (known?.state === 'applying')
    return `Run ${run} of this file was interrupted: the same command with --apply goes on where it stopped.`;
  if (counts.new + counts.changed === 0) return 'There is nothing to apply.';
  return 'To apply it: the same command with --apply';
}

async function compare(source, database, size, run) {
  const report = await Report.create(source.path);
  const progress = new Progress('compared', source.count);
  let done = 0;
  for await (const rows of compareRows(source.rows(), database, size)) {
    await report.add(rows);
    if (run) await stageRows(database, run, rows);
    progress.show((done += rows.length));
  }
  await report.file.close();
  return report;
}

async function finish(database, run, size, counts) {
  const failed = await applyRun(database, run, size);
  console.log(
    `\nRun ${run} is applied: ${number(counts.new)} added, ${number(counts.changed)} changed; ${number(counts.same)} were the same, ${number(counts.doubtful + counts.refused)} left out.`,
  );
  listRows(failed, failed.length, 'But the database refused these of them:');
  console.log('Pages follow within 5 minutes; POST /api/revalidate shows them at once.');
  console.log(`To take it back: npm run import -- --undo ${run}`);
}

/** Prefixes errors with the file name. */
async function about(file, read) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`${file}: ${error.message} Nothing was written.`);
    throw error;
  }
}
