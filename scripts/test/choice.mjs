import { existsSync } from 'node:fs';

const REUSE = '--reuse-build';

/** Where the build under test is, apart from the one of a running demo. */
export const FOLDER = '.next-test';

/**
 * The steps that the arguments of `npm test` name, in the usual order; all of them when none is named.
 * @throws Error for a name that is no step.
 */
export function chooseSteps(args, all) {
  const named = args.filter((argument) => argument !== REUSE);
  const unknown = named.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}". The steps are: ${all.join(', ')}.`);
  const isReusing = args.includes(REUSE) && existsSync(`${FOLDER}/BUILD_ID`);
  const chosen = new Set(named.length > 0 ? named : all);
  if (chosen.has('browser')) chosen.add('build');
  if (isReusing) chosen.delete('build');
  return all.filter((name) => chosen.has(name));
}
