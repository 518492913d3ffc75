import 'server-only';
import { codeOf, withoutValues } from '../log/error-facts';
import { log } from '../log/log';
import { supabase } from './client';
import { senderOfToday } from './sender-of-today';
import { signatureOf } from './signature';

/** Milliseconds; the visitor waits for it. */
const TIMEOUT = 3_000;

/**
 * Counts that everything about a provider is still right (product rule 2.27), once a day and sender. Returns whether it is known
 * to be counted.
 */
export async function confirmFacts(provider: number): Promise<boolean> {
  const sender = await senderOfToday('confirmation');
  const signature = signatureOf('confirmation', sender, String(provider));
  const { data, error } = await supabase()
    .rpc('confirm_facts', { provider, sender, signature })
    .abortSignal(AbortSignal.timeout(TIMEOUT));
  if (!error) return data === true;
  const facts = { code: codeOf(error.code), message: withoutValues(error.message) };
  log('database.call_failed', { procedure: 'confirm_facts', ...facts });
  return false;
}
