import type { ColumnTypes } from '../../domain/column-types';
import { type Row, SHAPES, type Table, type TableShape } from './rows';

/** The shape of each table. */
export const TABLES: Readonly<Record<Table, TableShape>> = SHAPES;

export const TABLE_NAMES = Object.keys(TABLES) as Table[];

/** The tables without which there is no directory. Any other one that is not there has no rows. */
export const REQUIRED_TABLES: readonly Table[] = ['car_wash_locations'];

type Raw = Record<string, unknown>;

/**
 * What rows are copied from, by table. An object to which many properties are added one by one takes three times the memory of one
 * that is parsed with them.
 */
const EMPTY_ROWS = Object.fromEntries(
  TABLE_NAMES.map((table) => {
    const columns = Object.keys(TABLES[table].columns).map((column) => [column, null]);
    return [table, JSON.parse(JSON.stringify(Object.fromEntries(columns)))];
  }),
) as Record<Table, Raw>;

/**
 * Converts a row as received: columns that we do not know are dropped, those that are missing are null, and numbers are numbers (the
 * embedded backend sends numerics that end in zero as text). Undefined for a row without its key.
 */
export function toRow<T extends Table>(table: T, raw: unknown): Row<T> | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { columns, key } = TABLES[table];
  const row: Raw = { ...EMPTY_ROWS[table] };
  for (const [column, content] of Object.entries(columns))
    row[column] = CONVERSIONS[content]((raw as Raw)[column]);
  return key.every((column) => row[column] !== null) ? (row as unknown as Row<T>) : undefined;
}

/** Returns what tells a row from the others of its table. */
export function keyOf<T extends Table>(table: T, row: Row<T>): string | number {
  const { key, isNumbered } = TABLES[table];
  const values = row as unknown as Record<string, string | number>;
  return isNumbered ? values[key[0]!]! : key.map((column) => values[column]).join('\n');
}

const CONVERSIONS: Record<keyof ColumnTypes, (value: unknown) => unknown> = {
  text: toText,
  number: toNumber,
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  texts: (value) => (Array.isArray(value) ? value.map((text) => toText(text) ?? '') : null),
  requiredText: (value) => toText(value) ?? '',
  requiredNumber: toNumber,
  requiredTexts: (value) => (Array.isArray(value) ? value.flatMap((text) => toText(text) ?? []) : []),
  car: toText,
  language: toText,
  source: toText,
  season: (value) => toText(value) ?? '',
  stars: toNumber,
  counts: (value) => value ?? [],
};

function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
