import 'server-only';
import { pageCount } from '../domain/paging';
import {
  countReviews,
  type ReviewCount,
  type ReviewFilter,
  type ReviewList,
  REVIEWS_ON_PAGE,
} from '../domain/review';
import type { Kind } from '../domain/wash-types';
import { log } from '../log/log';
import { TABLES, toRow } from './directory/tables';
import { requestRows } from './request-rows';
import { toReview } from './to-review';

const { columns, condition } = TABLES.provider_reviews;
/** Milliseconds; the visitor waits for it. */
const TIMEOUT = 2_000;

/**
 * Reads one page of a provider's published reviews (product rule 2.26), the last one if there are fewer, for pages that the directory
 * in memory lacks; `counts` are those of all. Null if the database does not answer.
 */
export async function readOlderReviews(
  provider: number,
  filter: ReviewFilter,
  counts: ReviewCount[],
  kinds: ReadonlyMap<string, Kind>,
): Promise<(ReviewList & { page: number }) | null> {
  const { stars, language, sort } = filter;
  const page = Math.min(filter.page, pageCount(countReviews(counts, filter), REVIEWS_ON_PAGE));
  const query = [
    `select=${Object.keys(columns).join()}`,
    `provider_id=eq.${provider}`,
    condition,
    stars && `stars=eq.${stars}`,
    language && `text_language=eq.${language}`,
    `order=${sort ? `stars.${sort === 'lowest' ? 'asc' : 'desc'},` : ''}published_at.desc,id.desc`,
    `offset=${(page - 1) * REVIEWS_ON_PAGE}`,
    `limit=${REVIEWS_ON_PAGE}`,
  ];
  const startedAt = performance.now();
  const result = await requestRows(`provider_reviews?${query.filter(Boolean).join('&')}`, TIMEOUT);
  if ('failure' in result) {
    const ms = Math.round(performance.now() - startedAt);
    log('database.read_failed', { read: 'reviews', ...result.failure, ms });
    return null;
  }
  const rows = result.rows.flatMap((raw) => toRow('provider_reviews', raw) ?? []);
  return { page, counts, reviews: rows.map((row) => toReview(row, kinds)) };
}
