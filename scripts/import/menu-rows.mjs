import { z } from 'zod';
import { cellText, isEmptyWord, isFormula, parseDay, unescapeCell, visibleText } from './cells.mjs';
import { nameKey } from './columns.mjs';
import { quote } from './schemas.mjs';

/** The columns of a file of menus, in export order, with their synonyms. */
const NAMES = {
  provider_id: 'provider|id|المعرف',
  provider_name: 'business name',
  kind: 'type|النوع',
  name_en: 'name|service|item|name english',
  name_ar: 'arabic name|name arabic|الاسم|الخدمة',
  car: 'size|car size|السيارة|حجم السيارة',
  price_from: 'price|price aed|السعر',
  price_to: 'highest price|max price|أعلى سعر',
  minutes: 'duration|المدة|الدقائق',
  note: 'notes|remark|ملاحظة',
  position: 'order|الترتيب',
  offer_until: 'until|valid until|offer ends|العرض حتى',
};
export const MENU_COLUMNS = Object.keys(NAMES);

const KNOWN = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    [column, ...names.split('|')].map((name) => [nameKey(name), column]),
  ),
);

/** Returns the column of a menu with a name or synonym, or undefined. */
export function menuColumnOf(name) {
  return KNOWN.get(nameKey(name));
}

const KINDS = ['exterior', 'full', 'interior', 'detailing', 'extra', 'package'];
const CARS = {
  small: 'small',
  sedan: 'small',
  suv: 'suv',
  '4x4': 'suv',
  large: 'large',
  van: 'large',
  any: null,
};

const asciiNumber = (text) =>
  Number(
    text
      .normalize('NFKC')
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/^aed\s*|\s*(?:aed|dhs?|درهم|د\.إ)\.?$/giu, ''),
  );
const text = (most) =>
  z
    .string()
    .transform((value) => visibleText(unescapeCell(value)).trim())
    .refine((value) => value.length <= most, {
      error: ({ input }) => `${quote(String(input))} has more than ${most} characters.`,
    });
const among = (values, what) =>
  z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .refine((value) => values.includes(value), {
      error: ({ input }) => `${quote(String(input))} is not ${what}: enter ${values.join(', ')}.`,
    });
const amount = (least, most, what, isWhole = false) =>
  z
    .string()
    .transform(asciiNumber)
    .refine((value) => value >= least && value <= most && (!isWhole || Number.isInteger(value)), {
      error: `This is not ${what}.`,
    });

const SCHEMAS = {
  provider_id: amount(1, 2_147_483_647, 'the id of a provider', true),
  kind: among(KINDS, 'a kind'),
  name_en: text(80),
  name_ar: text(80),
  car: among(Object.keys(CARS), 'a size of car').transform((value) => CARS[value]),
  price_from: amount(0.01, 99_999, 'a price in dirhams, such as 45'),
  price_to: amount(0.01, 99_999, 'a price in dirhams, such as 45'),
  minutes: amount(1, 10_000, 'a number of minutes', true),
  note: text(200),
  position: amount(-1_000_000, 1_000_000, 'a whole number', true),
  offer_until: z.string().transform((value, context) => {
    const day = parseDay(value);
    if (!day)
      context.addIssue({ code: 'custom', message: `${quote(value)} is not a day, such as 2026-12-31.` });
    return day;
  }),
};
const REQUIRED = ['provider_id', 'kind', 'name_en', 'price_from'];

/**
 * Reads a row of a file of menus.
 * @param {unknown[]} cells
 * @param {(string | undefined)[]} columns the column of each cell
 * @returns {{ item: Record<string, unknown>, problems: { column: string, value: string, message: string }[] }} the item
 * without empty values
 */
export function readMenuRow(cells, columns) {
  const problems = [];
  /** @type {Record<string, any>} */
  const item = {};
  columns.forEach((column, index) => {
    const value = cellText(cells[index]);
    if (!column || !(column in SCHEMAS) || !value || isEmptyWord(value)) return;
    const { success, data, error } = SCHEMAS[column].safeParse(value);
    if (isFormula(value))
      problems.push({ column, value, message: 'This is a formula. Only text is accepted.' });
    else if (!success) problems.push({ column, value, message: error.issues[0].message });
    else if (data !== null) item[column] = data;
  });
  for (const column of REQUIRED)
    if (item[column] === undefined && !problems.some((problem) => problem.column === column))
      problems.push({ column, value: '', message: 'This is required.' });
  if (item.price_to < item.price_from)
    problems.push({
      column: 'price_to',
      value: String(item.price_to),
      message: 'The highest price is below the price.',
    });
  return { item, problems };
}
