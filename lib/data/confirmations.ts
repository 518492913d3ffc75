import 'server-only';
import { codeOf, withoutValues } from '../log/error-facts';
import { log } from '../log/log';
import { supabase } from './client';
import { senderOfToday } from './sender-of-today';

/** Milliseconds; the visitor waits for it. */
const TIMEOUT = 3_000;

/**
 * Counts that everything about a provider is still right (product rule 2.27), once a day and sender. Returns whether it is known
 * to be counted.
 */
export async function confirmFacts(provider: number): Promise<boolean> {
  const signed = await senderOfToday('confirmation', String(provider));
  // The database counts none that is not signed.
  if (!signed.sender) return false;
  const { data, error } = await supabase()
    .rpc('confirm_facts', { provider, ...signed })
    .abortSignal(AbortSignal.timeout(TIMEOUT));
  if (!error) return data === true;
  const facts = { code: codeOf(error.code), message: withoutValues(error.message) };
  log('database.call_failed', { procedure: 'confirm_facts', ...facts });
  return false;
}
