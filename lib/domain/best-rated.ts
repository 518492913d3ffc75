import type { ProviderSummary } from './provider';

/**
 * The provider that may be called the best of some: the highest rating, among equal ones that of the most reviews.
 * Undefined when none was reviewed.
 */
export function bestRated(providers: readonly ProviderSummary[]): ProviderSummary | undefined {
  const reviewed = providers.filter(({ rating, reviewCount }) => rating !== null && reviewCount);
  return reviewed.toSorted((a, b) => b.rating! - a.rating! || b.reviewCount! - a.reviewCount!)[0];
}
