import { basename } from 'node:path';
import { UserError } from '../processes/user-error.mjs';
import { compareRows } from './compare.mjs';
import { connect } from './connect.mjs';
import { openSource, withFileName } from './read-file.mjs';
import { counted, listRows, number, Progress, Report } from './report.mjs';
import {
  alreadyApplied,
  applyRun,
  beginRun,
  describeRunning,
  discardRun,
  findRun,
  finishStaging,
  MAX_REFUSED_SHARE,
  stageRows,
} from './runs.mjs';

/**
 * Previews the changes of a file, or applies them with --apply (product rule 3.11).
 * @throws UserError if --apply writes nothing, or would write nothing
 */
export async function importFile({ file, batch, apply, 'skip-refused': skipRefused, ...options }) {
  const source = await withFileName(file, () => openSource(file, options));
  describeSource(file, source);
  const database = await connect();
  console.log(`The directory is ${database.name}.`);

  const run = source.hash;
  const existing = apply ? await beginRun(database, run, basename(file)) : await findRun(database, run);
  if (apply && existing.state === 'applied') throw new UserError(`Nothing was done. ${alreadyApplied(run)}`);
  if (apply && existing.state === 'applying') {
    console.log(`Run ${run} was interrupted and is resumed.`);
    return finish(database, run, batch, existing.summary);
  }
  const running = !apply && (await describeRunning(database));
  if (running) console.log(`${running} This preview may be out of date when it ends.`);

  const report = await compare(source, database, batch, apply ? run : undefined);
  const { counts } = report;
  console.log(`\n${report.table()}\n\n${counted(report.problems, 'problem')} by line: ${report.file.path}`);
  const isRejected = counts.refused >= source.count * MAX_REFUSED_SHARE && !skipRefused;
  const reason = `${number(counts.refused)} of ${number(source.count)} rows are refused, a tenth or more.`;
  if (apply && isRejected) {
    await discardRun(database, run);
    throw new UserError(`${reason} Nothing was written. Fix them, or skip them: --skip-refused`);
  }
  if (apply) {
    await finishStaging(database, run, counts);
    return finish(database, run, batch, counts);
  }
  if (isRejected)
    throw new UserError(
      `Nothing was written, and --apply would write nothing: ${reason} Fix them, or skip them: --apply --skip-refused`,
    );
  if (existing?.state === 'applied')
    throw new UserError(`Nothing was written, and --apply would write nothing. ${alreadyApplied(run)}`);
  console.log(`Nothing was written. ${nextStep(run, counts, existing)}`);
}

/** Prints what the file looks like, and what is not read. */
function describeSource(file, { description, remarks, mapping, count }) {
  console.log(`${file}: ${description}, ${counted(count, 'row')}.`);
  if (mapping.exporter) console.log(`Looks like ${mapping.exporter}.`);
  for (const remark of remarks) console.log(remark);
  if (mapping.remarks.length > 0)
    console.log(`Of ${mapping.remarks.join(', ')}, only what speaks of a closure is read.`);
  if (mapping.unknown.length > 0)
    console.log(
      `Ignored: ${mapping.unknown.join(', ')}. The directory has no such columns; use --map to assign them.`,
    );
}

function nextStep(run, counts, existing) {
  if (existing?.state === 'applying')
    return `Run ${run} of this file was interrupted: repeat the command with --apply to resume it.`;
  if (counts.new + counts.changed === 0) return 'There is nothing to apply.';
  return 'To apply it, repeat the command with --apply.';
}

async function compare(source, database, size, run) {
  const report = await Report.create(source.path);
  const progress = new Progress('compared', source.count);
  let done = 0;
  for await (const rows of compareRows(source, database, size)) {
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
    `\nRun ${run} is applied: ${number(counts.new)} added, ${number(counts.changed)} changed; ${number(counts.same)} unchanged, ${number(counts.doubtful + counts.refused + (counts.closed ?? 0) + (counts.other ?? 0))} skipped.`,
  );
  listRows(failed, failed.length, 'The database refused some of them:');
  console.log('Pages are updated within two minutes.');
  console.log(`To undo it: npm run import -- --undo ${run}`);
}
