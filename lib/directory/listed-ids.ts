import { parseTimestamp } from '../domain/post';
import type { Provider } from '../domain/provider';
import type { Directory } from './directory';

/** A provider as the sitemap lists it. */
export interface ListedId {
  id: number;
  /** When its facts or reviews last changed; undefined if unknown. */
  changed: Date | undefined;
}

/** Returns the highest id of a listed provider, 0 if there is none. */
export function lastProviderId({ providers }: Directory): number {
  return providers.at(-1)?.id ?? 0;
}

/** Returns the listed providers with ids in a range, both ends included, in ascending order. */
export function listedIds(directory: Directory, from: number, to: number): ListedId[] {
  return directory.providers
    .filter(({ id }) => from <= id && id <= to)
    .map((provider) => ({ id: provider.id, changed: changedAt(directory, provider) }));
}

/** Returns when the facts or reviews of a provider last changed; undefined if unknown. */
export function changedAt(
  { reviews }: Directory,
  { id, updatedAt }: Pick<Provider, 'id' | 'updatedAt'>,
): Date | undefined {
  const own = parseTimestamp(updatedAt);
  const ofReviews = parseTimestamp(reviews.get(id)?.changedAt ?? null);
  return own && ofReviews ? (own < ofReviews ? ofReviews : own) : (own ?? ofReviews);
}
