/** Returns whether a provider is certified as eco-friendly, null if unknown. Those with "Eco" in their texts always are. */
export function ecoFor(random, trade, texts) {
  if (random.chance(trade.eco) || /\bEco\b/.test(texts)) return true;
  return random.weighted([
    [false, 80],
    [null, 20],
  ]);
}

/**
 * Returns a rating and a number of reviews, or neither. Most providers have a few dozen reviews and 3.8 to 4.8 stars; a
 * perfect five only occurs with few reviews.
 */
export function ratingFor(random) {
  if (random.chance(0.07)) return { rating: null, review_count: random.pick([null, 0]) };
  const review_count = 1 + Math.floor(980 * random.next() ** 4);
  if (review_count < 20 && random.chance(0.05)) return { rating: 5, review_count };
  const spread = (random.next() + random.next() + random.next() - 1.5) * 0.72;
  const rating = Math.min(4.9, Math.max(2.9, 4.25 + spread));
  return { rating: Number(rating.toFixed(random.chance(0.12) ? 2 : 1)), review_count };
}

/** Returns a price as providers write it. */
export function priceFor(random, [lowest, highest]) {
  const step = lowest < 20 ? 1 : highest > 400 ? 25 : 5;
  const low = Math.round(random.int(lowest, highest) / step) * step;
  const high = low + step * random.int(2, 8);
  return random.weighted([
    [`AED ${dirhams(low)}-${dirhams(high)}`, 52],
    [`AED ${dirhams(low)} - ${dirhams(high)}`, 10],
    [`From AED ${dirhams(low)}`, 18],
    [`AED ${dirhams(low)}`, 10],
    ['Call for price', 2],
    ['Price on request', 2],
    [null, 6],
  ]);
}

function dirhams(amount) {
  return amount.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}
