import 'server-only';
import { createHmac } from 'node:crypto';
import { environment } from '../env';

/**
 * Signs values with the current day, so that the database can tell this site's calls from those of others who have its public
 * key (`is_signed` in `…_signatures.sql`). Empty without FORM_SECRET, which the database takes for a wrong signature.
 */
export function signatureOf(...parts: string[]): string {
  const { FORM_SECRET } = environment();
  if (!FORM_SECRET) return '';
  const day = new Date().toISOString().slice(0, 10);
  // The database stores the derived key: FORM_SECRET itself would let its readers try out which IP address a sender is. Keep in sync
  // with scripts/backend/signing-key.mjs.
  return hmac([day, ...parts].join('\n'), hmac('signing key', FORM_SECRET));
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
