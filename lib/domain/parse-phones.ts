import { keypadDigits, nationalNumber, WITH_TRUNK } from './dial';
import { plainSigns, plainText } from './text';

/** Returns a UAE number in E.164 from its digits; null for anything else. */
function uaeNumber(digits: string): string | null {
  const national = nationalNumber(digits);
  return national === undefined ? null : `+971${national}`;
}

/** Returns the digits of a number with letters, also if it is repeated ("800wash9274"). */
function digitsOf(number: string): string {
  const digits = keypadDigits(number);
  const isMixed = /800(?:[a-z]+[0-9]+|[0-9]+[a-z]+)$/.test(number);
  return isMixed ? digits.replace(/(?<=800)(.+)\1$/, '$1') : digits;
}

/** A toll-free number, or a landline, whose seven digits are a word: "04 CAR WASH". */
const HAS_LETTERS = /^(?:\+?971|00971)?(?:800[a-z0-9]*[a-z]|0?[234679][a-z]{7}$)/;

const CONSECUTIVE_NUMBER = `(?:(?:\\+|00)?9710?|0)(?:${WITH_TRUNK})`;
const ONLY_CONSECUTIVE = new RegExp(`^(?:${CONSECUTIVE_NUMBER})+$`);
const EACH_CONSECUTIVE = new RegExp(CONSECUTIVE_NUMBER, 'g');
const FOREIGN_NUMBER = /^(?:\+|00)(?!971)[1-9][0-9]{6,14}$/;

/** Returns the UAE numbers in a part of a text without separators; null if it is anything else. Foreign numbers are left out. */
function numbersIn(part: string): string[] | null {
  // Consecutive toll-free numbers would match as one, because their length varies.
  if (/800.* 800/.test(part)) return null;
  const typed = part.replace(/[ ().-]/g, '');
  const hasLetters = HAS_LETTERS.test(typed) && /^(?:0|\+|971|800)/.test(typed);
  const digits = hasLetters ? digitsOf(typed) : typed;
  if (hasLetters && isContradictory(part, typed, digits)) return null;
  const number = uaeNumber(digits);
  if (number) return [number];
  if (digits === '' || FOREIGN_NUMBER.test(digits)) return [];
  return ONLY_CONSECUTIVE.test(digits) ? digits.match(EACH_CONSECUTIVE)!.map((one) => uaeNumber(one)!) : null;
}

/** Returns the UAE numbers in a part of a text as `numbersIn` does, also beside the name of who answers. */
function numbersBesideWords(part: string): string[] | null {
  const numbers = numbersIn(part);
  const words = part.match(WORDS) ?? [];
  if (numbers || words.length === 0 || words.length > MAX_WORDS || NO_NUMBER.test(part)) return numbers;
  const beside = allOrNone(part.split(WORDS).map(numbersIn));
  // Letters may belong to an 800 number, and any three digits to none.
  return beside?.every((number) => IN_FULL.test(number)) ? beside : null;
}

