import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { environment } from '../env';
import { sign } from './signing-key';

/**
 * Signs values, so that the database can tell this site's calls from those of others who have its public key. Empty without
 * FORM_SECRET, which the database takes for a wrong signature.
 */
export function signatureOf(...parts: string[]): string {
  const { FORM_SECRET } = environment();
  return FORM_SECRET ? sign(FORM_SECRET, parts) : '';
}

/** Whether the database signed values with the key of the site, yesterday, today or tomorrow, as `is_signed` in `…_signatures.sql`. */
export function isSigned(signature: string, ...parts: string[]): boolean {
  const { FORM_SECRET } = environment();
  const given = Buffer.from(signature);
  return [-1, 0, 1].some((day) => {
    const expected = Buffer.from(FORM_SECRET ? sign(FORM_SECRET, parts, day) : '');
    return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
