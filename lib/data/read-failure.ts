import { codeOf, withoutValues } from '../http/error-facts';
import type { ReadFailureFacts } from '../http/log';

/** An answer that is none of the database: thrown by an attempt, which is then repeated. */
export class UnexpectedResponse extends Error {
  constructor(
    readonly reason: 'status' | 'unreadable',
    readonly status: number,
  ) {
    super(`The database answered with status ${status}${reason === 'unreadable' ? ', but no JSON' : ''}.`);
  }
}

/** A read that has failed, and has been written to the log. */
export class ReadFailure extends Error {
  override name = 'ReadFailure';
  constructor(
    readonly facts: ReadFailureFacts,
    cause: unknown,
  ) {
    super(`The database could not be read (${facts.reason}).`, { cause });
  }
}

/** What the database, or the way to it, said instead of rows; status 0 stands for no answer. */
export interface DatabaseRefusal {
  code: string;
  message: string;
  status: number;
}

/**
 * Why a read gave nothing, as the log says it.
 * @param error what the read has thrown, with a `DatabaseRefusal` as its cause where there was one
 * @param attempt what its latest attempt has thrown, if it has thrown anything
 */
export function readFailureFacts(error: unknown, attempt?: unknown): ReadFailureFacts {
  if (attempt instanceof UnexpectedResponse) return { reason: attempt.reason, status: attempt.status };
  const refusal = (error as Error).cause as Partial<DatabaseRefusal> | undefined;
  // The Supabase client keeps nothing of what was thrown but its name, at the beginning of a message.
  if ((error as Error).name === 'TimeoutError' || refusal?.message?.startsWith('TimeoutError'))
    return { reason: 'timeout' };
  if (refusal?.status) {
    const { status, code, message = '' } = refusal;
    return { reason: 'status', status, code: codeOf(code), message: withoutValues(message) };
  }
  // Rows that are no rows, or that the site's own code can not take.
  if (!attempt && !refusal) return { reason: 'unreadable', message: withoutValues((error as Error).message) };
  const network = (attempt as Error | undefined)?.cause as { code?: string } | undefined;
  return { reason: 'refused', code: codeOf(network?.code) };
}

/** The same for a request that was sent without the Supabase client, and was answered. */
export function responseFailure({ ok, status }: Response): ReadFailureFacts {
  return { reason: ok ? 'unreadable' : 'status', status };
}

/** The same for one that was not, or whose answer is no JSON. */
export function requestFailure(error: unknown): ReadFailureFacts {
  if (error instanceof SyntaxError) return { reason: 'unreadable' };
  return readFailureFacts(error, error);
}
