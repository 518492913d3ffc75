import { pageCount } from '../domain/paging';
import {
  countReviews,
  NEWEST_REVIEWS,
  type Review,
  type ReviewFilter,
  type ReviewList,
  REVIEWS_ON_PAGE,
} from '../domain/review';
import type { Directory } from './directory';

const NO_REVIEWS: ReviewList = { reviews: [], counts: [] };

/** Returns the newest reviews of a provider (product rule 2.26). */
export function newestReviews({ reviews }: Directory, provider: number): ReviewList {
  const published = reviews.get(provider) ?? NO_REVIEWS;
  return { counts: published.counts, reviews: published.reviews.slice(0, NEWEST_REVIEWS) };
}

/**
 * Returns one page of a provider's reviews (product rule 2.26), the last one if there are fewer; undefined if the directory lacks
 * some of them, because it has only the newest.
 */
export function findReviews(
  { reviews }: Directory,
  provider: number,
  filter: ReviewFilter,
): (ReviewList & { page: number }) | undefined {
  const published = reviews.get(provider) ?? NO_REVIEWS;
  const { stars, language, sort } = filter;
  const known = published.reviews.filter(
    (review) => (!stars || review.stars === stars) && (!language || review.language === language),
  );
  const total = countReviews(published.counts, filter);
  const page = Math.min(filter.page, pageCount(total, REVIEWS_ON_PAGE));
  const end = Math.min(page * REVIEWS_ON_PAGE, total);
  if (known.length < (sort ? total : end)) return undefined;
  // Those with equal stars stay with the newest first.
  if (sort) known.sort((a, b) => (sort === 'highest' ? b.stars - a.stars : a.stars - b.stars));
  return { page, counts: published.counts, reviews: known.slice((page - 1) * REVIEWS_ON_PAGE, end) };
}

/** Returns a published review of a provider; undefined if the directory has none with this id. */
export function findReview({ reviews }: Directory, provider: number, id: number): Review | undefined {
  return reviews.get(provider)?.reviews.find((review) => review.id === id);
}
