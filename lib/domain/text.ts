/** Limits values in a WhatsApp message, whose URL would otherwise be too long to open. */
const MAX_VALUE_LENGTH = 200;

/**
 * Returns a value as one line of plain text: line breaks and control characters become spaces; bidirectional control
 * characters and lone surrogates, which a URL cannot contain, are removed.
 */
export function plainLine(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}|\p{Surrogate}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > MAX_VALUE_LENGTH ? [...line].slice(0, MAX_VALUE_LENGTH).join('') : line;
}

/** Formats a value of a message to staff. Its further lines are indented, so that they cannot pass for another value. */
export function labelledLine(label: string, value: string): string {
  return `${label}: ${value.replace(/\r\n?|\n/g, '\n  ')}`;
}

/** Replaces lone surrogates, as `toWellFormed` does, which Firefox lacks before 119. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Truncates text longer than `length` characters at a word and appends "…". */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = wellFormed(text.slice(0, length));
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}

const INVISIBLE =
  /^[\s\u0000-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]*$/;

/** Returns whether a text has nothing visible, exactly as `is_blank` in `…_text.sql` does. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Longer searches are truncated. */
export const MAX_SEARCH_LENGTH = 400;

/** Arabic spelling variants, each with its normalized letter. */
const LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'ي',
  ة: 'ه',
  ک: 'ك',
};

/** Signs of Arabic texts and dashes, each with what parsers read in its place. */
const SIGNS: Record<string, string> = { '،': ',', '٬': ',', '٫': '.', '؛': ';', '\u0640': '' };

/** Returns an Arabic or Persian digit as an ASCII one. */
const toDigit = (digit: string) => String(digit.charCodeAt(0) & 15);

/**
 * Returns text as everything reads it, whatever app it was copied from: compatibility forms unified (NFKC), without format
 * characters and soft hyphens, whitespace and control characters as single spaces.
 */
function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu, '')
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ');
}

/** Folds text for comparison: clean, lower case, ASCII digits. */
export function foldText(text: string): string {
  return cleanText(text)
    .toLowerCase()
    .replaceAll('i\u0307', 'i') // "İ" in lower case
    .replace(/[٠-٩۰-۹]/g, toDigit);
}

/** Folds text and unifies Arabic spelling variants. */
export function plainText(text: string): string {
  return foldText(text)
    .replace(/[\u064B-\u065F\u0670\u0640]+/g, '')
    .replace(/[أإآٱىیئؤةک]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Returns clean text with ASCII digits, commas and dashes for a parser; null for
 * null, and beyond `maxLength` characters, which no real value has: that bounds the work of the patterns.
 */
export function plainSigns(text: string | null, maxLength = 200): string | null {
  if (text === null || isLongerThan(text, maxLength)) return null;
  return cleanText(text)
    .replace(/[٠-٩۰-۹]/g, toDigit)
    .replace(/[،٬٫؛\u0640]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** Returns whether a text has more characters (code points, as the database counts them). */
export function isLongerThan(text: string, characters: number): boolean {
  return text.length > characters && (text.length > 2 * characters || [...text].length > characters);
}

/** Returns the first characters of a text (code points, as the database counts them). */
export function firstCharacters(text: string, count: number): string {
  return text.length > count ? [...text.slice(0, 2 * count)].slice(0, count).join('') : text;
}

/** Cleans a search text and truncates it. */
export function parseSearch(text: string): string | undefined {
  const clean = cleanText(text).trim();
  if (clean.length <= MAX_SEARCH_LENGTH) return clean || undefined;
  const cut = wellFormed(clean.slice(0, MAX_SEARCH_LENGTH));
  // Truncate at a space: half a word would be searched for as a whole one.
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined).trim() || undefined;
}
