import type { PostgrestError } from '@supabase/supabase-js';
import { codeOf, withoutValues } from '../http/error-facts';
import type { ReadFailureFacts } from '../http/log';
import { DatabaseError } from './read-failure';

interface Answer<T> {
  data: T | null;
  error: PostgrestError | null;
  status: number;
  count?: number | null;
}

/** The rows of an answer. @throws DatabaseError when it has none. */
export function rowsOf<T>({ data, error, status }: Answer<T>): T {
  if (error || !Array.isArray(data)) throw new DatabaseError(factsOf(error, status));
  return data;
}

/** The object that a function of the database returns, which has this key. @throws DatabaseError when there is none. */
export function objectWith<T>(key: string, { data, error, status }: Answer<T>): T & object {
  if (error || typeof data !== 'object' || data === null || !(key in data))
    throw new DatabaseError(factsOf(error, status));
  return data;
}

/** The exact count of an answer. @throws DatabaseError when it has none. */
export function countIn({ error, count, status }: Answer<unknown>): number {
  if (error || count == null) throw new DatabaseError(factsOf(error, status));
  return count;
}

/** The client says status 0 where there was no answer, and quotes a body that is no JSON as the message. */
function factsOf(error: PostgrestError | null, status: number): ReadFailureFacts {
  if (status === 0)
    return error?.message.startsWith('TimeoutError')
      ? { reason: 'timeout' }
      : { reason: 'refused', code: /\(([A-Z_]+)\)/.exec(error?.details ?? '')?.[1] };
  if (status < 300) return { reason: 'unreadable', status };
  // Only the database's own errors have a code. Details and hints quote what was sent.
  const said = error?.code ? { code: codeOf(error.code), message: withoutValues(error.message) } : {};
  return { reason: 'status', status, ...said };
}
