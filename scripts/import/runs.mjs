import { UserError } from '../processes/user-error.mjs';
import { valuesToWrite } from './compare.mjs';
import { number, Progress } from './report.mjs';

/**
 * Says which other run a command is working on, or returns undefined.
 * @param {{ id: string, file: string, left: number } | null} [running] if it is already known
 */
export async function describeRunning(database, running) {
  const run = running ?? (await database.call('running_import', {}));
  if (!run) return undefined;
  const left = run.left > 0 ? `, ${number(run.left)} rows left` : '';
  return `An import is running: run ${run.id} of ${run.file}${left}.`;
}

/** @throws UserError if a command is working on another run */
async function rejectWhileRunning(database, run) {
  const running = await database.call('running_import', { except_run: run });
  if (running) throw new UserError(`${await describeRunning(database, running)} Nothing was done. ${WAIT}`);
}

/** Begins a run, or returns its state. @throws UserError if a command is working on another run */
export async function beginRun(database, run, file) {
  const begun = await database.call('begin_import', { run_id: run, file_name: file });
  if (begun.running)
    throw new UserError(`${await describeRunning(database, begun.running)} Nothing was done. ${WAIT}`);
  return begun;
}

/** At this share of refused rows, the file or its column mapping is probably wrong. */
export const MAX_REFUSED_SHARE = 0.1;

/** Says that a file was applied before, and how to undo it. */
export const alreadyApplied = (run) =>
  `This file was already applied as run ${run}. To undo it: npm run import -- --undo ${run}`;

const WAIT = 'Wait until it ends. If it was interrupted, repeat this command after a minute.';

/** Stores the rows of a batch that change something, to be applied later. */
export async function stageRows(database, run, rows) {
  const staged = rows
    .filter(({ action }) => action === 'new' || action === 'changed')
    .map((row) => ({
      run,
      line: row.line,
      values: valuesToWrite(row),
      action: row.action,
      provider_id: row.target,
    }));
  if (staged.length > 0) await database.rows((client) => client.from('import_rows').insert(staged));
  await database.call('touch_import', { run_id: run });
}

/** Marks staging as complete: from now on an interrupted run can be resumed. */
export async function finishStaging(database, run, summary) {
  await database.rows((client) =>
    client.from('import_runs').update({ state: 'applying', summary }).eq('id', run),
  );
}

/** Marks a run as applied. */
export async function markApplied(database, run) {
  const values = { state: 'applied', finished_at: new Date().toISOString(), active_at: null };
  await database.rows((client) => client.from('import_runs').update(values).eq('id', run));
}

/** Deletes a run that has not been applied. */
export async function discardRun(database, run) {
  await database.rows((client) => client.from('import_runs').delete().eq('id', run).eq('state', 'staging'));
}

/** Applies the staged rows that are not applied yet, and returns those of the run that failed, at most 1,000. */
export async function applyRun(database, run, size) {
  await inBatches(database, 'apply_import', run, size, 'applied', 'staged');
  return rowsIn(database, run, 'failed');
}

/**
 * Undoes a run, or what is left of it after an interrupted undo.
 * @returns the run's file, the number of rows undone, the number skipped because they have changed since, the first 1,000 of
 * these, and whether the run is fully undone
 * @throws UserError if the run does not exist or is already undone
 */
export async function undoRun(database, run, size) {
  await rejectWhileRunning(database, run);
  const found = await findRun(database, run);
  if (!found) throw new UserError(`There is no run ${run}. ${await listRuns(database)}`);
  if (found.state === 'undone') throw new UserError(`Run ${run} of ${found.file} is already undone.`);
  // Rows skipped last time may be undoable now.
  await database.rows((client) =>
    client.from('import_rows').update({ state: 'applied', problem: null }).eq('run', run).eq('state', 'left'),
  );
  const attempted = await inBatches(database, 'undo_import', run, size, 'undone', 'applied');
  const [skipped, { state }] = [await count(database, run, 'left'), await findRun(database, run)];
  return {
    file: found.file,
    undone: attempted - skipped,
    skipped,
    examples: await rowsIn(database, run, 'left'),
    isDone: state === 'undone',
  };
}

/** Returns the file and state of a run, or undefined if there is none. */
export async function findRun(database, run) {
  const [found] = await database.rows((client) =>
    client.from('import_runs').select('file, state').eq('id', run),
  );
  return found;
}

/** Calls a procedure, which processes a batch and returns the number of remaining rows, until none is left. */
async function inBatches(database, procedure, run, size, label, state) {
  const total = await count(database, run, state);
  const progress = new Progress(label, total);
  let remaining;
  do {
    remaining = await database.call(procedure, { run_id: run, size });
    progress.show(total - remaining);
  } while (remaining > 0);
  return total;
}

async function count(database, run, state) {
  let total = 0;
  await database.rows(async (client) => {
    const response = await client
      .from('import_rows')
      .select('line', { count: 'exact', head: true })
      .eq('run', run)
      .eq('state', state);
    total = response.count ?? 0;
    return response;
  });
  return total;
}

function rowsIn(database, run, state) {
  return database.rows((client) =>
    client
      .from('import_rows')
      .select('line, provider_id, problem, name:values->>business_name')
      .eq('run', run)
      .eq('state', state)
      .order('line')
      .limit(1000),
  );
}

async function listRuns(database) {
  const runs = await database.rows((client) =>
    client.from('import_runs').select('id, file, state').order('started_at', { ascending: false }).limit(5),
  );
  if (runs.length === 0) return 'There are no imports yet.';
  return `The latest runs: ${runs.map(({ id, file, state }) => `${id} (${file}, ${state})`).join(', ')}.`;
}