/** Whether letters and digits are two numbers of which one is wrong: "800 5263 (WASH)". */
function isContradictory(part: string, typed: string, dialled: string): boolean {
  const isExplained = /[a-z] ?\([0-9 -]+\)|[0-9] ?\([a-z -]+\)/.test(part) && !/800 ?\(/.test(part);
  return isExplained && dialled.length === typed.length;
}

/** Decimals of a number that a spreadsheet wrote. */
const DECIMALS = /(?<![0-9.])([0-9]{8,12})\.0+(?![0-9])/g;
const ALWAYS_OPEN = /(?<![0-9])24 ?\/ ?7(?![0-9])|(?<![0-9])24 ?(?:hours|hrs|ساعه)/g;
const EXTENSION = /(?:(?<![a-z])(?:ext(?:ension|n)?|x)|تحويله|#(?! ?0))[ .:=-]*[0-9]{1,5}(?![0-9])/g;
const FAX = /(?:(?<!tel ?[/&] ?)fax|(?<![a-z])f(?=:)|فاكس)[ .:]*[+0-9][0-9 ().-]*/g;
/** "04 333 4444/5/6" are three numbers in a row. */
const ENDINGS = /([0-9][0-9 -]{5,}([0-9]))((?:\/[0-9])+)(?![0-9])/g;
/** "050/1234567" is one number, "04 123 4567 / 050 123 4567" are two. */
const SLASH_IN_NUMBER =
  /((?<![0-9/])(?:\+?971 ?)?\(?0?[0-9]{1,2}\)?) ?\/ ?(?=[0-9]{3}[ -]?[0-9]{4}(?![0-9]))/g;
/** Labels and conjunctions, which separate numbers. */
const LABEL =
  /(?<![a-z])(?:(?:mob(?:iles?)?|tel(?:ephone)?s?|ph(?:ones?)?|cell|num(?:ber)?s?|nos?)(?:#| ?[1-9](?= ?[:.]))?|[tmp](?=[ .]*[:+])|call|contact|office|direct|main|reception|sales|bookings?|customer (?:care|service)|landline|hotline|toll[ -]?free|whats ?app|wa|fax|uae|ae|dubai|abu ?dhabi|sharjah|ajman|and|or|us|now|only)(?![a-z])|(?:ال)?(?:هاتف|جوال|متحرك|موبايل|تلفون|واتس ?اب|رقم)|اتصل(?: بنا)?|(?<![ء-ي])(?:و?لل(?:تواصل|حجز|اتصال|استفسار)|والاستفسار|فقط|او|و|ت)(?![ء-ي])/g;
/** Names and other words beside a number: "Ahmed 050 …", "ask for Bilal". */
const WORDS = /(?<![a-zء-ي0-9])[a-zء-ي]+(?![a-zء-ي0-9])/g;
/** A number beside one of these words is none to call, or is not complete. */
const NO_NUMBER =
  /(?<![a-z])(?:old|former(?:ly)?|previous|not?|never|don|wrong|invalid|disconnected|closed|ext(?:ension|n)?|box|trn|licen[cs]e|iban|id|code|pin)(?![a-z])|(?<![ء-ي])(?:قديم|سابق|خطا|لا|ليس|غير|ص ?ب|رخصه|تحويله)(?![ء-ي])/;
const LINK = /:\/\/|www|[a-z]\.[a-z]|@/i;
const MAX_WORDS = 4;
const IN_FULL = /^\+971(?:5[0-9]{8}|[2-79][0-9]{7})$/;
/** Other signs and icons. */
const ICONS =
  /[!-'*\uFF0A:=?@[\]^_`{}~\u00A1-\u00BF\u2000-\u2BFF\u3000-\u303F\uE000-\uF8FF\uFE00-\uFE0F\u{1F000}-\u{1FAFF}]/gu;
const SEPARATOR = /[/;,|\\]| - (?=\(?0)/;

/**
 * Parses all UAE numbers of a text in E.164, in its order and each once (product rule 3.8). Labels ("Mob:"), extensions, fax numbers and
 * foreign numbers are skipped. Empty if any part is not understood: a call to a wrong number is worse than none.
 */
export function parsePhones(phone: string | null): string[] {
  const typed = plainSigns(phone && phone.replaceAll('\n', ' ; '))?.replace(DECIMALS, '$1');
  if (!typed || !/[0-9]{3}|0[234679][ -]?[a-z]/i.test(typed)) return [];
  if (/^\+?[0-9 ().-]+$/.test(typed)) return distinct([numbersIn(typed)]);
  const parts = plainText(typed)
    .replace(ALWAYS_OPEN, ' ')
    .replace(EXTENSION, ' ')
    .replace(FAX, ';')
    .replace(SLASH_IN_NUMBER, '$1 ')
    .replace(ENDINGS, withEndings)
    .replace(LABEL, ';')
    .replace(/\++/g, ';+')
    .replace(ICONS, ' ')
    .split(SEPARATOR);
  return distinct(parts.map(LINK.test(typed) ? numbersIn : numbersBesideWords));
}

/** Returns the numbers of all parts, each once; none if a part is not understood. */
function distinct(parts: readonly (string[] | null)[]): string[] {
  return [...new Set(allOrNone(parts) ?? [])];
}

/** Returns the numbers of all parts; null if a part is not understood. */
function allOrNone(parts: readonly (string[] | null)[]): string[] | null {
  return parts.includes(null) ? null : parts.flatMap((numbers) => numbers ?? []);
}

/** Writes "04 333 4444/5" as two numbers, if the endings are in a row. */
function withEndings(written: string, first: string, last: string, endings: string): string {
  const digits = endings.slice(1).split('/');
  const areInRow = digits.every((digit, index) => Number(digit) === Number(last) + index + 1);
  return areInRow ? [first, ...digits.map((digit) => first.slice(0, -1) + digit)].join(' ; ') : written;
}

/** Returns whether a text holds a number of another country. */
export function hasForeignNumber(phone: string | null): boolean {
  return /(?:\+|(?<![0-9])00) ?(?!971)[1-9](?:[ ().-]*[0-9]){6}/.test(plainSigns(phone) ?? '');
}
