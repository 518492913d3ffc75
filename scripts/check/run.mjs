import { setTimeout as sleep } from 'node:timers/promises';
import { CHECKS } from './checks.mjs';
import { NoResponseError } from './site.mjs';

/** A page rendered without its data expires within seconds, and is served once more while it is rendered again. */
const ATTEMPTS = 3;
const PAUSE = 3_500;

/**
 * Runs all checks one after the other and yields their results; stops after the first if the site does not respond at all.
 * @param {{ pause?: number, onProgress?: (message: string) => void }} options `pause` is in milliseconds, before retries
 */
export async function* runChecks(site, { pause = PAUSE, onProgress = () => {} } = {}) {
  for (const [index, check] of CHECKS.entries()) {
    const progress = `${index + 1} of ${CHECKS.length}: ${check.name}`;
    onProgress(`${progress} …`);
    let result = await runCheck(check, site);
    for (let attempt = 2; attempt <= ATTEMPTS && check.isRetried && canRecover(result); attempt += 1) {
      onProgress(`${progress}, retrying …`);
      await sleep(pause);
      site.clear();
      result = await runCheck(check, site);
    }
    yield result;
    if (result.isUnreachable && index === 0) return;
  }
}

function canRecover({ problems, isUnreachable }) {
  return problems.length > 0 && !isUnreachable;
}

async function runCheck({ name, remedy, isHttpsOnly, run }, site) {
  const problems = [];
  if (isHttpsOnly && !site.isSecure) return { name, problems, skipped: 'only with https' };
  const expect = (isAsExpected, found, expected, ownRemedy = remedy) => {
    if (!isAsExpected) problems.push({ found, expected, remedy: ownRemedy });
  };
  try {
    return { name, problems, ...(await run(site, expect)) };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const problem = { found: error.message, expected: 'a response', remedy };
    return { name, problems: [problem], isUnreachable: true };
  }
}
