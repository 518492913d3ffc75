import type { PostgrestError } from '@supabase/supabase-js';
import { codeOf, withoutValues } from '../log/error-facts';
import type { ReadFailureFacts } from '../log/log';

/** Thrown when a database request got an error, an unreadable response or none. */
class DatabaseError extends Error {
  override name = 'DatabaseError';
  constructor(readonly facts: ReadFailureFacts) {
    super(`The database could not be read (${facts.reason}).`);
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
}

/** Returns the rows that the database returned. @throws DatabaseError if there are none to read */
export function rowsOf<T>({ data, error, status }: DatabaseResponse<unknown>): T[] {
  if (error || !Array.isArray(data)) throw new DatabaseError(factsOf(error, status));
  return data as T[];
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
