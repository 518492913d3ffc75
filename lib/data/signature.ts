import 'server-only';
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
