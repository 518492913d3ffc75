import 'server-only';
import { createHmac } from 'node:crypto';
import { environment } from '../env';

/**
 * Signs values with the current day, so that the database can tell this site's calls from those of others who have its public
 * key (`is_signed` in `…_signatures.sql`).
 */
export function signatureOf(...parts: string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  return hmac([day, ...parts].join('\n'), signingKey());
}

/**
 * The database stores this key. It is derived, because FORM_SECRET itself would let its readers try out which IP address a
 * sender is. Keep in sync with scripts/backend/signing-key.mjs.
 */
function signingKey(): string {
  return hmac('signing key', environment().FORM_SECRET);
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
