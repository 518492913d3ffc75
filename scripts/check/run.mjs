import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer } from './site.mjs';

/** A page that was rendered without its data lives for seconds, and is shown once more while it is rendered again. */
const TRIES = 3;
const PAUSE = 3_500;

/**
 * Does one check after the other, and yields what each has found. Where the site does not answer at all, the first is the
 * last.
 * @param progress is told what is being done
 * @param {number} wait milliseconds before what may heal by itself is looked at again
 */
export async function* runChecks(site, checks, progress = () => {}, wait = PAUSE) {
  for (const [index, check] of checks.entries()) {
    progress(`${index + 1} of ${checks.length}: ${check.name} …`);
    let result = await resultOf(check, site);
    const isDone = () => !check.mayHeal || result.problems.length === 0 || result.isUnreachable;
    for (let tries = 1; tries < TRIES && !isDone(); tries += 1) {
      progress(`${index + 1} of ${checks.length}: ${check.name}, once more in a moment …`);
      await pause(wait);
      site.forget();
      result = await resultOf(check, site);
    }
    yield result;
    if (result.isUnreachable && index === 0) return;
  }
}

async function resultOf({ name, remedy, needsHttps, run }, site) {
  if (needsHttps && !site.isSecure) return { name, problems: [], skipped: 'only with https' };
  try {
    const { problems = [], note, skipped } = await run(site);
    return { name, note, skipped, problems: problems.map((problem) => ({ remedy, ...problem })) };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const problem = { found: error.message, expected: 'an answer', remedy };
    return { name, problems: [problem], isUnreachable: true };
  }
}
