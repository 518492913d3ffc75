import { z } from 'zod';
import { coordinatesProblem, readMapsLink, roundDegrees } from './coordinates.mjs';

/** The start of a cell that spreadsheets treat as a formula. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** Returns a value as a CSV cell, escaped so that spreadsheets do not run it as a formula. */
export function escapeCell(value) {
  if (value == null) return '';
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Reverses `escapeCell`. */
function unescapeCell(text) {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
}

/**
 * Returns whether a cell is a formula. Phone numbers, user names and dashes may also start with a formula
 * character.
 */
function isFormula(text) {
  return /^[\s=+@-]*=|^\s*[+@-]+\s*[A-Za-z_.]+\s*[(|!]/.test(text) && FORMULA_START.test(text.trimStart());
}

/** Returns a cell as trimmed text with normalized line breaks. */
export function cellText(cell) {
  if (cell == null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replace(/\r\n?/g, '\n').trim();
}

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'نعم', 'صح'];
const NO = ['no', 'n', 'false', '0', '✗', 'لا', 'خطأ'];
const MAX_QUOTED = 60;

/** Quotes a cell in a message. */
const quote = (text) => `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
const errorWith = (message) => ({ error: ({ input }) => message(quote(String(input))) });

function text(maxLength) {
  return z
    .string()
    .refine((value) => value.length <= maxLength, {
      error: ({ input }) => `${quote(input)} has ${input.length} characters; the limit is ${maxLength}.`,
    })
    .refine(
      (value) => !/[\u0000-\u0008\u000B-\u001F\u007F]/.test(value),
      errorWith((value) => `${value} contains control characters.`),
    )
    .refine(
      (value) => !value.includes('\uFFFD'),
      errorWith(
        (value) => `${value} contains replacement characters (�): it was saved in the wrong encoding.`,
      ),
    )
    .transform(unescapeCell);
}

const plainNumber = (value) =>
  value
    .replace(/[٠-٩]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.indexOf(digit))
    .replace('٫', '.')
    .replace(/^(\d),(\d+)$/, '$1.$2');

const number = (message, isValid, normalize) =>
  z.string().transform((value, context) => {
    const result = Number(normalize(value));
    if (normalize(value) !== '' && isValid(result)) return result;
    context.addIssue({ code: 'custom', message: message(quote(value)) });
    return z.NEVER;
  });

const flag = z.string().transform((value, context) => {
  const word = value.toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  context.addIssue({ code: 'custom', message: `${quote(value)} is neither yes nor no.` });
  return z.NEVER;
});

const phone = text(60).refine(
  (value) => !/^\d(?:[.,]\d+)?E\+?\d+$/i.test(value),
  errorWith(
    (value) =>
      `${value} was shortened by a spreadsheet, and its last digits are lost. Format the column as text.`,
  ),
);
const website = text(300).refine(
  (value) => !/^(?!https?:)[a-z][a-z+.-]*:(?!\d)/i.test(value),
  errorWith((value) => `${value} is not a website URL: it must begin with https:// or http://.`),
);

const picture = text(500).refine(
  (value) => /^(?:https:\/\/|\/images\/samples\/)/.test(value),
  errorWith((value) => `${value} is not an image URL: it must begin with https://.`),
);

const degrees = number(
  (value) => `${value} is not a coordinate, such as 25.0805.`,
  Number.isFinite,
  (value) => plainNumber(value.replace(/°$/, '')),
).transform(roundDegrees);

/** Validates each column; empty cells are omitted. */
const COLUMN_SCHEMAS = {
  id: z
    .string()
    .transform(unescapeCell)
    .refine(
      (value) => /^(?:[1-9]\d{0,8}|new)$/i.test(value),
      errorWith((value) => `${value} is not an id: enter the number of a provider, or "new".`),
    )
    .transform((value) => value.toLowerCase()),
  business_name: z
    .string()
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'The name of the business has no visible characters.')
    .pipe(text(200)),
  address: text(500),
  phone,
  whatsapp_handle: text(200),
  website,
  website_valid: flag,
  mobile_validation: flag,
  booking_capability: text(200),
  rating: number(
    (value) => `${value} is not a rating from 0 to 5.`,
    (value) => value >= 0 && value <= 5,
    plainNumber,
  ),
  review_count: number(
    (value) => `${value} is not a number of reviews.`,
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
    if (!place.message) return place;
    context.addIssue({ code: 'custom', message: place.message });
    return z.NEVER;
  }),
};

/**
 * Converts a row for the database and reports its problems. A row with an id changes that provider; any other
 * requires a business name.
 * @param {unknown[]} cells
 * @param {(string | undefined)[]} columns the column of each cell
 * @returns {{ id?: string, name: string, values: object, problems: { column: string, value: string, message:
 * string }[] }}
 */
export function readRow(cells, columns) {
  const texts = {};
  columns.forEach((column, index) => {
    const cell = cellText(cells[index]);
    if (column && cell) texts[column] = cell;
  });
  const [parsed, problems] = [{}, []];
  if (cells.slice(columns.length).some((cell) => cellText(cell)))
    problems.push(
      problem(
        '',
        '',
        `The row has ${cells.length} cells, but the first line has ${columns.length}: a separator or quotation mark is misplaced.`,
      ),
    );
  for (const [column, cell] of Object.entries(texts)) {
    const { success, data, error } = COLUMN_SCHEMAS[column].safeParse(cell);
    if (isFormula(cell))
      problems.push(problem(column, cell, `${quote(cell)} is a formula. Only text is accepted.`));
    else if (success) parsed[column] = data;
    else problems.push(problem(column, cell, error.issues[0].message));
  }
  if (!texts.business_name && (!texts.id || parsed.id === 'new'))
    problems.push(problem('business_name', '', 'The name of the business is missing.'));
  const { id, maps_link: linkCoordinates, ...values } = parsed;
  const hasCoordinates = 'latitude' in values || 'longitude' in values;
  // Explicit coordinates take precedence over those of a link.
  if (linkCoordinates && !hasCoordinates) Object.assign(values, linkCoordinates);
  const isInvalid = problems.some(({ column }) => column === 'latitude' || column === 'longitude');
  const message = (linkCoordinates || hasCoordinates) && !isInvalid && coordinatesProblem(values);
  if (message) {
    const column = hasCoordinates ? ('latitude' in values ? 'latitude' : 'longitude') : 'maps_link';
    problems.push(problem(column, texts[column], message));
  }
  return { id, name: texts.business_name ?? '', values, problems };
}

function problem(column, value, message) {
  return { column, value, message };
}
