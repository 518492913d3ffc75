import type { RowOf } from './column-types';
import { byColumn, PROVIDER_COLUMN_TYPES } from './provider-columns';
import { firstCharacters, isLongerThan } from './text';

/** What people entered about a provider, as stored. */
export type ProviderRow = RowOf<typeof PROVIDER_COLUMN_TYPES>;

/** A row in which nobody entered anything. */
export const EMPTY_ROW = {
  ...Object.fromEntries(Object.keys(PROVIDER_COLUMN_TYPES).map((column) => [column, null])),
  id: 0,
} as ProviderRow;

/** The most characters of each text; rows that had more before the limit was set keep them. */
export const MAX_LENGTHS = byColumn('maxLength');

/** Returns a row whose texts are cut at their limits, which bounds the work of whoever looks for words and patterns in them. */
export function withinLimits(row: ProviderRow): ProviderRow {
  const tooLong = Object.entries(MAX_LENGTHS).flatMap(([column, most]) => {
    const text = row[column as keyof typeof MAX_LENGTHS];
    return text !== null && isLongerThan(text, most) ? [[column, firstCharacters(text, most)]] : [];
  });
  return tooLong.length > 0 ? { ...row, ...Object.fromEntries(tooLong) } : row;
}
