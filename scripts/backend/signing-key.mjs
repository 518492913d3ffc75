import { createHmac } from 'node:crypto';

/** Returns the key with which a site signs, derived from its FORM_SECRET. Keep in sync with lib/data/signature.ts. */
export function signingKeyFrom(formSecret) {
  return createHmac('sha256', formSecret).update('signing key').digest('hex');
}

/** Signs values with the current day, as the site does. */
export function signatureOf(formSecret, ...parts) {
  const day = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', signingKeyFrom(formSecret))
    .update([day, ...parts].join('\n'))
    .digest('hex');
}
