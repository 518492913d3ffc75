import { NoAnswer } from './site.mjs';

/**
 * Does one check after the other, and yields what each has found. Where the site does not answer at all, the first is the
 * last.
 * @param progress is told what is being done
 */
export async function* runChecks(site, checks, progress = () => {}) {
  for (const [index, check] of checks.entries()) {
    progress(`${index + 1} of ${checks.length}: ${check.name} …`);
    const result = await resultOf(check, site);
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
