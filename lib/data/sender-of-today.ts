import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { environment } from '../env';
import { senderAddress } from '../http/sender-address';
import { signatureOf } from './signature';

/** A visitor, for one call of the database; empty without FORM_SECRET. */
type SignedSender = { sender: string; signature: string } | { sender?: undefined; signature?: undefined };

/**
 * Returns a keyed hash of the IP address that differs from day to day, from other purposes and from those of forms, with the
 * signature of a call about `subject`.
 */
export async function senderOfToday(
  purpose: 'missed search' | 'confirmation',
  subject: string,
): Promise<SignedSender> {
  const { FORM_SECRET, TRUSTED_PROXY } = environment();
  if (!FORM_SECRET) return {};
  const address = senderAddress(await headers(), TRUSTED_PROXY);
  const day = new Date().toISOString().slice(0, 10);
  const sender = createHmac('sha256', FORM_SECRET).update(`${purpose} ${day} ${address}`).digest('hex');
  return { sender, signature: signatureOf(purpose, sender, subject) };
}
