import { requestRows } from './request-rows';

const ATTEMPTS = 3;
/** Milliseconds. */
const TIMEOUT = 10_000;

const REMEDY = 'Start it and run its migrations, or set ALLOW_EMPTY_BUILD=1 to build anyway.';

/** Whether a build must have its database. */
export const BUILD_NEEDS_DATABASE =
  process.env.NEXT_PHASE === 'phase-production-build' && process.env.ALLOW_EMPTY_BUILD !== '1';

/** Returns the error that ends a build during which the database stopped answering. */
export function buildError(read: string, cause: unknown): Error {
  const { message } = cause as Error;
  return new Error(`The database stopped answering during the build (${read}: ${message}). ${REMEDY}`, {
    cause,
  });
}

/**
 * Checks that the database of a build answers; without it, every page would be built empty, and the build would still succeed.
 * @throws Error with the reason
 */
export async function checkBuildDatabase(): Promise<void> {
  if (process.env.ALLOW_EMPTY_BUILD === '1') return;
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await requestRows('areas?select=slug&limit=1', TIMEOUT);
    if ('rows' in result && result.rows.length > 0) return;
    reason =
      'rows' in result ? 'it has no areas' : [result.failure.reason, result.failure.status].join(' ').trim();
  }
  throw new Error(
    `The database at SUPABASE_URL does not answer (${reason}), so every page would be empty. ${REMEDY}`,
  );
}
