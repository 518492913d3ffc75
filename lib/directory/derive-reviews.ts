import type { DirectoryRows, RatingRow, ReviewRow } from '../data/directory/rows';
import { toReview } from '../data/to-review';
import type { Review } from '../domain/review';
import type { Vocabulary } from '../domain/vocabulary';
import type { Derived, PublishedReviews } from './directory';
import { groupByProvider } from './group-by-provider';
import type { Work } from './in-chunks';

/** Derives the published reviews of each provider; of a present directory with the same words those that have not changed are kept. */
export function* deriveReviews(
  { provider_reviews, published_ratings }: DirectoryRows,
  { kinds }: Vocabulary,
  present: Derived | undefined,
): Work<ReadonlyMap<number, PublishedReviews>> {
  const texts = yield* groupByProvider(
    provider_reviews,
    (rows) => newestFirst(rows).map((row) => toReview(row, kinds)),
    present && {
      rows: present.rows.provider_reviews,
      values: new Map([...present.directory.reviews].map(([id, { reviews }]) => [id, reviews])),
    },
  );
  const ratings = new Map(present?.rows.published_ratings.map((row) => [row.provider_id, row]));
  const reviews = new Map<number, PublishedReviews>();
  for (const row of published_ratings) {
    const id = row.provider_id;
    const known = present?.directory.reviews.get(id);
    const isUnchanged = known && ratings.get(id) === row && known.reviews === texts.get(id);
    reviews.set(id, isUnchanged ? known : toPublishedReviews(row, texts.get(id) ?? []));
    yield;
  }
  return reviews;
}

function toPublishedReviews(
  { rating, total, counts, changed_at }: RatingRow,
  reviews: Review[],
): PublishedReviews {
  return { rating, total, counts, changedAt: changed_at, reviews };
}

/** Timestamps of the database sort as text. */
function newestFirst(rows: readonly ReviewRow[]): ReviewRow[] {
  return [...rows].sort(
    (a, b) => (b.published_at < a.published_at ? -1 : b.published_at > a.published_at ? 1 : 0) || b.id - a.id,
  );
}
