import { parseArgs } from 'node:util';
import { connectToRest } from '../import/connect';
import { exportProviders } from '../import/csv-file';
import { importProviders } from '../import/import-file';
import { exportMenus, importMenus } from '../import/menus';
import { ANSWER_FILE, fetchOpenStreetMap } from '../import/overpass';
import { counted, number } from '../import/progress';
import { listRows } from '../import/report';
import { describeHeld, describeRunning, undoRun } from '../import/runs';
import { UserError } from '../processes/user-error';

const USAGE = `npm run import -- providers.csv                 previews the changes; writes nothing
npm run import -- providers.csv --apply         applies them; repeat the command to resume an interrupted run
npm run import -- --undo RUN                    undoes a run
npm run import -- --export providers.csv        exports all providers to a file
npm run import -- --from openstreetmap          asks OpenStreetMap for car washes in the Emirates: preview, --apply
npm run import -- --menu menu.csv               the same for menus: preview, --apply, --export

  --map 'their column=our column'   maps a column with an unknown name; 'their column=' ignores it
  --encoding windows-1252           the encoding of a text file, if it is not recognized
  --sheet 'Dubai'                   the sheet of an Excel file with several
  --source 'Fleet list'             whose ids a column mapped to source_id has
  --rating-scale 10                 what the ratings are out of, if that is unclear: 5, 10 or 100
  --skip-refused                    applies the valid rows even if a tenth of the rows or more are refused
  --batch 500                       rows per request`;

const OPTIONS = {
  apply: { type: 'boolean' },
  map: { type: 'string', multiple: true },
  encoding: { type: 'string' },
  sheet: { type: 'string' },
  source: { type: 'string' },
  'rating-scale': { type: 'string' },
  undo: { type: 'string' },
  export: { type: 'string' },
  menu: { type: 'boolean' },
  from: { type: 'string' },
  batch: { type: 'string', default: '500' },
  'skip-refused': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Previews the changes that a file of providers or menus would make, applies, undoes or exports them. @throws UserError */
export async function importCommand(args: string[]): Promise<void> {
  const options = readArguments(args);
  if (options.help) console.log(USAGE);
  else if (options.undo) await undo(options.undo, options.batch);
  else if (options.export) await exportTo(options.export, options.menu);
  else if (options.from) await importFrom(options);
  else await (options.menu ? importMenus : importProviders)(options);
}

/** Imports the places of OpenStreetMap by way of a file, by default in the current folder. */
async function importFrom(options: ReturnType<typeof readArguments>): Promise<void> {
  const file = options.file || ANSWER_FILE;
  await fetchOpenStreetMap(file, options.apply);
  await importProviders({ ...options, file });
}

async function undo(run: string, batch: number): Promise<void> {
  const database = await connectToRest();
  const { file, undone, skipped, examples, isDone } = await undoRun(database, run, batch);
  console.log(`Run ${run} of ${file}: ${counted(undone, 'row')} restored, ${number(skipped)} skipped.`);
  listRows(examples, skipped, 'Skipped, because they were changed after the import:');
  console.log('The site shows it within two minutes.');
  for (const line of await describeHeld(database)) console.log(line);
  if (!isDone) console.log('Undo those changes, then repeat the command to undo these rows.');
}

async function exportTo(path: string, menu = false): Promise<void> {
  const database = await connectToRest();
  const running = await describeRunning(database);
  if (running) console.log(`${running} The export has only what it has written so far.`);
  const count = await (menu ? exportMenus : exportProviders)(database, path);
  console.log(`${path}: ${counted(count, menu ? 'price' : 'provider')}.`);
}

/** @throws UserError if the arguments are incomplete */
function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  const batch = Number(values.batch);
  if (!Number.isInteger(batch) || batch < 1 || batch > 1000)
    throw new UserError('--batch takes a number from 1 to 1000.');
  if (values.from !== undefined && values.from !== 'openstreetmap')
    throw new UserError('--from takes openstreetmap.');
  // With --from, the file is the one in which the answer is kept.
  const modeCount = [values.from ?? file, values.undo, values.export].filter(Boolean).length;
  if (!values.help && (modeCount !== 1 || more.length > 0))
    throw new UserError(`Give exactly one of: a file, --from, --undo, --export.\n\n${USAGE}`);
  return { ...values, batch, file: file ?? '' };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ')[0]}.\n\n${USAGE}`);
  }
}
