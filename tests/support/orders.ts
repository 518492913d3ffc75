import type { Row } from './directory';

type Compare = (a: Row, b: Row) => number;

const highest =
  (value: (row: Row) => number | null): Compare =>
  (a, b) =>
    (value(b) ?? -Infinity) - (value(a) ?? -Infinity) || 0;
const byRating = highest((row) => row.rating);
/** The order by rating. */
const best: Compare[] = [byRating, highest((row) => row.review_count)];
const byId: Compare = (a, b) => a.id - b.id;

/** The six sort orders of /services (product rule 2.9); each ends in `id`. */
export const ORDERS = {
  rating: best,
  verified: [highest((row) => Number(row.is_verified)), ...best],
  eco: [highest((row) => Number(row.is_eco)), ...best],
  price: [highest((row) => (row.price_from === null ? null : -row.price_from))],
  reviews: [highest((row) => row.review_count)],
  name: [byName],
} satisfies Record<string, Compare[]>;
export type Order = keyof typeof ORDERS;

/** Returns the ids of rows in a sort order. */
export function inOrder(rows: Row[], order: Order = 'rating'): number[] {
  const compare: Compare = (a, b) =>
    [...ORDERS[order], byId].reduce((result, next) => result || next(a, b), 0);
  return [...rows].sort(compare).map((row) => row.id);
}

function byName(a: Row, b: Row): number {
  const [first, second] = [a, b].map((row) => (row.business_name ?? '').toLowerCase());
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1;
}
