import { parseArgs } from 'node:util';
import { Refusal } from '../processes/refusal.mjs';

export const USAGE = `npm run import -- providers.csv                 what it would change; writes nothing
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

/** @throws Refusal when they do not say what to do. */
export function readArguments(given) {
  const { values, positionals } = parsed(given);
  const [file, ...more] = positionals;
  const batch = Number(values.batch);
  if (!Number.isInteger(batch) || batch < 1 || batch > 1000)
    throw new Refusal('--batch takes a number from 1 to 1000.');
  const wanted = [file, values.undo, values.export].filter(Boolean).length;
  if (!values.help && (wanted !== 1 || more.length > 0))
    throw new Refusal(`One file, --undo or --export is needed.\n\n${USAGE}`);
  return { ...values, batch, file };
}

function parsed(given) {
  try {
    return parseArgs({ args: given, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}
