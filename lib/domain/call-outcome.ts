import { isOneOf } from './one-of';

/** What came of a call, as stored (product rule 2.33). */
export const CALL_OUTCOMES = ['reached', 'no answer', 'wrong number'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export const isCallOutcome = isOneOf(CALL_OUTCOMES);

/** Where a tab keeps its last call or chat: the provider's id, when it was (ms) and the link, with spaces between them. */
export const LAST_CALL_KEY = 'lamaa-last-call';

/** Milliseconds after a call in which its caller is asked. */
export const ASKED_FOR = 30 * 60_000;

/**
 * Returns the network of an address as `senderAddress` writes it: the first 24 bits of an IPv4 address, 48 of an IPv6 address, which
 * one customer may have; "unknown" stays one network.
 */
export function networkOf(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  return address.split(separator).slice(0, 3).join(separator);
}
