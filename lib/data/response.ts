import type { PostgrestError } from '@supabase/supabase-js';

interface Answer<T> {
  data: T | null;
  error: PostgrestError | null;
  count?: number | null;
}

/** The rows of an answer. @throws Error with the database's error as its cause. */
export function rowsOf<T>({ data, error }: Answer<T>): T {
  if (error || !Array.isArray(data)) throw failureOf(error);
  return data;
}

/** The value that a function of the database gives. @throws Error with the database's error as its cause. */
export function valueOf<T>({ data, error }: Answer<T>): T & object {
  if (error || typeof data !== 'object' || data === null) throw failureOf(error);
  return data;
}

/** The exact count of an answer. @throws Error with the database's error as its cause. */
export function countIn({ error, count }: Answer<unknown>): number {
  if (error || count == null) throw failureOf(error);
  return count;
}

/** Only the database's own errors have a code; the others come from the way to it. */
function failureOf(error: PostgrestError | null): Error {
  const what = error?.code ? 'The database refused' : 'The database gave no answer that can be read';
  return new Error(`${what}: ${error?.message || 'nothing'}`, { cause: error });
}
