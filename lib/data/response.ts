import type { PostgrestError } from '@supabase/supabase-js';
import { codeOf, withoutValues } from '../log/error-facts';
import type { ReadFailureFacts } from '../log/log';
import { requestAnyRow, type RowTable } from './filled-tables';

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
/** Milliseconds. */
const ANY_ROW_TIMEOUT = 1_000;

/** Thrown when a database request got an error, an unreadable response or none. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  constructor(readonly facts: ReadFailureFacts) {
    super(`The database could not be read (${facts.reason}).`);
  }

  /** Whether a retry may succeed. Errors from the database itself are final, and a table is not filled within a second. */
  get isTransient(): boolean {
    const { reason, status = 0 } = this.facts;
    if (reason === 'empty') return false;
    return (
      reason !== 'status' || status >= SERVER_ERROR || [REQUEST_TIMEOUT, TOO_MANY_REQUESTS].includes(status)
    );
  }
}

/** A read that failed after all retries and was logged. */
export class ReadFailure extends Error {
  override name = 'ReadFailure';
  constructor(
    readonly reason: ReadFailureFacts['reason'],
    cause?: unknown,
  ) {
    super(`The read has failed (${reason}).`, { cause });
  }
}

/** Returns what is logged about an error thrown by a read. */
export function failureFacts(error: unknown): ReadFailureFacts {
  if (error instanceof DatabaseError) return error.facts;
  // Rows that the site's own code could not map.
  return { reason: 'unreadable', message: withoutValues((error as Error).message) };
}

interface DatabaseResponse<T> {
  data: T | null;
  error: PostgrestError | null;
  status: number;
  count?: number | null;
}

/** Returns the rows of a response. @throws DatabaseError if it has none */
export function rowsOf<T>({ data, error, status }: DatabaseResponse<T>): T {
  if (error || !Array.isArray(data)) throw new DatabaseError(factsOf(error, status));
  return data;
}

/**
 * Returns the rows of a table that a read found, which may be none.
 * @throws DatabaseError if there are none and the site sees no other row of the table either (see `requestAnyRow`)
 */
export async function foundIn<T>(table: RowTable, rows: T[]): Promise<T[]> {
  const any = rows.length > 0 ? { rows } : await requestAnyRow(table, ANY_ROW_TIMEOUT);
  if ('failure' in any) throw new DatabaseError(any.failure);
  return rows;
}

/** Returns the rows of a table that has some in every database. @throws DatabaseError if there are none */
export function filled<T>(rows: T[]): T[] {
  if (rows.length === 0) throw new DatabaseError({ reason: 'empty' });
  return rows;
}

/** Returns the object that a database function returned, which must have this key. @throws DatabaseError otherwise */
export function objectWith<T>(key: string, { data, error, status }: DatabaseResponse<T>): T & object {
  if (error || typeof data !== 'object' || data === null || !(key in data))
    throw new DatabaseError(factsOf(error, status));
  return data;
}

/** Returns the exact count of a response. @throws DatabaseError if it has none */
export function countIn({ error, count, status }: DatabaseResponse<unknown>): number {
  if (error || count == null) throw new DatabaseError(factsOf(error, status));
  return count;
}

/** The client reports status 0 if there was no response, and a body that is not JSON as the message. */
function factsOf(error: PostgrestError | null, status: number): ReadFailureFacts {
  if (status === 0)
    return error?.message.startsWith('TimeoutError')
      ? { reason: 'timeout' }
      : { reason: 'refused', code: /\(([A-Z_]+)\)/.exec(error?.details ?? '')?.[1] };
  if (status < 300) return { reason: 'unreadable', status };
  // Only the database's own errors have a code. Details and hints are omitted, because they quote what was sent.
  const databaseError = error?.code
    ? { code: codeOf(error.code), message: withoutValues(error.message) }
    : {};
  return { reason: 'status', status, ...databaseError };
}
