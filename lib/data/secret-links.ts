import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../env';
import { signingKeyOf } from './signing-key';

/** Hexadecimal digits of a handle, and of the signature of an address: 128 bits each. */
const DIGITS = 32;

type Purpose = 'what became of it' | 'owner link';

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

/** An owner's link (product rule 2.32): of a provider, in a version that staff withdraw by raising it, from a day on (YYYY-MM-DD). */
export interface OwnerLink {
  provider: number;
  version: number;
  issuedOn: string;
}

/** Days for which it holds. */
const OWNER_LINK_DAYS = 180;
const DAY = 86_400_000;

/** Returns the token of an owner's link. */
export function ownerToken({ provider, version, issuedOn }: OwnerLink): string | undefined {
  const digits = (number: number, length: number) => number.toString(16).padStart(length, '0');
  return seal('owner link', digits(provider, 8) + digits(version, 4) + digits(Date.parse(issuedOn) / DAY, 4));
}

/** Returns the link of a token; undefined if the site did not sign it, or it has expired. */
export function ownerLinkIn(token: string): OwnerLink | undefined {
  const body = unseal('owner link', token);
  if (body?.length !== 16) return undefined;
  const [provider, version, day] = [body.slice(0, 8), body.slice(8, 12), body.slice(12)].map((digits) =>
    parseInt(digits, 16),
  ) as [number, number, number];
  if (Date.now() >= (day + OWNER_LINK_DAYS) * DAY) return undefined;
  return { provider, version, issuedOn: new Date(day * DAY).toISOString().slice(0, 10) };
}

/** The handle that the database gives a request (`handle_of` in `…_what_became.sql`). */
function handleOf(requestId: string, formSecret: string): string {
  return hmac(requestId, hmac('handle', signingKeyOf(formSecret))).slice(0, DIGITS);
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
