// npm run import -- providers.csv: what a file of providers would change in the directory, and with --apply changes it.
// docs/staff.md has the commands. Without --apply nothing is written to the database.
import { readArguments, USAGE } from './import/arguments.mjs';
import { connect } from './import/connect.mjs';
import { exportProviders } from './import/export.mjs';
import { importFile } from './import/import-file.mjs';
import { listRows, number } from './import/listed.mjs';
import { undoRun } from './import/runs.mjs';
import { Refusal } from './processes/refusal.mjs';

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

async function undo({ undo: run, batch }) {
  const database = await connect();
  const { file, undone, left, examples, isDone } = await undoRun(database, run, batch);
  await database.call('refresh_counts');
  console.log(
    `Run ${run} of ${file}: ${number(undone)} rows are as before, ${number(left)} left as they are.`,
  );
  listRows(examples, left, 'Left, because they are no more what the import wrote:');
  if (!isDone) console.log('When what changed them is taken back, the same command undoes these, too.');
}

async function exportTo({ export: path }) {
  const written = await exportProviders(await connect(), path);
  console.log(`${path}: ${number(written)} providers.`);
}
