import { z } from 'zod';
import { type ColumnWith, PROVIDER_COLUMNS, type ProviderColumn } from '@/lib/domain/provider-columns';
import {
  cellDegrees,
  cellPrice,
  cellRating,
  dubaiToday,
  htmlText,
  isGarbled,
  parseCount,
  parseDay,
  parseFlag,
  unescapeCell,
  visibleText,
} from './cells';
import { readMapsLink, rounded } from './coordinates';

const MAX_QUOTED = 60;
const MAX_PHOTOS = 6;

/** Quotes a cell in a message. */
export const quote = (text: string) =>
  `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
const errorWith = (message: (quoted: string) => string) => ({
  error: ({ input }: { input?: unknown }) => message(quote(String(input))),
});

/** Text without tags, entities and invisible characters. */
function text(maxLength: number) {
  return link(maxLength)
    .transform((value) => visibleText(htmlText(value)).trim())
    .refine(
      (value) => !isGarbled(value),
      errorWith(
        (value) =>
          `${value} is garbled: the file was saved in an encoding without these letters. Export it again as UTF-8.`,
      ),
    );
}

function link(maxLength: number) {
  return z
    .string()
    .refine((value) => value.length <= maxLength, {
      error: ({ input }) =>
        `${quote(String(input))} has ${String(input).length} characters; the limit is ${maxLength}.`,
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

/** A cell that `parse` understands; `message` refuses what it returns undefined for. */
const parsed = <Value>(parse: (text: string) => Value | undefined, message: (quoted: string) => string) =>
  z.string().transform((value, context) => {
    const result = parse(value);
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom', message: message(quote(value)) });
    return z.NEVER;
  });

/** A number in a range. */
export const numberIn = (
  [least, most]: readonly [number, number],
  parse: (text: string) => number,
  message: (quoted: string) => string,
) =>
  parsed((text) => {
    const value = parse(text);
    return value >= least && value <= most ? value : undefined;
  }, message);

const picture = link(500).refine(
  (value) => /^(?:https:\/\/|\/images\/samples\/)/.test(value),
  errorWith((value) => `${value} is not an image URL: it must begin with https://.`),
);

