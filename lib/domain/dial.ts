import { plainSigns } from './text';

// Small, because cards and the shortlist decide in the browser what can be called.

/** The digit of each letter from a to z on a keypad. */
const KEYPAD = '22233344455566677778889999';

/** Returns the digits that letters on a keypad dial: 8009274 for "800wash". */
export function keypadDigits(number: string): string {
  return number.replace(/[a-z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 97]!);
}

const LABEL =
  /^(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|call|whats ?app|(?:ال)?هاتف|جوال|موبايل|رقم|اتصل)(?![a-zء-ي])[ .:]*/;
const ONE_NUMBER = /^\+?[0-9]{7,15}$/;
/** Three to six digits, as services have them. */
const SHORT_NUMBER = /^(?:800|600|04|9)[0-9]*$/;
/** Words on a keypad stand for digits behind the prefix of a service, or instead of the seven digits of a landline. */
const IN_LETTERS = /^(?:\+?971|\+?1)?(?:800|[4679]00)[0-9]*[a-z][a-z0-9]*$|^0[234679][a-z]{7}$/;
const SEVERAL = /[0-9][ .]+\+|\)\s*\(/;
const MAX_LENGTH = 40;

/**
 * Returns what a typed phone number dials (product rule 3.8): seven to fifteen digits, letters mapped ("800-WASH-NOW"), of any country,
 * or a short number of three to six. Null for any other text, which says more than one number or none.
 */
export function dialledNumber(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null;
  const plain = (plainSigns(typed) ?? '').toLowerCase().trim().replace(LABEL, '');
  if (SEVERAL.test(plain)) return null;
  const number = plain.replace(/[ ().-]/g, '');
  if (/^[0-9]{3,6}$/.test(number)) return SHORT_NUMBER.test(number) ? number : null;
  const digits = IN_LETTERS.test(number) ? keypadDigits(number) : number;
  return ONE_NUMBER.test(digits) ? digits : null;
}
