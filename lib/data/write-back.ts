import 'server-only';
import { randomUUID } from 'node:crypto';
import { supabase } from './client';
import { signatureOf } from './signature';

/** Milliseconds; hosted Supabase ends the statement after three seconds. */
const TIMEOUT = 5_000;

/** Returns what the site computes for staff. @throws PostgrestError as `writeBack` does */
export async function readDeskWork(): Promise<unknown> {
  const nonce = randomUUID();
  const { data } = await supabase()
    .rpc('work_of_site', { nonce, signature: signatureOf('work', nonce) })
    .abortSignal(AbortSignal.timeout(TIMEOUT))
    .throwOnError();
  return data;
}

/**
 * Writes back what the site computed, and returns the new edition; null if what is stored is newer.
 * @throws PostgrestError if the database does not respond, or lacks the key of the site's signatures (code 42501)
 */
export async function writeBack(results: object): Promise<number | null> {
  const nonce = randomUUID();
  const work = JSON.stringify(results);
  const { data } = await supabase()
    .rpc('write_back', { work, nonce, signature: signatureOf('write back', nonce, work) })
    .abortSignal(AbortSignal.timeout(TIMEOUT))
    .throwOnError();
  return data;
}
