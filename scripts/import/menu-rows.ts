import { z } from 'zod';
import type { CarSize } from '@/lib/domain/car';
import { UserError } from '../processes/user-error';
import {
  cellPrice,
  cellText,
  isEmptyWord,
  isFormula,
  parseWhole,
  unescapeCell,
  visibleText,
} from './read/cells';
import { nameKey } from './read/columns';
import { readMap } from './read/mapping';
import type { RowProblem } from './read/read-row';
import { anyDay, numberIn, quote } from './read/schemas';

/** The columns of a file of menus, in export order, with their synonyms. */
const NAMES = {
  provider_id: 'provider|المعرف',
  provider_name: 'business name',
  kind: 'type|category|النوع|الفئة',
  name_en: 'name|service|item|name english',
  name_ar: 'arabic name|name arabic|الاسم|الخدمة',
  car: 'size|car size|السيارة|حجم السيارة',
  price_from: 'price|price aed|السعر',
  price_to: 'highest price|max price|أعلى سعر',
  minutes: 'duration|المدة|الدقائق',
  washes: 'number of washes|visits|عدد الغسلات',
  days: 'valid days|validity|الأيام',
  note: 'notes|remark|ملاحظة',
  note_ar: 'arabic note|note arabic|ملاحظة بالعربية',
  position: 'order|الترتيب',
  offer_until: 'until|valid until|offer ends|العرض حتى',
};
export const MENU_COLUMNS = Object.keys(NAMES);

const KNOWN = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    [column, ...names.split('|')].map((name) => [nameKey(name), column]),
  ),
);

/**
 * Maps the columns of a file of menus to ours.
 * @param maps "their column=our column", or "their column=" to ignore it
 * @returns the column of each cell, and the names of those that are none
 * @throws UserError if a required column is missing, or two names mean the same column
 */
export function mapMenuColumns(
  header: readonly unknown[],
  maps: readonly string[] = [],
): { columns: (string | undefined)[]; unknown: string[] } {
  const names = header.map(cellText);
  const mapped = new Map(
    maps.map((map) => readMap(map, names, (name) => KNOWN.get(nameKey(name)), MENU_COLUMNS)),
  );
  const columns = names.map((name) => (mapped.has(nameKey(name)) ? mapped : KNOWN).get(nameKey(name)));
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new UserError(
      `The first line must name the columns, with ${REQUIRED.join(', ')}. Missing: ${missing.join(', ')}. If another column is meant: --map 'their column=${missing[0]}'`,
    );
  columns.forEach((column, index) => {
    const first = columns.indexOf(column);
    if (column && first < index)
      throw new UserError(
        `The columns "${names[first]}" and "${names[index]}" both mean ${column}. Ignore one: --map '${names[index]}='`,
      );
  });
  return { columns, unknown: names.filter((name, index) => name && !columns[index]) };
}

const CARS: Record<string, CarSize | null> = {
  small: 'small',
  sedan: 'small',
  saloon: 'small',
  hatchback: 'small',
  suv: 'suv',
  '4x4': 'suv',
  large: 'large',
  van: 'large',
  any: null,
  all: null,
};

const text = (most: number) =>
  z
    .string()
    .transform((value) => visibleText(unescapeCell(value)).trim())
    .refine((value) => value.length <= most, {
      error: ({ input }) => `${quote(String(input))} has more than ${most} characters.`,
    });
const amount = (least: number, most: number, what: string, parse = parseWhole) =>
  numberIn([least, most], parse, () => `This is not ${what}.`);
const price = amount(0.01, 99_999, 'a price in dirhams, such as 45', (text) =>
  cellPrice(text.replace(/^from /i, '')),
);
/** Minutes in a unit of time. */
const UNITS: Record<string, number> = { m: 1, h: 60, d: 1_440 };

/** Reads minutes: "20", "20 min", "2 hours", "1 day"; NaN if it is none. */
function parseMinutes(text: string): number {
  const [, count = '', unit = 'm'] =
    /^(.*?)\s*(?:(m|h|d)(?:in(?:ute)?s?|(?:ou)?rs?|ays?)?\.?)?$/i.exec(text) ?? [];
  return parseWhole(count) * UNITS[unit.toLowerCase()]!;
}
/** What sets the prices by car size (product rule 2.28), and their limits. */
const WASHES = ['exterior', 'full'];
const [LEAST_PRICE, HIGHEST_PRICE] = [1, 9_999];

const SCHEMAS = {
  provider_id: amount(1, 2_147_483_647, 'the id of a provider'),
  kind: text(40).transform((value) => value.toLowerCase().replaceAll(/[ _]+/g, '-')),
  name_en: text(80),
  name_ar: text(80),
  car: z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .refine((value) => Object.hasOwn(CARS, value), {
      error: ({ input }) =>
        `${quote(String(input))} is not a size of car: enter ${Object.keys(CARS).join(', ')}.`,
    })
    .transform((value) => CARS[value] ?? null),
  price_from: price,
  price_to: price,
  minutes: amount(1, 10_000, 'a number of minutes', parseMinutes),
  washes: amount(1, 1_000, 'a number of washes'),
  days: amount(1, 1_000, 'a number of days'),
  note: text(200),
  note_ar: text(200),
  position: amount(-1_000_000, 1_000_000, 'a whole number'),
  offer_until: anyDay,
};
const REQUIRED = ['provider_id', 'name_en', 'price_from'];

/** A line of a menu, without empty values. */
type MenuItem = { [Column in keyof typeof SCHEMAS]?: z.output<(typeof SCHEMAS)[Column]> };

/** Reads a row of a file of menus. */
export function readMenuRow(
  cells: readonly unknown[],
  columns: readonly (string | undefined)[],
): { item: MenuItem; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const item: Record<string, unknown> & MenuItem = {};
  columns.forEach((column, index) => {
    const value = cellText(cells[index]);
    if (!column || !(column in SCHEMAS) || !value || isEmptyWord(value)) return;
    const { success, data, error } = SCHEMAS[column as keyof typeof SCHEMAS].safeParse(value);
    if (isFormula(value))
      problems.push({ column, value, message: 'This is a formula. Only text is accepted.' });
    else if (!success) problems.push({ column, value, message: error.issues[0]!.message });
    else if (data !== null) item[column] = data;
  });
  for (const column of REQUIRED)
    if (item[column] === undefined && !problems.some((problem) => problem.column === column))
      problems.push({ column, value: '', message: 'This is required.' });
  const { kind = '', price_from: from = NaN, price_to: to = NaN } = item;
  if (WASHES.includes(kind) && (from < LEAST_PRICE || from > HIGHEST_PRICE))
    problems.push({
      column: 'price_from',
      value: String(from),
      message: `A wash costs ${LEAST_PRICE} to ${HIGHEST_PRICE} dirhams. If it is more than a wash, its kind is detailing or package.`,
    });
  if (to < from)
    problems.push({
      column: 'price_to',
      value: String(to),
      message: 'The highest price is below the price.',
    });
  return { item, problems };
}
