import type { ProviderSummary } from './provider';

/** What scores assume of a provider without reviews: a rating that counts as this many reviews. */
export const ASSUMED = { rating: 4.2, reviews: 20 } as const;

/** Number of reviews that a provider needs to be named the best. */
export const MIN_REVIEWS_OF_BEST = 10;

type Rated = Pick<ProviderSummary, 'rating' | 'reviewCount' | 'own'>;
type Reviewed = Rated & Pick<ProviderSummary, 'score'>;

/**
 * Returns the rating and number of reviews of which a provider's score is: those of the reviews published here once there are
 * ten, else the imported ones (product rule 3.16).
 */
export function scoredRating({ rating, reviewCount, own }: Rated): {
  rating: number | null;
  reviews: number | null;
} {
  return own && own.reviews >= MIN_REVIEWS_OF_BEST ? own : { rating, reviews: reviewCount };
}

/**
 * Returns the score of a provider: its rating, weighed by its number of reviews (product rule 3.16), with four decimals. Null without a
 * rating.
 */
export function scoreOf(provider: Rated): number | null {
  const { rating, reviews } = scoredRating(provider);
  if (rating === null) return null;
  const count = Math.max(reviews ?? 0, 0);
  const mean = (rating * count + ASSUMED.rating * ASSUMED.reviews) / (count + ASSUMED.reviews);
  // Binary fractions just below a half are rounded like that half.
  return Math.round(Number((mean * 1e4).toPrecision(12))) / 1e4;
}

/** Whether a provider has enough reviews to be named the best (product rule 3.16). */
export function hasEnoughReviews(provider: Rated): boolean {
  return (scoredRating(provider).reviews ?? 0) >= MIN_REVIEWS_OF_BEST;
}

const reviewsOf = (provider: Rated) => scoredRating(provider).reviews ?? 0;

/** Returns the provider with the highest score; undefined if none has enough reviews to be named the best. */
export function bestReviewed<Provider extends Reviewed>(
  providers: readonly Provider[],
): Provider | undefined {
  const reviewed = providers.filter((provider) => provider.score !== null && hasEnoughReviews(provider));
  return reviewed.sort((a, b) => b.score! - a.score! || reviewsOf(b) - reviewsOf(a))[0];
}

/** Returns a rating as it is shown, cut after one decimal: what shows 4.5 is in "4.5+ Stars" (product rule 2.9). */
export function shownRating(rating: number): number {
  // 4.6 * 10 may be a little less than 46.
  return Math.floor(rating * 10 + 1e-6) / 10;
}
