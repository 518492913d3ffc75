import type { PostgrestError } from '@supabase/supabase-js';

interface Answer<T> {
  data: T | null;
  error: PostgrestError | null;
  count?: number | null;
}

/** The rows of an answer. @throws Error with the database's error as its cause. */
export function rowsOf<T>({ data, error }: Answer<T>): T {
  if (error || data === null) throw refusal(error);
  return data;
}

/** The exact count of an answer. @throws Error with the database's error as its cause. */
export function countIn({ error, count }: Answer<unknown>): number {
  if (error || count == null) throw refusal(error);
  return count;
}

function refusal(error: PostgrestError | null): Error {
  return new Error(`The database refused: ${error?.message || 'no answer'}`, { cause: error });
}
