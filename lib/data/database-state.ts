import 'server-only';
import { randomUUID } from 'node:crypto';
import { codeOf, withoutValues } from '../log/error-facts';
import { log } from '../log/log';
import { supabase } from './client';
import { signatureOf } from './signature';

/** The latest migration, and the last run of the daily deletion (`database_state` in `…_upkeep.sql`). */
interface DatabaseState {
  migration: string;
  upkeep: { at: string; status: string } | null;
}

/** Milliseconds. */
const TIMEOUT = 1_500;

/** Returns the state of the database; undefined if it does not respond or lacks the key of the site's signatures. */
export async function readDatabaseState(): Promise<DatabaseState | undefined> {
  const nonce = randomUUID();
  const { data, error } = await supabase()
    .rpc('database_state', { nonce, signature: signatureOf('state', nonce) })
    .abortSignal(AbortSignal.timeout(TIMEOUT));
  if (!error) return data as unknown as DatabaseState;
  const facts = { code: codeOf(error.code), message: withoutValues(error.message) };
  log('database.call_failed', { procedure: 'database_state', ...facts });
  return undefined;
}