/** Links in one cell, separated by "|", blanks or commas, or written as a list by a program. */
const pictures = z
  .string()
  .transform((text) =>
    text
      .replace(/^[[{]|[\]}]$/g, '')
      .split(/["',;|\s]+(?=https?:|\/images\/)|[|\s]+/)
      .map((link) => link.replace(/^["']+|["',;]+$/g, ''))
      .filter(Boolean),
  )
  .pipe(
    z.array(picture).max(
      MAX_PHOTOS,
      errorWith(() => `There are more than ${MAX_PHOTOS} photos.`),
    ),
  );

/** Texts in one cell, separated by "|"; those between two of them may be missing. */
const alternativeTexts = z
  .string()
  .transform((value) => value.split('|').map((part) => part.replace(/\s+/g, ' ').trim()))
  .pipe(
    z.array(text(200)).max(
      MAX_PHOTOS,
      errorWith(() => `There are more than ${MAX_PHOTOS} texts.`),
    ),
  );

/** A day that may lie in the future. */
export const anyDay = parsed(parseDay, (value) => `${value} is not a day, such as 2026-10-31.`);

const pastDay = z
  .string()
  .refine(
    (value) => (parseDay(value) ?? '') <= dubaiToday(),
    errorWith((value) => `${value} is in the future.`),
  )
  .pipe(anyDay);

const source = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z.enum(
      ['team', 'provider', 'owner'],
      errorWith((value) => `${value} is not a source: enter team, provider or owner.`),
    ),
  );

/** Rows that spreadsheets have besides those of businesses. */
export const NO_NAME =
  /^(?:(?:grand |sub)?total|المجموع|الإجمالي)\s*[:=]?\s*(?:[\d٠-٩]+(?:\s+\p{L}+)?)?$|^(?:(?:grand )?total|number|no\.?|count|sum)\s+(?:of\s+)?(?:all\s+)?(?:shops?|stores?|rows?|records?|providers?|business(?:es)?|outlets?|branch(?:es)?|locations?|licen[cs]es?|companies|washes)\s*[:=]?\s*[\d٠-٩]*$|^(?:عدد|مجموع|إجمالي|اجمالي)\s+(?:ال)?(?:محلات|مغاسل|فروع|منشآت|شركات|رخص)\s*[:=]?\s*[\d٠-٩]*$|^[\d٠-٩]+\s+(?:shops?|stores?|rows?|providers?|business(?:es)?|outlets?|branches|locations?|محلات?|مغاسل|مغسلة|فروع|فرع)$|^(?:source|updated|last updated|exported|note|المصدر)\s*:/iu;

const ANY = [-Infinity, Infinity] as const;
/** The largest number of reviews that the database has room for, whatever is possible. */
const MAX_COUNT = 1e8 - 1;

/** Reads a cell of a column by what the column holds. */
const SCHEMA_OF: Record<ProviderColumn['holds'], (column: ProviderColumn) => z.ZodType> = {
  id: () =>
    z
      .string()
      .transform(unescapeCell)
      .refine(
        (value) => /^(?:[1-9]\d{0,8}|new)$/i.test(value),
        errorWith((value) => `${value} is not an id: enter the number of a provider, or "new".`),
      )
      .transform((value) => value.toLowerCase()),
  text: (column) => text(limitOf(column)),
  flag: () => parsed(parseFlag, (value) => `${value} is neither yes nor no.`),
  rating: (column) => {
    const [least, most] = rangeOf(column);
    return numberIn(
      [least, most],
      cellRating,
      (value) => `${value} is not a rating from ${least} to ${most}.`,
    );
  },
  reviewCount: (column) => {
    const [least, most] = rangeOf(column);
    return numberIn(
      [least, Math.min(most, MAX_COUNT)],
      parseCount,
      (value) => `${value} is not a number of reviews.`,
    );
  },
  // Dirhams, with or without the currency.
  price: (column) => {
    const [least, most] = rangeOf(column);
    return numberIn(
      [least, most],
      cellPrice,
      (value) => `${value} is not a price in dirhams from ${least} to ${most}, such as 45.`,
    );
  },
  // Whether they are in the Emirates is asked of both together.
  degrees: () =>
    numberIn(ANY, cellDegrees, (value) => `${value} is not a coordinate, such as 25.0805.`).transform(
      rounded,
    ),
  day: () => anyDay,
  pastDay: () => pastDay,
  picture: () => picture,
  pictures: () => pictures,
  captions: () => alternativeTexts,
  source: () => source,
  // Files have none.
  provider: () => z.never(),
  timestamp: () => z.never(),
};

function rangeOf({ range = ANY }: ProviderColumn): readonly [least: number, most: number] {
  return range;
}

/** Returns the most characters of a cell. */
function limitOf({ maxImported, maxLength }: ProviderColumn): number {
  return maxImported ?? maxLength ?? Infinity;
}

const { business_name: NAME, phone: PHONE, website: WEBSITE } = PROVIDER_COLUMNS;

/** Validates each column and converts it to what is stored; empty cells are omitted. */
export const SCHEMAS = {
  ...(Object.fromEntries(
    Object.entries(PROVIDER_COLUMNS).map(([name, column]) => [name, SCHEMA_OF[column.holds](column)]),
  ) as Record<ColumnWith<'names'>, z.ZodType>),
  business_name: z
    .string()
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'The name of the business has no visible characters.')
    .pipe(text(limitOf(NAME)))
    .refine(
      (value) => value && !/^(?:https?:\/\/|www\.)\S+$/i.test(value) && !/^[\d\s.,+()-]+$/.test(value),
      errorWith((value) => `${value} is not the name of a business.`),
    )
    .refine(
      (value) => !NO_NAME.test(value),
      errorWith((value) => `${value} is not a business.`),
    ),
  phone: text(limitOf(PHONE)).refine(
    (value) => !/^\d(?:[.,]\d+)?E\+?\d+$/i.test(value),
    errorWith(
      (value) =>
        `${value} was shortened by a spreadsheet, and its last digits are lost. Format the column as text and enter the number again.`,
    ),
  ),
  website: link(limitOf(WEBSITE))
    .transform((value) => value.replaceAll('&amp;', '&'))
    .refine(
      (value) => !/^(?!https?:)[a-z][a-z+.-]*:(?!\d)/i.test(value),
      errorWith((value) => `${value} is not a website URL: it must begin with https:// or http://.`),
    ),
  source_id: text(200),
  maps_link: z.string().transform((value, context) => {
    const place = readMapsLink(value);
    if (!('message' in place)) return place;
    context.addIssue({ code: 'custom', message: place.message });
    return z.NEVER;
  }),
};

export type ImportColumn = keyof typeof SCHEMAS;
