import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../env';
import { signingKeyOf } from './signing-key';

/** Hexadecimal digits of a handle, and of the signature of an address: 128 bits each. */
const DIGITS = 32;

type Purpose = 'what became of it';

/**
 * Returns the token of an address that only its receiver can open: what it is about, as hexadecimal digits, and a signature with a key
 * for this purpose alone, which the database does not have. Undefined without FORM_SECRET: there are no such addresses then.
 */
function seal(purpose: Purpose, body: string): string | undefined {
  const { FORM_SECRET } = environment();
  return FORM_SECRET && body + hmac(body, hmac(purpose, FORM_SECRET)).slice(0, DIGITS);
}

/** Returns what a token is about; undefined if the site did not sign it. */
function unseal(purpose: Purpose, token: string): string | undefined {
  const body = token.slice(0, -DIGITS);
  const [given, expected] = [Buffer.from(token), Buffer.from(seal(purpose, body) ?? '')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? body : undefined;
}

/** Returns the token of the address that says what became of a submission (product rule 11.5). */
export function sentToken({ requestId }: { requestId: string }): string | undefined {
  const { FORM_SECRET } = environment();
  return FORM_SECRET && sentTokenOf(handleOf(requestId, FORM_SECRET));
}

/** Returns the same of a handle. */
export function sentTokenOf(handle: string): string | undefined {
  return seal('what became of it', handle);
}

/** Returns the handle in the token of such an address; undefined if the site did not sign it. */
export function handleIn(token: string): string | undefined {
  return unseal('what became of it', token);
}

/** The handle that the database gives a request (`handle_of` in `…_what_became.sql`). */
function handleOf(requestId: string, formSecret: string): string {
  return hmac(requestId, hmac('handle', signingKeyOf(formSecret))).slice(0, DIGITS);
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
