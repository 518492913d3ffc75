import type { Row } from './directory';
import { isOfWashType } from './matching';

type Compare = (a: Row, b: Row) => number;

const highest =
  (value: (row: Row) => number | null): Compare =>
  (a, b) =>
    (value(b) ?? -Infinity) - (value(a) ?? -Infinity) || 0;
const byRating = highest((row) => row.rating);
/** What is best, wherever rating decides. */
const best: Compare[] = [byRating, highest((row) => row.review_count)];
const byId: Compare = (a, b) => a.id - b.id;

/** The six orders of /services (product rule 2.9); each ends in `id`. */
export const ORDERS = {
  rating: best,
  verified: [highest((row) => Number(row.verified_status === 'verified')), ...best],
  eco: [highest((row) => Number(isOfWashType(row, 'eco-friendly'))), ...best],
  price: [highest((row) => negative(lowestPrice(row)))],
  reviews: [highest((row) => row.review_count)],
  name: [byName],
} satisfies Record<string, Compare[]>;
export type Order = keyof typeof ORDERS;

/** The ids of rows in an order. */
export function inOrder(rows: Row[], order: Order = 'rating'): number[] {
  const compare: Compare = (a, b) =>
    [...ORDERS[order], byId].reduce((result, next) => result || next(a, b), 0);
  return [...rows].sort(compare).map((row) => row.id);
}

function byName(a: Row, b: Row): number {
  const [first, second] = [a, b].map((row) => (row.business_name ?? '').toLowerCase());
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1;
}

/** The first number in the price range, its thousands with or without commas. */
export function lowestPrice({ price_range }: Row): number | null {
  const digits = /\d[\d,]*(\.\d+)?/.exec(price_range ?? '')?.[0];
  return digits ? Number(digits.replaceAll(',', '')) : null;
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}
