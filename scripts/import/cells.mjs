import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';

/** The start of a cell that spreadsheets treat as a formula. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** Between the values of a list in a cell. */
export const SEPARATOR = ' | ';

/** Returns a value as a CSV cell, escaped so that spreadsheets do not run it as a formula. */
export function escapeCell(value) {
  if (value == null) return '';
  const text =
    typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : Array.isArray(value)
        ? value.join(SEPARATOR)
        : String(value);
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Reverses `escapeCell`. */
export function unescapeCell(text) {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
}

/**
 * Returns whether a cell is a formula. Phone numbers, user names and dashes may also start with a formula
 * character.
 */
export function isFormula(text) {
  return /^[\s=+@-]*=|^\s*[+@-]+\s*[A-Za-z_.]+\s*[(|!]/.test(text) && FORMULA_START.test(text.trimStart());
}

/** Returns a cell as trimmed text with normalized line breaks. */
export function cellText(cell) {
  if (cell == null) return '';
  if (cell instanceof Date) return dateText(cell);
  return String(cell).replace(/\r\n?/g, '\n').trim();
}

/** Spreadsheets store times of day as dates of the year 1899 or 1900. */
function dateText(date) {
  if (Number.isNaN(date.getTime())) return '';
  // Half a minute more, since fractions of a day are inexact.
  const [day, time] = new Date(date.getTime() + 30_000).toISOString().slice(0, 16).split('T');
  if (date.getUTCFullYear() < 1901) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/** Returns whether a cell says in words that it is empty. */
export function isEmptyWord(text) {
  return /^(?:n\/?a|nan|none|null|nil|undefined|[-–—]+|\[\s*\]|\{\s*\}|""|'')$/i.test(text);
}

/** Returns whether a cell is the error of a spreadsheet's formula. */
export function isSpreadsheetError(text) {
  return /^#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!|error!|spill!|calc!)$/i.test(text);
}

const HTML = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;
const BLOCKS = ['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4'];

/** Returns the visible text of HTML; text without tags and entities is returned as it is. */
export function htmlText(html) {
  if (!HTML.test(html)) return html;
  let [text, hidden] = ['', 0];
  const isHidden = (name) => name === 'script' || name === 'style';
  const parser = new Parser({
    onopentag: (name) => {
      if (isHidden(name)) hidden += 1;
      if (BLOCKS.includes(name)) text += '\n';
    },
    onclosetag: (name) => {
      if (isHidden(name)) hidden -= 1;
      if (BLOCKS.includes(name)) text += '\n';
    },
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();
}

/** Removes characters that are never seen: direction marks, zero-width spaces and joiners, soft hyphens. */
export function visibleText(text) {
  // A joiner holds together the parts of an emoji.
  return text.replace(/(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?!\u200D)\p{Cf}/gu, '');
}

const CODE_PAGES = ['windows-1252', 'windows-1256', 'macintosh'].map((name) => {
  const letters = iconv.decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    name,
  );
  return new Map([...letters].map((letter, byte) => [letter, byte]));
});

/** Returns whether the letters of a text were destroyed when a file was saved or opened in the wrong encoding. */
export function isGarbled(text) {
  const marks = text.match(/\?/g)?.length ?? 0;
  if (marks >= 3 && marks > (text.match(/\p{L}/gu)?.length ?? 0)) return true;
  if (!/[^\x00-\x7F]/.test(text)) return false;
  return CODE_PAGES.some((page) => {
    const bytes = [...text].map((letter) => page.get(letter));
    if (bytes.includes(undefined)) return false;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
      return true;
    } catch {
      return false;
    }
  });
}

const DIGITS = /[٠-٩۰-۹]/g;

/** Returns a text with ASCII digits and signs. */
function asciiNumber(text) {
  return visibleText(text)
    .replace(DIGITS, (digit) => String(digit.codePointAt(0) % 16))
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .trim();
}

/** Reads a rating: "4.6", "4,6", "4.6/5", "4.6 stars", "4.6 (412)", "★★★★". @returns NaN if it is none */
export function parseRating(text) {
  const plain = asciiNumber(text).replace(/ ?\(\d[\d,. ]*k?\)$/i, '');
  if (/^[★⭐]+[☆]*$/u.test(plain)) return [...plain].filter((sign) => sign !== '☆').length;
  const [, number] = /^(\d(?:[.,]\d+)?)(?: ?\/ ?5| ?(?:stars?|out of 5|★|⭐))?$/iu.exec(plain) ?? [];
  return number ? Number(number.replace(',', '.')) : NaN;
}

/** Reads a number of reviews: "128", "1,623", "1 623", "1.2K", "(31)", "12 reviews". @returns NaN if it is none */
export function parseCount(text) {
  const plain = asciiNumber(text).replace(/^\((.*)\)$/, '$1');
  const [, digits, thousand] =
    /^([\d., ]*\d)\s*(k|ألف)?\+?\s*(?:(?:google )?(?:reviews?|ratings?|votes?)|تقييم\S*|مراجع\S*)?$/iu.exec(
      plain,
    ) ?? [];
  if (!digits) return NaN;
  if (thousand) return Math.round(Number(digits.replace(',', '.')) * 1000);
  return Number(digits.replace(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, ''));
}

const DIRHAMS = '(?:aed|dhs?|dirhams?|درهما?|دراهم|د\\.?إ|\u20C3)\\.?';
const PRICE = new RegExp(
  `^(?:${DIRHAMS} ?)?(\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.(\\d+))?(?: ?/-)?(?: ?${DIRHAMS})?$`,
  'iu',
);

/**
 * Reads an amount in dirhams: "45", "AED 45.50", "45 dirhams", "1,200", "45/-", "٤٥ درهمًا". Rounds to fils, as the directory
 * does.
 * @returns NaN if it is none
 */
export function parsePrice(text) {
  const plain = asciiNumber(text.normalize('NFKC').replace(/\p{Mn}/gu, ''));
  const [, whole, fils = '0'] = PRICE.exec(plain) ?? [];
  return whole === undefined ? NaN : Math.round(Number(`${whole.replaceAll(',', '')}.${fils}`) * 100) / 100;
}

/** Reads a whole number: "20", "20.0", "٢٠". @returns NaN if it is none */
export function parseWhole(text) {
  const plain = asciiNumber(text);
  return /^[+-]?\d+(?:\.0+)?$/.test(plain) ? Number(plain) : NaN;
}

/** Reads degrees: "25.131", "25,131073", "25.131° N", `25°07'51.9"N`. @returns NaN if it is none */
export function parseDegrees(text) {
  const plain = asciiNumber(text).replace(',', '.');
  if (/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain)) return Number(plain);
  const [, whole, minutes = 0, seconds = 0, hemisphere = ''] =
    /^([+-]?\d+(?:\.\d+)?) ?[°º]? ?(?:(\d+(?:\.\d+)?) ?['′’] ?(?:(\d+(?:\.\d+)?) ?(?:"|″|”|'') ?)?)?([NESW])?$/i.exec(
      plain,
    ) ?? [];
  if (whole === undefined) return NaN;
  const degrees = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[SW]/i.test(hemisphere) ? -degrees : degrees;
}

/**
 * Reads a day: "2026-10-31", "31.10.2026", "31/10/2026" (the day first, as in the Emirates), with a time or without.
 * @returns undefined if it is none
 */
export function parseDay(text) {
  const plain = asciiNumber(text).replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const [, ...parts] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ??
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ??
    [];
  const [year, month, date] = parts[0]?.length === 4 ? parts : parts.reverse();
  const day = [year, month, date].map((part) => part?.padStart(2, '0')).join('-');
  return new Date(day).toJSON()?.startsWith(day) ? day : undefined;
}

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'checked', 'نعم', 'صح'];
const NO = ['no', 'n', 'false', '0', '✗', 'unchecked', 'لا', 'خطأ'];

/** Reads a yes or no. @returns undefined if it is neither */
export function parseFlag(text) {
  const word = text.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}
