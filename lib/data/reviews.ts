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
import { supabase } from './client';
import type { ReviewRow } from './directory/rows';
import { failureFacts, rowsOf } from './response';
import { toReview } from './to-review';

const COLUMNS =
  'id, stars, kinds, car, visited_in, text, text_language, name, published_at, owner_reply, owner_replied_on';

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
  const startedAt = performance.now();
  let request = supabase()
    .from('provider_reviews')
    .select(COLUMNS)
    .eq('provider_id', provider)
    .not('published_at', 'is', null);
  if (stars) request = request.eq('stars', stars);
  if (language) request = request.eq('text_language', language);
  if (sort) request = request.order('stars', { ascending: sort === 'lowest' });
  const response = await request
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
    .range((page - 1) * REVIEWS_ON_PAGE, page * REVIEWS_ON_PAGE - 1);
  try {
    const rows = rowsOf<Omit<ReviewRow, 'provider_id'>>(response);
    return { page, counts, reviews: rows.map((row) => toReview(row, kinds)) };
  } catch (error) {
    log('database.read_failed', {
      read: 'reviews',
      ...failureFacts(error),
      ms: Math.round(performance.now() - startedAt),
    });
    return null;
  }
}
