import type { Review } from '../domain/review';
import type { Kind } from '../domain/wash-types';
import type { Row } from './directory/rows';

/** Returns a published review as pages show it. Kinds that no longer exist are left out. */
export function toReview(row: Row<'provider_reviews'>, kinds: ReadonlyMap<string, Kind>): Review {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    language: row.text_language,
    name: row.name,
    kinds: row.kinds.flatMap((slug) => kinds.get(slug) ?? []),
    car: row.car,
    visitedIn: row.visited_in,
    publishedAt: row.published_at,
    reply: row.owner_reply === null ? null : { text: row.owner_reply, day: row.owner_replied_on ?? '' },
  };
}
