import { requestRows, type RowsOrFailure } from './request-rows';

/** A column of each table that pages read single rows of. */
const COLUMNS = { car_wash_locations: 'id', blog_posts: 'slug', areas: 'slug' } as const;
export type RowTable = keyof typeof COLUMNS;

/**
 * Requests any row of a table. A table of which the site sees none, because it is being restored or a grant or policy is lost,
 * says nothing about a single row, so an empty answer about one counts only if this finds another (product rule 4.1).
 * @param timeout in milliseconds
 */
export async function requestAnyRow(table: RowTable, timeout: number): Promise<RowsOrFailure<object>> {
  const result = await requestRows<object>(`${table}?select=${COLUMNS[table]}&limit=1`, timeout);
  return 'rows' in result && result.rows.length === 0 ? { failure: { reason: 'empty' } } : result;
}
