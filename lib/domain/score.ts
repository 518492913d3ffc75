import type { ProviderSummary } from './provider';

/** What scores assume of a provider without reviews, as in the database: a rating that counts as this many reviews. */
export const ASSUMED = { rating: 4.2, reviews: 20 } as const;

/** Number of reviews that a provider needs to be named the best. */
export const MIN_REVIEWS_OF_BEST = 10;

type Reviewed = Pick<ProviderSummary, 'score' | 'reviewCount'>;

/** Whether a provider has enough reviews to be named the best (product rule 3.16). */
export function hasEnoughReviews({ reviewCount }: Pick<Reviewed, 'reviewCount'>): boolean {
  return reviewCount !== null && reviewCount >= MIN_REVIEWS_OF_BEST;
}

/** Returns the provider with the highest score; undefined if none has enough reviews to be named the best. */
export function bestReviewed<Provider extends Reviewed>(
  providers: readonly Provider[],
): Provider | undefined {
  const reviewed = providers.filter((provider) => provider.score !== null && hasEnoughReviews(provider));
  return reviewed.sort((a, b) => b.score! - a.score! || b.reviewCount! - a.reviewCount!)[0];
}
