import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import { dubaiDay } from '@/lib/domain/closure';
import { plainSigns } from '@/lib/domain/text';

/** The start of a cell that spreadsheets treat as a formula. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** Between the values of a list in a cell. */
export const SEPARATOR = ' | ';

/** Returns a value as a CSV cell, escaped so that spreadsheets do not run it as a formula. */
export function escapeCell(value: unknown): string {
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
export function unescapeCell(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
}

/**
 * Returns whether a cell is a formula. Phone numbers, user names and dashes may also start with a formula
 * character.
 */
export function isFormula(text: string): boolean {
  return /^[\s=+@-]*=|^\s*[+@-]+\s*[A-Za-z_.]+\s*[(|!]/.test(text) && FORMULA_START.test(text.trimStart());
}

/** What a program writes for an object that it cannot write. */
const OBJECT = /\[object \w+\]/;

/** Keys under which programs keep the text of an object. */
const TEXT_KEYS = ['text', 'name', 'label', 'value', 'display', 'title'];

/**
 * Returns the text of a value that a program wrote as JSON, such as `[{"name": "Car wash"}]`; other text as it is.
 * @returns undefined if it has none
 */
export function cellPlainText(text: string): string | undefined {
  if (OBJECT.test(text)) return undefined;
  const value = parseJson(text);
  return value === undefined ? text : textOf(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return texts.length > 0 && texts.every((text) => text !== undefined) ? texts.join('; ') : undefined;
  }
  const object = Object(value) as Record<string, unknown>;
  const key = TEXT_KEYS.find((name) => object[name]);
  return key && textOf(object[key]);
}

/** Returns the list or object that a text is in JSON, or undefined. */
export function parseJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a cell as trimmed text with normalized line breaks. */
export function cellText(cell: unknown): string {
  if (cell == null) return '';
  if (cell instanceof Date) return dateText(cell);
  return String(cell).replace(/\r\n?/g, '\n').trim();
}

/** Spreadsheets store times of day as dates of the year 1899 or 1900. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Half a minute more, since fractions of a day are inexact.
  const [day, time] = new Date(date.getTime() + 30_000).toISOString().slice(0, 16).split('T') as [
    string,
    string,
  ];
  if (date.getUTCFullYear() < 1901) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/** Returns whether a cell says in words that it is empty. */
export function isEmptyWord(text: string): boolean {
  return /^(?:n\/?a|nan|none|null|nil|undefined|[-–—]+|\[\s*\]|\{\s*\}|""|'')$/i.test(text);
}

/** Returns whether a cell is the error of a spreadsheet's formula. */
export function isSpreadsheetError(text: string): boolean {
  return /^#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!|error!|spill!|calc!)$/i.test(text);
}

const HTML = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;
const BLOCKS = ['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4'];

/** Returns the visible text of HTML; text without tags and entities is returned as it is. */
export function htmlText(html: string): string {
  if (!HTML.test(html)) return html;
  let [text, hidden] = ['', 0] as [string, number];
  const isHidden = (name: string) => name === 'script' || name === 'style';
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
export function visibleText(text: string): string {
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
export function isGarbled(text: string): boolean {
  const marks = text.match(/\?/g)?.length ?? 0;
  if (marks >= 3 && marks > (text.match(/\p{L}/gu)?.length ?? 0)) return true;
  if (!/[^\x00-\x7F]/.test(text)) return false;
  return CODE_PAGES.some((page) => {
    const bytes = [...text].map((letter) => page.get(letter));
    if (!bytes.every((byte) => byte !== undefined)) return false;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
      return true;
    } catch {
      return false;
    }
  });
}

/** Returns a text with ASCII digits and signs. */
function asciiNumber(text: string): string {
  return (plainSigns(text, Infinity) ?? '').trim();
}

/** What ratings may be out of. */
export const RATING_SCALES = [5, 10, 100];

/**
 * Reads a rating as stars out of five: "4.6", "4,6", "4.6/5", "4.6 stars", "4.6 (412)", "★★★★", "8.7/10", "92%".
 * @param scale what it is out of, if it does not say so itself
 * @returns NaN if it is none
 */
export function cellRating(text: string, scale = 5): number {
  const { score, outOf = scale } = parseScore(text);
  if (score > outOf) return NaN;
  return outOf === 5 ? score : Math.round((score / outOf) * 500) / 100;
}

/** Reads a rating with what it is out of, if it says so. The score is NaN if it is none. */
export function parseScore(text: string): { score: number; outOf?: number } {
  const plain = asciiNumber(text).replace(/ ?\(\d[\d,. ]*k?\)$/i, '');
  if (/^[★⭐]+[☆]*$/u.test(plain))
    return { score: [...plain].filter((sign) => sign !== '☆').length, outOf: 5 };
  const [, number, outOf, unit] =
    /^(\d{1,3}(?:[.,]\d+)?)(?: ?(?:\/|out of|من) ?(5|10|100)| ?(%|stars?|★|⭐))?$/iu.exec(plain) ?? [];
  if (!number) return { score: NaN };
  const score = Number(number.replace(',', '.'));
  if (unit) return { score, outOf: unit === '%' ? 100 : 5 };
  return outOf ? { score, outOf: Number(outOf) } : { score };
}

/** Reads a number of reviews: "128", "1,623", "1 623", "1.2K", "(31)", "12 reviews". @returns NaN if it is none */
export function parseCount(text: string): number {
  const plain = asciiNumber(text).replace(/^\((.*)\)$/, '$1');
  const [, digits, thousand] =
    /^([\d., ]*\d)\s*(k|ألف)?\+?\s*(?:(?:google )?(?:reviews?|ratings?|votes?)|تقييم\S*|مراجع\S*)?$/iu.exec(
      plain,
    ) ?? [];
  if (!digits) return NaN;
  if (thousand) return Math.round(Number(digits.replace(',', '.')) * 1000);
  const count = Number(digits.replace(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, ''));
  return Number.isInteger(count) ? count : NaN;
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
export function cellPrice(text: string): number {
  const plain = asciiNumber(text.replace(/\p{Mn}/gu, ''));
  const [, whole, fils = '0'] = PRICE.exec(plain) ?? [];
  return whole === undefined ? NaN : Math.round(Number(`${whole.replaceAll(',', '')}.${fils}`) * 100) / 100;
}

/** Reads a whole number: "20", "20.0", "٢٠". @returns NaN if it is none */
export function parseWhole(text: string): number {
  const plain = asciiNumber(text);
  return /^[+-]?\d+(?:\.0+)?$/.test(plain) ? Number(plain) : NaN;
}

/** Reads degrees: "25.131", "25,131073", "25.131° N", `25°07'51.9"N`. @returns NaN if it is none */
export function cellDegrees(text: string): number {
  const plain = asciiNumber(text).replace(',', '.');
  if (/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain)) return Number(plain);
  const [, whole, minutes = 0, seconds = 0, hemisphere = ''] =
    /^([+-]?\d+(?:\.\d+)?) ?[°o]? ?(?:(\d+(?:\.\d+)?) ?['′’] ?(?:(\d+(?:\.\d+)?) ?(?:"|”|''|′′) ?)?)?([NESW])?$/i.exec(
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
export function parseDay(text: string): string | undefined {
  const plain = asciiNumber(text).replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const [, ...parts] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ??
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ??
    [];
  const [year, month, date] = parts[0]?.length === 4 ? parts : parts.reverse();
  const day = [year, month, date].map((part) => part?.padStart(2, '0')).join('-');
  return new Date(day).toJSON()?.startsWith(day) ? day : undefined;
}

/** Returns today's date in Dubai, as YYYY-MM-DD. */
export function dubaiToday(): string {
  return dubaiDay(Date.now());
}

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'checked', 'نعم', 'صح'];
const NO = ['no', 'n', 'false', '0', '✗', 'unchecked', 'لا', 'خطأ'];

/** Reads a yes or no. @returns undefined if it is neither */
export function parseFlag(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}

/** The texts of a row by column. */
export type Texts = Record<string, string>;

/** Returns a text in lower case, with blanks between its words. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Whether a program wrote a text: it stands in brackets. */
export function isMachineText(text: string | undefined): boolean {
  return /^\s*(?:\[[\s\S]*\]|\{[\s\S]*\})\s*$/.test(text ?? '');
}
