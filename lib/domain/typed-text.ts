/** What people enter instead of a missing value. */
const PLACEHOLDERS = new Set([
  '+971 (check website)',
  '(check website)',
  'check website',
  'not listed',
  'n/a',
  'na',
  'nan',
  'none',
  'null',
  'nil',
  'undefined',
  '{}',
  '[]',
  'tbd',
  'tba',
  'unknown',
  'coming soon',
  'not available',
  '-',
  '--',
  '?',
  'xxx',
  'test',
  'http://',
  'https://',
  'www',
  'غير متوفر',
  'غير معروف',
  'لا يوجد',
  'قريبا',
  'قريبًا',
]);
const MAX_PLACEHOLDER = 40;

/** Returns whether a text is a placeholder for a missing value, with blanks and full stops around it or without. */
export function isPlaceholder(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_PLACEHOLDER) return false;
  return PLACEHOLDERS.has(trimmed.replace(/^[\s.]+|[\s.]+$/g, '').toLowerCase());
}

const DAMAGE = [
  // Invisible characters, and lost ones.
  /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]|\?{3}/,
  // Tags and entities of HTML.
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:#[0-9]+|#x[0-9a-f]+|amp|lt|gt|quot|nbsp|apos);/i,
  // UTF-8 that was read as Windows-1252 or 1256.
  /[ØÙÃÂâ][\u0080-\u00BF‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›€]|[طظ][§„†‡ˆ‰¹±²³´µ·¸]/i,
];
/** An error or a total of a spreadsheet. */
const OF_SPREADSHEET =
  /^(?:#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!|error!)|(?:(?:grand |sub-?)?total|المجموع|الإجمالي) ?:? ?[0-9]*)$/i;
const MAX_CELL = 60;

/** Returns whether a text was damaged on its way here, or was written by a spreadsheet or a program. */
export function isDamaged(text: string): boolean {
  return DAMAGE.some((damage) => damage.test(text)) || isOfProgram(text.trim());
}

function isOfProgram(text: string): boolean {
  if (text.startsWith('[') && text.endsWith(']')) return /["']/.test(text);
  if (text.startsWith('{') && text.endsWith('}')) return text.includes(':');
  return text.length <= MAX_CELL && OF_SPREADSHEET.test(text.replace(/\s+/g, ' '));
}

/** Begins where such an address may begin, so that long runs of letters are looked at once. */
const EMAIL =
  /(?<![A-Za-z0-9_.+-])[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+\.[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?/;

/** Returns the first e-mail address in a text that everyone sees; null if there is none. */
export function publicEmail(text: string | null): string | null {
  return EMAIL.exec(text ?? '')?.[0] ?? null;
}
