import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import type { SubmissionIdentity } from '../data/submissions';
import { environment } from '../env';
import { senderAddress } from '../http/sender-address';
import { IDEMPOTENCY_KEY } from './form-state';

/**
 * Identifies a submission without storing what was sent: the sender is a keyed hash of the IP address, the request id a hash
 * of the content. With script, an idempotency key makes double clicks and retries the same request; without script, equal
 * content from the same sender on the same day is the same request.
 */
export async function identifySubmission(
  form: string,
  fields: FormData,
  values: unknown,
): Promise<SubmissionIdentity> {
  const { FORM_SECRET, TRUSTED_PROXY } = environment();
  const address = senderAddress(await headers(), TRUSTED_PROXY);
  const sender = createHmac('sha256', FORM_SECRET).update(address).digest('hex');
  const key =
    String(fields.get(IDEMPOTENCY_KEY) ?? '') || `${sender} ${new Date().toISOString().slice(0, 10)}`;
  return { sender, requestId: uuidOf(JSON.stringify([form, key, values])) };
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
