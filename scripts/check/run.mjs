import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer } from './site.mjs';

/** A page rendered without its data expires within seconds, and is served once more while it is rendered again. */
const TRIES = 3;
const PAUSE = 3_500;

/**
 * Runs the checks one after the other and yields their results. Stops after the first if the site does not respond at all.
 * @param progress called with a progress message
 * @param {number} wait milliseconds before a check is retried
 */
export async function* runChecks(site, checks, progress = () => {}, wait = PAUSE) {
  for (const [index, check] of checks.entries()) {
    progress(`${index + 1} of ${checks.length}: ${check.name} …`);
    let result = await resultOf(check, site);
    const isDone = () => !check.mayHeal || result.problems.length === 0 || result.isUnreachable;
    for (let tries = 1; tries < TRIES && !isDone(); tries += 1) {
      progress(`${index + 1} of ${checks.length}: ${check.name}, retrying …`);
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
