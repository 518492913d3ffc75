import { z } from 'zod';
import { unescapeCell } from './cells.mjs';

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'نعم', 'صح'];
const NO = ['no', 'n', 'false', '0', '✗', 'لا', 'خطأ'];
const SHOWN = 60;

/** A cell as a sentence quotes it. */
export const quoted = (text) => `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;
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
export const COLUMN_SCHEMAS = {
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
};
