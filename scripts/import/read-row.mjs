import { z } from 'zod';
import { problemOfPlace, readMapsLink, rounded } from './coordinates.mjs';

/** What spreadsheets treat as a formula. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** A value as a CSV cell, escaped so that spreadsheets do not run it as a formula. */
export function writtenCell(value) {
  if (value == null) return '';
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Reverses `writtenCell`. */
function unescapeCell(text) {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
}

/**
 * True if a cell would run something; phone numbers, user names and dashes may also start with a formula
 * character.
 */
function isFormula(text) {
  return /^[\s=+@-]*=|^\s*[+@-]+\s*[A-Za-z_.]+\s*[(|!]/.test(text) && FORMULA_START.test(text.trimStart());
}

/** A cell as trimmed text with normalised line breaks. */
export function cellText(cell) {
  if (cell == null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replace(/\r\n?/g, '\n').trim();
}

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'نعم', 'صح'];
const NO = ['no', 'n', 'false', '0', '✗', 'لا', 'خطأ'];
const SHOWN = 60;

/** A cell as quoted in messages. */
const quoted = (text) => `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;
const say = (sentence) => ({ error: ({ input }) => sentence(quoted(String(input))) });

function text(most) {
  return z
    .string()
    .refine((value) => value.length <= most, {
      error: ({ input }) => `${quoted(input)} has ${input.length} characters; at most ${most} are taken.`,
    })
    .refine(
      (value) => !/[\u0000-\u0008\u000B-\u001F\u007F]/.test(value),
      say((value) => `${value} has control characters in it.`),
    )
    .refine(
      (value) => !value.includes('\uFFFD'),
      say((value) => `${value} has lost letters (�): it was saved in a wrong encoding before.`),
    )
    .transform(unescapeCell);
}

const plainNumber = (value) =>
  value
    .replace(/[٠-٩]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.indexOf(digit))
    .replace('٫', '.')
    .replace(/^(\d),(\d+)$/, '$1.$2');

const number = (sentence, isRight, read) =>
  z.string().transform((value, context) => {
    const result = Number(read(value));
    if (read(value) !== '' && isRight(result)) return result;
    context.addIssue({ code: 'custom', message: sentence(quoted(value)) });
    return z.NEVER;
  });

const flag = z.string().transform((value, context) => {
  const word = value.toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  context.addIssue({ code: 'custom', message: `${quoted(value)} is neither yes nor no.` });
  return z.NEVER;
});

const phone = text(60).refine(
  (value) => !/^\d(?:[.,]\d+)?E\+?\d+$/i.test(value),
  say(
    (value) =>
      `${value} is a number that a spreadsheet has shortened; its last digits are lost. Format the column as text.`,
  ),
);
const website = text(300).refine(
  (value) => !/^(?!https?:)[a-z][a-z+.-]*:(?!\d)/i.test(value),
  say((value) => `${value} is no address of a website: it must begin with https:// or http://.`),
);

const picture = text(500).refine(
  (value) => /^(?:https:\/\/|\/images\/samples\/)/.test(value),
  say((value) => `${value} is no link to a picture: it must begin with https://.`),
);

const degrees = number(
  (value) => `${value} is no coordinate: degrees with a decimal point, such as 25.0805.`,
  Number.isFinite,
  (value) => plainNumber(value.replace(/°$/, '')),
).transform(rounded);

/** The rules for each column of a row; empty cells are left out. Problems are sentences. */
const COLUMN_SCHEMAS = {
  id: z
    .string()
    .transform(unescapeCell)
    .refine(
      (value) => /^(?:[1-9]\d{0,8}|new)$/i.test(value),
      say((value) => `${value} is no id: the number of a provider, or "new".`),
    )
    .transform((value) => value.toLowerCase()),
  business_name: z
    .string()
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'The name of the business shows nothing.')
    .pipe(text(200)),
  address: text(500),
  phone,
  whatsapp_handle: text(200),
  website,
  website_valid: flag,
  mobile_validation: flag,
  booking_capability: text(200),
  rating: number(
    (value) => `${value} is no rating: a number from 0 to 5.`,
    (value) => value >= 0 && value <= 5,
    plainNumber,
  ),
  review_count: number(
    (value) => `${value} is no number of reviews.`,
    (value) => Number.isInteger(value) && value >= 0 && value < 1e8,
    (value) => plainNumber(value.replace(/(?<=\d)[, ٬](?=\d{3})/g, '')),
  ),
  service_category: text(200),
  wash_type: text(200),
  service_location: text(200),
  location_type: text(200),
  service_description: text(4000),
  price_range: text(200),
  opening_hours: text(500),
  verified_status: text(40),
  eco_certified: flag,
  same_day_service: flag,
  weekend_service: flag,
  latitude: degrees,
  longitude: degrees,
  logo_url: picture,
  photo_url: picture,
  maps_link: z.string().transform((value, context) => {
    const place = readMapsLink(value);
    if (!place.sentence) return place;
    context.addIssue({ code: 'custom', message: place.sentence });
    return z.NEVER;
  }),
};

/**
 * Converts a row for the database and reports its problems. A row with an id changes that provider; any other
 * needs the name of a business.
 * @param {unknown[]} cells
 * @param {(string | undefined)[]} columns the column of each cell
 * @returns {{ id?: string, name: string, values: object, problems: { column: string, value: string, sentence:
 * string }[] }}
 */
export function readRow(cells, columns) {
  const typed = {};
  columns.forEach((column, index) => {
    const cell = cellText(cells[index]);
    if (column && cell) typed[column] = cell;
  });
  const [read, problems] = [{}, []];
  if (cells.slice(columns.length).some((cell) => cellText(cell)))
    problems.push(
      problem(
        '',
        '',
        `The row has ${cells.length} cells and the first line ${columns.length}: a separator or quotation mark stands in a wrong place.`,
      ),
    );
  for (const [column, cell] of Object.entries(typed)) {
    const { success, data, error } = COLUMN_SCHEMAS[column].safeParse(cell);
    if (isFormula(cell))
      problems.push(problem(column, cell, `${quoted(cell)} is a formula; only text is taken.`));
    else if (success) read[column] = data;
    else problems.push(problem(column, cell, error.issues[0].message));
  }
  if (!typed.business_name && (!typed.id || read.id === 'new'))
    problems.push(problem('business_name', '', 'The name of the business is missing.'));
  const { id, maps_link: linked, ...values } = read;
  const isPlaced = 'latitude' in values || 'longitude' in values;
  // Explicit coordinates take precedence over those of a link.
  if (linked && !isPlaced) Object.assign(values, linked);
  const isUnread = problems.some(({ column }) => column === 'latitude' || column === 'longitude');
  const sentence = (linked || isPlaced) && !isUnread && problemOfPlace(values);
  if (sentence) {
    const column = isPlaced ? ('latitude' in values ? 'latitude' : 'longitude') : 'maps_link';
    problems.push(problem(column, typed[column], sentence));
  }
  return { id, name: typed.business_name ?? '', values, problems };
}

function problem(column, value, sentence) {
  return { column, value, sentence };
}
