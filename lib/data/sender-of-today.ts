import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { environment } from '../env';
import { senderAddress } from '../http/sender-address';

/** Returns a keyed hash of the IP address that differs from day to day, from other purposes and from those of forms. */
export async function senderOfToday(purpose: 'search' | 'confirmation'): Promise<string> {
  const { FORM_SECRET, TRUSTED_PROXY } = environment();
  const address = senderAddress(await headers(), TRUSTED_PROXY);
  const day = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', FORM_SECRET).update(`${purpose} ${day} ${address}`).digest('hex');
}
