import { codeOf, withoutValues } from '../http/error-facts';
import type { ReadFailureFacts } from '../http/log';

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** An answer of the database that has no rows, or no answer. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  constructor(readonly facts: ReadFailureFacts) {
    super(`The database could not be read (${facts.reason}).`);
  }

  /** Whether the same question may be answered a moment later. A refusal by the database itself is final. */
  get isTransient(): boolean {
    const { reason, status = 0 } = this.facts;
    return (
      reason !== 'status' || status >= SERVER_ERROR || [REQUEST_TIMEOUT, TOO_MANY_REQUESTS].includes(status)
    );
  }
}

/** A read that has failed for good and is in the log. */
export class ReadFailure extends Error {
  override name = 'ReadFailure';
  constructor(
    readonly reason: ReadFailureFacts['reason'],
    cause?: unknown,
  ) {
    super(`The read has failed (${reason}).`, { cause });
  }
}

/** What the log says of whatever a read has thrown. */
export function failureFacts(error: unknown): ReadFailureFacts {
  if (error instanceof DatabaseError) return error.facts;
  // Rows that the site's own code can not take.
  return { reason: 'unreadable', message: withoutValues((error as Error).message) };
}

/** The same for a request that was sent without the Supabase client and was answered. */
export function responseFailure({ ok, status }: Response): ReadFailureFacts {
  return { reason: ok ? 'unreadable' : 'status', status };
}

/** The same for one that was not answered, or whose answer is no JSON. */
export function requestFailure(error: unknown): ReadFailureFacts {
  if (error instanceof SyntaxError) return { reason: 'unreadable' };
  if ((error as Error).name === 'TimeoutError') return { reason: 'timeout' };
  return {
    reason: 'refused',
    code: codeOf(((error as Error).cause as { code?: unknown } | undefined)?.code),
  };
}
