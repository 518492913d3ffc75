import type { Directory } from './directory';

/** A provider as the sitemap lists it. */
export interface ListedId {
  id: number;
  /** When its facts or reviews last changed, ISO 8601; null if unknown. */
  updatedAt: string | null;
}

/** Returns the highest id of a listed provider, 0 if there is none. */
export function lastProviderId({ providers }: Directory): number {
  return providers.at(-1)?.id ?? 0;
}

/** Returns the listed providers with ids in a range, both ends included, in ascending order. */
export function listedIds({ providers, reviews }: Directory, from: number, to: number): ListedId[] {
  return providers
    .filter(({ id }) => from <= id && id <= to)
    .map(({ id, updatedAt }) => ({ id, updatedAt: latest(updatedAt, reviews.get(id)?.changedAt ?? null) }));
}

function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? other : one;
}
