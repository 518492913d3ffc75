/** How many providers must list a price before a figure is shown for them (product rule 2.30). */
export const MIN_PRICED = 5;

/** What several providers ask for the same thing, in AED. */
export interface PriceFigure extends PriceSpan {
  median: number;
  /** The number of providers. */
  providers: number;
  /** The newest day on which one of these prices was checked, YYYY-MM-DD; null if none was. */
  checkedOn: string | null;
}

/** The lowest and the highest of the prices that most providers ask. */
interface PriceSpan {
  low: number;
  high: number;
}

/** A price, and when it was checked. */
export interface CheckedPrice {
  price: number;
  checkedOn: string | null;
}

/** Returns the figure of what providers ask; undefined if fewer than `MIN_PRICED` do. */
export function priceFigure(asked: readonly CheckedPrice[]): PriceFigure | undefined {
  if (asked.length < MIN_PRICED) return undefined;
  const prices = asked.map(({ price }) => price).sort((one, other) => one - other);
  const days = asked.flatMap(({ checkedOn }) => checkedOn ?? []).sort();
  return {
    median: medianOf(prices),
    ...usualSpan(prices)!,
    providers: prices.length,
    checkedOn: days.at(-1) ?? null,
  };
}

/** Returns the span from the 20th to the 80th percentile of ascending prices; undefined without any. */
export function usualSpan(prices: readonly number[]): PriceSpan | undefined {
  const atFifth = (fifths: number) => prices[Math.ceil((prices.length * fifths) / 5) - 1];
  const [low, high] = [atFifth(1), atFifth(4)];
  return low === undefined || high === undefined ? undefined : { low, high };
}

/** Returns the middle of ascending prices, or the mean of the two in the middle. */
function medianOf(prices: readonly number[]): number {
  const middle = prices.length >> 1;
  return prices.length % 2 ? prices[middle]! : (prices[middle - 1]! + prices[middle]!) / 2;
}
