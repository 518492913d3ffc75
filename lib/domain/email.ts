import { LETTER_CLASS } from './letters';

const LABEL = `[A-Za-z0-9${LETTER_CLASS}](?:[A-Za-z0-9${LETTER_CLASS}-]{0,61}[A-Za-z0-9${LETTER_CLASS}])?`;
const ADDRESS = new RegExp(
  String.raw`^[A-Za-z0-9.!#$%&'*+/=?^_\x60{|}~${LETTER_CLASS}-]+@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

/**
 * Returns whether a text is an email address: what browsers accept, in any script ("info@شركة.امارات") and with a dot in the
 * domain. Exactly as `is_email` in `…_text.sql` (product rule 5.1).
 */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text);
}
