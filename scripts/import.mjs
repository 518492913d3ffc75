// npm run import -- providers.csv: previews the changes that a file of providers would make, or applies them
// with --apply; docs/staff.md has the commands. Without --apply nothing is written to the database.
import { parseArgs } from 'node:util';
import { connect } from './import/connect.mjs';
import { exportProviders } from './import/csv-file.mjs';
import { importFile } from './import/import-file.mjs';
import { listRows, number } from './import/report.mjs';
import { undoRun } from './import/runs.mjs';
import { Refusal } from './processes/refusal.mjs';

const USAGE = `npm run import -- providers.csv                 what it would change; writes nothing
npm run import -- providers.csv --apply         changes it; again after an interruption, it goes on
npm run import -- --undo RUN                    takes a run back
npm run import -- --export providers.csv        writes every provider into a file

  --map 'their column=our column'   for each column with another name; 'their column=' leaves it out
  --skip-refused                    applies the others although one row in ten or more is refused
  --batch 500                       rows that are sent at once`;

const OPTIONS = {
  apply: { type: 'boolean' },
  map: { type: 'string', multiple: true },
  undo: { type: 'string' },
  export: { type: 'string' },
  batch: { type: 'string', default: '500' },
  'skip-refused': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

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
  console.log(
    `Run ${run} of ${file}: ${number(undone)} rows are as before, ${number(left)} left as they are.`,
  );
  listRows(examples, left, 'Left as they are, because they were changed after the import:');
  if (!isDone) console.log('Once those changes are undone, the same command undoes these rows, too.');
}

async function exportTo({ export: path }) {
  const written = await exportProviders(await connect(), path);
  console.log(`${path}: ${number(written)} providers.`);
}

/** @throws Refusal if the arguments are incomplete */
function readArguments(given) {
  const { values, positionals } = parsed(given);
  const [file, ...more] = positionals;
  const batch = Number(values.batch);
  if (!Number.isInteger(batch) || batch < 1 || batch > 1000)
    throw new Refusal('--batch takes a number from 1 to 1000.');
  const wanted = [file, values.undo, values.export].filter(Boolean).length;
  if (!values.help && (wanted !== 1 || more.length > 0))
    throw new Refusal(`One file, --undo or --is needed.\n\n${USAGE}`);
  return { ...values, batch, file };
}

function parsed(given) {
  try {
    return parseArgs({ args: given, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}
