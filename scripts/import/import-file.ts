import { basename } from 'node:path';
import { UserError } from '../processes/user-error';
import { type Connection, connectToRest } from './connect';
import { compareRows } from './match/compare';
import type { Compared } from './match/outcome';
import { counted, number, Progress } from './progress';
import { type OpenedFile, type OpenOptions, openSource, withFileName } from './read/read-file';
import { readDirectory } from './read-directory';
import { ImportReport, listRows, reportFailed } from './report';
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
} from './runs';

/** What the command says about a file and how it is read. */
export interface ImportOptions extends OpenOptions {
  file: string;
  batch: number;
  apply?: boolean;
  'skip-refused'?: boolean;
}

/** What a file would change. */
export interface Import {
  /** The id of the run, which the content of the file determines. */
  run: string;
  /** The number of rows, and what they are. */
  count: number;
  noun: string;
  /** Whose ids the rows have. */
  source?: string;
  compare: (database: Connection) => AsyncIterable<Compared>;
}

/** Previews the changes of a file of providers, or applies them with --apply (product rule 3.11). @throws UserError */
export async function importProviders(options: ImportOptions): Promise<void> {
  const { file } = options;
  const source = await withFileName(file, () => openSource(file, options));
  describeSource(file, source);
  await importFile(options, {
    run: source.hash,
    count: source.count,
    noun: 'row',
    source: source.mapping.ids,
    compare: async function* (database) {
      yield* compareRows(source, await readDirectory(database, source.mapping.ids));
    },
  });
}

/** Prints what the file looks like, and what is not read. */
function describeSource(file: string, source: OpenedFile): void {
  const { description, remarks, mapping, count } = source;
  console.log(`${file}: ${description}, ${counted(count, 'row')}.`);
  if (mapping.format) console.log(`Looks like ${mapping.format}.`);
  if (mapping.guessed)
    console.log(`By the last words of their names: ${mapping.guessed}. To ignore one: --map 'its name='`);
  for (const remark of remarks) console.log(remark);
  if (mapping.remarks.length > 0)
    console.log(`Of ${mapping.remarks.join(', ')}, only what speaks of a closure is read.`);
  if (mapping.unknown.length > 0)
    console.log(
      `Ignored: ${mapping.unknown.join(', ')}. The directory has no such columns; use --map to assign them.`,
    );
}

/**
 * Previews what a file would change, or applies it with --apply.
 * @throws UserError if --apply writes nothing, or would write nothing
 */
export async function importFile(options: ImportOptions, imported: Import): Promise<void> {
  const { file, batch, apply } = options;
  const { run } = imported;
  const database = await connectToRest();
  console.log(`The directory is ${database.name}.`);
  const existing = apply ? await beginRun(database, run, basename(file)) : await findRun(database, run);
  if (apply && existing?.state === 'applied') throw new UserError(`Nothing was done. ${alreadyApplied(run)}`);
  if (apply && existing?.state === 'applying') {
    console.log(`Run ${run} was interrupted and is resumed.`);
    return finish(database, options, run, existing.summary!);
  }
  const running = !apply && (await describeRunning(database));
  if (running) console.log(`${running} This preview may be out of date when it ends.`);

  const { counts, problems, path } = await compareFile(database, options, imported);
  console.log(`\n${counted(problems, 'problem')} by line: ${path}`);
  const refused = refusalOf(options, imported, counts.refused);
  const isEmpty = counts.new + counts.changed + (imported.source === undefined ? 0 : counts.same) === 0;
  if (apply && (refused || isEmpty)) await discardRun(database, run);
  if (refused) throw new UserError(refused);
  if (apply && !isEmpty) {
    await finishStaging(database, run, { summary: counts, source: imported.source ?? null });
    return finish(database, { file, batch }, run, counts);
  }
  if (existing?.state === 'applied')
    throw new UserError(`Nothing was written, and --apply would write nothing. ${alreadyApplied(run)}`);
  const next =
    existing?.state === 'applying'
      ? `Run ${run} of this file was interrupted: repeat the command with --apply to resume it.`
      : isEmpty
        ? 'There is nothing to apply.'
        : counts.new + counts.changed === 0
          ? 'There is nothing to apply, but --apply notes which ids of the source were seen.'
          : 'To apply it, repeat the command with --apply.';
  console.log(`Nothing was written. ${next}`);
}

/** Returns why a file is not applied; undefined if it is. */
function refusalOf(
  { apply, 'skip-refused': isSkipped }: ImportOptions,
  { count, noun }: Import,
  refused: number,
): string | undefined {
  if (isSkipped || refused < count * MAX_REFUSED_SHARE) return undefined;
  const reason = `${number(refused)} of ${number(count)} ${noun}s are refused, a tenth or more.`;
  return apply
    ? `${reason} Nothing was written. Fix them, or skip them: --skip-refused`
    : `Nothing was written, and --apply would write nothing: ${reason} Fix them, or skip them: --apply --skip-refused`;
}

/** Compares the rows, reports on them, and stages those that change something if they are to be applied. */
async function compareFile(
  database: Connection,
  { file, batch: size, apply }: ImportOptions,
  imported: Import,
): Promise<ImportReport> {
  const report = await ImportReport.create(file);
  const progress = new Progress('compared', imported.count);
  let done = 0;
  let batch: Compared[] = [];
  const end = async () => {
    await report.add(batch);
    if (apply) await stageRows(database, imported.run, batch);
    progress.show((done += batch.length));
    batch = [];
  };
  for await (const row of imported.compare(database)) if (batch.push(row) === size) await end();
  if (batch.length > 0) await end();
  console.log(`\n${report.table()}`);
  return report;
}

async function finish(
  database: Connection,
  { file, batch }: Pick<ImportOptions, 'file' | 'batch'>,
  run: string,
  counts: Record<string, number>,
): Promise<void> {
  const failed = await applyRun(database, run, batch);
  const { new: added = 0, changed = 0, same = 0, vanished: _vanished, ...skipped } = counts;
  const others = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  console.log(
    `\nRun ${run} is applied: ${number(added)} added, ${number(changed)} changed; ${number(same)} unchanged, ${number(others)} skipped.`,
  );
  listRows(failed, failed.length, 'Of these, some could not be written:');
  await reportFailed(file, failed);
  console.log('Pages are updated within two minutes.');
  console.log(`To undo it: npm run import -- --undo ${run}`);
}
