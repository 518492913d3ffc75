import 'server-only';
import { callFunction } from './call-function';
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
  return (await callFunction('confirm_facts', { provider, ...signed }, TIMEOUT)) === true;
}
