import type { ProviderSummary } from './provider';

/** Returns the provider with the highest rating, ties broken by review count; undefined if none has reviews. */
export function bestRated(providers: readonly ProviderSummary[]): ProviderSummary | undefined {
  const reviewed = providers.filter(({ rating, reviewCount }) => rating !== null && reviewCount);
  return reviewed.toSorted((a, b) => b.rating! - a.rating! || b.reviewCount! - a.reviewCount!)[0];
}
