import { createHmac } from 'node:crypto';

/**
 * Returns the key with which a site signs, derived from its FORM_SECRET. The database stores it: the secret itself would let its
 * readers try out which IP address a sender is.
 */
export function signingKeyOf(formSecret: string): string {
  return hmac('signing key', formSecret);
}

const DAY = 86_400_000;

/** Signs values with a site's key and the current day, or one so many days later (`is_signed` in `…_signatures.sql`). */
export function sign(formSecret: string, parts: readonly string[], daysLater = 0): string {
  const day = new Date(Date.now() + daysLater * DAY).toISOString().slice(0, 10);
  return hmac([day, ...parts].join('\n'), signingKeyOf(formSecret));
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
