import { z } from 'zod';
import { cellText, isFormula, unescapeCell } from './cells.mjs';

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'نعم', 'صح'];
const NO = ['no', 'n', 'false', '0', '✗', 'لا', 'خطأ'];
const SHOWN = 60;

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

/** What each column of a row must be like; cells without text are left out. Each problem is a sentence. */
export const rowSchema = z.object({
  id: z
    .string()
    .transform(unescapeCell)
    .refine(
      (value) => /^(?:[1-9]\d{0,8}|new)$/i.test(value),
      say((value) => `${value} is no id: the number of a provider, or "new".`),
    )
    .transform((value) => value.toLowerCase())
    .optional(),
  business_name: z
    .string({ error: 'The name of the business is missing.' })
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'The name of the business shows nothing.')
    .pipe(text(200)),
  address: text(500).optional(),
  phone: phone.optional(),
  whatsapp_handle: text(200).optional(),
  website: website.optional(),
  website_valid: flag.optional(),
  mobile_validation: flag.optional(),
  booking_capability: text(200).optional(),
  rating: number(
    (value) => `${value} is no rating: a number from 0 to 5.`,
    (value) => value >= 0 && value <= 5,
    plainNumber,
  ).optional(),
  review_count: number(
    (value) => `${value} is no number of reviews.`,
    (value) => Number.isInteger(value) && value >= 0 && value < 1e8,
    (value) => plainNumber(value.replace(/(?<=\d)[, ٬](?=\d{3})/g, '')),
  ).optional(),
  service_category: text(200).optional(),
  wash_type: text(200).optional(),
  service_location: text(200).optional(),
  location_type: text(200).optional(),
  service_description: text(4000).optional(),
  price_range: text(200).optional(),
  opening_hours: text(500).optional(),
  verified_status: text(40).optional(),
  eco_certified: flag.optional(),
  same_day_service: flag.optional(),
  weekend_service: flag.optional(),
});

/**
 * One row of a file as the database takes it, or what is wrong with it.
 * @param {unknown[]} cells
 * @param {(string | undefined)[]} columns which column each cell is
 * @returns {{ id?: string, values: object } | { name: string, problems: { column: string, value: string, sentence: string }[] }}
 */
export function readRow(cells, columns) {
  const typed = {};
  columns.forEach((column, index) => {
    const cell = cellText(cells[index]);
    if (column && cell) typed[column] = cell;
  });
  const problems = Object.entries(typed)
    .filter(([, value]) => isFormula(value))
    .map(([column, value]) => problem(column, value, `${quoted(value)} is a formula; only text is taken.`));
  if (cells.slice(columns.length).some((cell) => cellText(cell)))
    problems.push(
      problem(
        '',
        '',
        `The row has ${cells.length} cells and the first line ${columns.length}: a separator or quotation mark stands in a wrong place.`,
      ),
    );
  const result = rowSchema.safeParse(typed);
  for (const { path, message } of result.error?.issues ?? []) {
    const column = String(path[0]);
    if (!problems.some((one) => one.column === column))
      problems.push(problem(column, typed[column] ?? '', message));
  }
  if (problems.length > 0) return { name: typed.business_name ?? '', problems };
  const { id, ...values } = result.data;
  return { id, values };
}

function problem(column, value, sentence) {
  return { column, value, sentence };
}
