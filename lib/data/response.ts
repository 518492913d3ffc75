import type { PostgrestError } from '@supabase/supabase-js';
import type { DatabaseRefusal } from './read-failure';

interface Answer<T> {
  data: T | null;
  error: PostgrestError | null;
  status: number;
  count?: number | null;
}

/** The rows of an answer. @throws Error with the `DatabaseRefusal` as its cause. */
export function rowsOf<T>({ data, error, status }: Answer<T>): T {
  if (error || !Array.isArray(data)) throw failureOf(error, status);
  return data;
}

/** The value that a function of the database gives. @throws Error with the `DatabaseRefusal` as its cause. */
export function valueOf<T>({ data, error, status }: Answer<T>): T & object {
  if (error || typeof data !== 'object' || data === null) throw failureOf(error, status);
  return data;
}

/** The exact count of an answer. @throws Error with the `DatabaseRefusal` as its cause. */
export function countIn({ error, count, status }: Answer<unknown>): number {
  if (error || count == null) throw failureOf(error, status);
  return count;
}

/** Without the details and hints of an error: they quote what was sent. Only the database's own errors have a code. */
function failureOf(error: PostgrestError | null, status: number): Error {
  const what = error?.code ? 'The database refused.' : 'The database gave no answer that can be read.';
  const cause: DatabaseRefusal | undefined = error
    ? { code: error.code, message: error.message, status }
    : undefined;
  return new Error(what, { cause });
}
