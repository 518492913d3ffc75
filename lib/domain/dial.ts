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
/** The significant digits of mobile numbers and landlines, which a trunk 0 may precede. */
export const WITH_TRUNK = '5\\d{8}|(?!600)[234679]\\d{7}';
/**
 * The numbers that can exist. Of the UAE, without country code and trunk 0 (spreadsheets drop them) or with both ("+971 (0)4"): mobile
 * numbers, landlines, toll-free ones, and the ranges 400, 600, 700 and 900. Else the short ones of services (three to six digits that begin
 * with 800, 600, 04 or 9), those behind the code of another country, and those without any, unless they begin like a UAE number, which
 * then has a wrong length.
 */
const POSSIBLE = new RegExp(
  `^(?:(?:(?:\\+|0{0,2})971)?(?:0?(${WITH_TRUNK})|([4679]00\\d{6}|800\\d{2,9}))|(?=\\d{3,6}$)(?:[68]00|04|9)\\d*|(?:\\+|00)(?!971[02-79]|0)\\d{8,15}|(?!0|971|800)\\d{7,15})$`,
);

/** Returns the significant digits of a UAE number, given its digits; undefined for anything else. */
export function nationalNumber(digits: string): string | undefined {
  const [, withTrunk, withoutTrunk] = POSSIBLE.exec(digits) ?? [];
  return withTrunk ?? withoutTrunk;
}

/** Words on a keypad stand for digits behind the prefix of a service, or instead of the seven digits of a landline. */
const IN_LETTERS = /^\+?(?:971|1)?[46-9]00\d*[a-z][a-z\d]*$|^0[234679][a-z]{7}$/;

/**
 * Returns what a typed phone number dials (product rule 3.8), letters mapped ("800-WASH-NOW"), of any country. Null for a number that
 * cannot exist, such as a mobile number a digit short, and for any other text, which says more than one number or none.
 */
export function dialledNumber(typed: string): string | null {
  const plain = (plainSigns(typed) ?? '').toLowerCase().trim().replace(LABEL, '');
  const number = plain.replace(/[ ().-]/g, '');
  const digits = IN_LETTERS.test(number) ? keypadDigits(number) : number;
  return POSSIBLE.test(digits) ? digits : null;
}
