import 'server-only';
import { codeOf, withoutValues } from '../log/error-facts';
import { log } from '../log/log';
import type { Database } from './database.types';

type Functions = Database['public']['Functions'];

/**
 * Calls a function of the database and returns what it returns, null for nothing. Returns undefined, and logs why, if the database does
 * not respond or rejects the call, such as for its signature.
 * @param timeout milliseconds
 */
export async function callFunction<Name extends keyof Functions & string>(
  procedure: Name,
  values: Functions[Name]['Args'],
  timeout: number,
): Promise<Functions[Name]['Returns'] | null | undefined> {
  // Pages that only may call one start without the client, a sixth of what they would load.
  const { supabase } = await import('./client');
  const { data, error } = await supabase().rpc(procedure, values).abortSignal(AbortSignal.timeout(timeout));
  if (!error) return data as Functions[Name]['Returns'] | null;
  log('database.call_failed', { procedure, code: codeOf(error.code), message: withoutValues(error.message) });
  return undefined;
}
