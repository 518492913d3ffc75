import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { todayInDubai } from '../domain/booking';
import { type CallOutcome, networkOf } from '../domain/call-outcome';
import { environment } from '../env';
import { senderAddress } from '../http/sender-address';
import { callFunction } from './call-function';
import { signatureOf } from './signature';

/** Milliseconds; nobody waits for it. */
const TIMEOUT = 3_000;

/**
 * Counts what a caller said of a call (product rule 2.33), by a keyed hash of the month, the provider and the network, with a key for
 * this alone; with that of the month before, under which the network is known until it calls again. Returns whether it is known to count.
 * @param isAsShown whether price and hours were as shown; null if not said
 */
export async function noteCall(
  provider: number,
  outcome: CallOutcome,
  isAsShown: boolean | null,
): Promise<boolean> {
  const { FORM_SECRET, TRUSTED_PROXY } = environment();
  if (!FORM_SECRET) return false;
  const day = todayInDubai();
  const caller = networkOf(senderAddress(await headers(), TRUSTED_PROXY));
  const key = hmac('networks of callers', FORM_SECRET);
  const [network, lastMonth] = [day, monthBefore(day)].map((date) =>
    hmac(`${date.slice(0, 7)} ${provider} ${caller}`, key),
  ) as [string, string];
  const said = isAsShown === null ? '' : String(isAsShown);
  const signature = signatureOf('call', day, network, lastMonth, String(provider), outcome, said);
  const call = {
    provider,
    network,
    last_month: lastMonth,
    outcome,
    as_shown: isAsShown as boolean,
    day,
    signature,
  };
  return (await callFunction('note_call', call, TIMEOUT)) === true;
}

/** Returns the last day of the month before that of a day, YYYY-MM-DD. */
function monthBefore(day: string): string {
  return new Date(Date.parse(`${day.slice(0, 7)}-01`) - 86_400_000).toISOString().slice(0, 10);
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
