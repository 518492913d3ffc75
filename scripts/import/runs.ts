import { UserError } from '../processes/user-error';
import type { Connection } from './connect';
import type { Compared } from './match/outcome';
import { number, Progress } from './progress';

interface Running {
  id: string;
  file: string;
  remaining: number;
}

/** A row of a run, as reports name it. */
export interface RunRow {
  line: number;
  provider_id: number | null;
  name: string | null;
  problem: string | null;
}

/** The state of a run, and what it would write once it is staged. */
interface Run {
  file: string;
  state: 'staging' | 'applying' | 'applied' | 'undone';
  summary: Record<string, number> | null;
}

/** Says which run a command is working on, or returns undefined. @param except another run than that */
export async function describeRunning(database: Connection, except?: string): Promise<string | undefined> {
  const run = await database.call<Running | null>('running_import', { except_run: except });
  return run ? inWords(run) : undefined;
}

const inWords = ({ id, file, remaining: left }: Running) =>
  `An import is running: run ${id} of ${file}${left > 0 ? `, ${number(left)} rows left` : ''}.`;

const WAIT =
  'Nothing was done. Wait until it ends. If it was interrupted, repeat this command after a minute.';

/** Begins a run, or returns its state. @throws UserError if a command is working on another run */
export async function beginRun(database: Connection, run: string, file: string): Promise<Run> {
  const begun = await database.call<Run & { running?: Running }>('begin_import', {
    run_id: run,
    file_name: file,
  });
  if (begun.running) throw new UserError(`${inWords(begun.running)} ${WAIT}`);
  return begun;
}

/** At this share of refused rows, the file or its column mapping is probably wrong. */
export const MAX_REFUSED_SHARE = 0.1;

/** Says that a file was applied before, and how to undo it. */
export const alreadyApplied = (run: string): string =>
  `This file was already applied as run ${run}. To undo it: npm run import -- --undo ${run}`;

/**
 * Stores the rows of a batch that change something, with the values that they replace, to be applied later, and which ids of the source
 * were seen.
 */
export async function stageRows(database: Connection, run: string, rows: readonly Compared[]): Promise<void> {
  const staged = rows.flatMap(({ line, name, action, values = {}, target, sourceId, changes = {} }) => {
    const seen = { run, line, name, provider_id: target ?? null, source_id: sourceId ?? null };
    if (action !== 'new' && action !== 'changed')
      return target === undefined || sourceId === undefined
        ? []
        : [{ ...seen, action: 'same', state: 'seen', before: {}, values: {} }];
    const before = Object.fromEntries(Object.entries(changes).map(([column, [value]]) => [column, value]));
    const after = Object.fromEntries(Object.entries(changes).map(([column, [, value]]) => [column, value]));
    return [{ ...seen, action, state: 'staged', before, values: action === 'new' ? values : after }];
  });
  if (staged.length > 0) await database.rows((client) => client.from('import_rows').insert(staged));
  await database.call('touch_import', { run_id: run });
}

/** Marks staging as complete: from now on an interrupted run can be resumed. */
export async function finishStaging(
  database: Connection,
  run: string,
  values: { summary: object; source: string | null },
): Promise<void> {
  await database.rows((client) =>
    client
      .from('import_runs')
      .update({ state: 'applying', ...values })
      .eq('id', run),
  );
}

/** Deletes a run that has not been applied. */
export async function discardRun(database: Connection, run: string): Promise<void> {
  await database.rows((client) => client.from('import_runs').delete().eq('id', run).eq('state', 'staging'));
}

/** Applies the staged rows that are not applied yet, and returns those of the run that failed, at most 1,000. */
export async function applyRun(database: Connection, run: string, size: number): Promise<RunRow[]> {
  await inBatches(database, 'apply_import', run, size, 'applied', 'staged');
  return rowsIn(database, run, 'failed');
}

/**
 * Undoes a run, or what is left of it after an interrupted undo.
 * @returns the run's file, the number of rows undone, the number skipped because they have changed since, the first 1,000 of
 * these, and whether the run is fully undone
 * @throws UserError if the run does not exist or is already undone, or if a command is working on another one
 */
export async function undoRun(database: Connection, run: string, size: number) {
  const running = await describeRunning(database, run);
  if (running) throw new UserError(`${running} ${WAIT}`);
  const found = await findRun(database, run);
  if (!found) throw new UserError(`There is no run ${run}. ${await listRuns(database)}`);
  if (found.state === 'undone') throw new UserError(`Run ${run} of ${found.file} is already undone.`);
  // Rows skipped last time may be undoable now.
  await database.rows((client) =>
    client.from('import_rows').update({ state: 'applied', problem: null }).eq('run', run).eq('state', 'left'),
  );
  const attempted = await inBatches(database, 'undo_import', run, size, 'undone', 'applied');
  const skipped = await count(database, run, 'left');
  const isDone = (await findRun(database, run))?.state === 'undone';
  const examples = await rowsIn(database, run, 'left');
  return { file: found.file, undone: attempted - skipped, skipped, examples, isDone };
}

/** Returns the file and state of a run, or undefined if there is none. */
export async function findRun(database: Connection, run: string): Promise<Run | undefined> {
  const [found] = await database.rows<Run[]>((client) =>
    client.from('import_runs').select('file, state, summary').eq('id', run),
  );
  return found;
}

/** Calls a procedure, which processes a batch and returns the number of remaining rows, until none is left. */
async function inBatches(
  database: Connection,
  procedure: string,
  run: string,
  size: number,
  label: string,
  state: string,
): Promise<number> {
  const total = await count(database, run, state);
  const progress = new Progress(label, total);
  let remaining: number;
  do {
    remaining = await database.call(procedure, { run_id: run, size });
    progress.show(total - remaining);
  } while (remaining > 0);
  return total;
}

async function count(database: Connection, run: string, state: string): Promise<number> {
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

function rowsIn(database: Connection, run: string, state: string): Promise<RunRow[]> {
  return database.rows((client) =>
    client
      .from('import_rows')
      .select('line, provider_id, name, problem')
      .eq('run', run)
      .eq('state', state)
      .order('line')
      .limit(1000),
  );
}

async function listRuns(database: Connection): Promise<string> {
  const runs = await database.rows<(Run & { id: string })[]>((client) =>
    client.from('import_runs').select('id, file, state').order('started_at', { ascending: false }).limit(5),
  );
  if (runs.length === 0) return 'There are no imports yet.';
  return `The latest runs: ${runs.map(({ id, file, state }) => `${id} (${file}, ${state})`).join(', ')}.`;
}

interface HeldRow {
  table_name: string;
  what: string;
  gone: number;
  shown: number;
  until: string | null;
}

/** Says what the site still shows although it is gone from the database (table held_back). */
export async function describeHeld(database: Connection): Promise<string[]> {
  const held = await database.rows<HeldRow[]>((client) =>
    client
      .from('held_back')
      .select('table_name, what, gone, shown, until')
      .is('released_at', null)
      .order('since'),
  );
  return held
    .filter(({ until }) => until === null || new Date(until) > new Date())
    .map(({ table_name, what, gone, shown, until }) => {
      const lost = what === 'rows' ? `rows of ${table_name}` : `values of ${table_name}.${what}`;
      const end = until ? ` until ${new Date(until).toISOString().slice(11, 16)} UTC` : '';
      return `${number(gone)} of ${number(shown)} ${lost} are gone, and the site still shows them${end}: tick "release" in the table held_back if that is meant.`;
    });
}
