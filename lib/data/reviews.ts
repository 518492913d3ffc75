import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
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
import { failureFacts, objectWith } from './response';
import { toReview } from './to-review';

/** The result of `list_reviews`. */
interface ReviewListRow {
  counts: ReviewCount[];
  reviews: Omit<ReviewRow, 'provider_id'>[];
}

/**
 * Reads one page of a provider's reviews (product rule 2.26), the last one if there are fewer, for pages that the directory in memory
 * lacks. Null if the database does not answer.
 */
export async function readOlderReviews(
  provider: number,
  { stars, language, page }: ReviewFilter,
  kinds: Kinds,
): Promise<(ReviewList & { page: number }) | null> {
  const request = (page: number) =>
    requestReviews({ provider, with_stars: stars, in_language: language, page, page_size: REVIEWS_ON_PAGE });
  const startedAt = performance.now();
  try {
    const list = await request(page);
    const last = pageCount(countReviews(list.counts, { stars, language }), REVIEWS_ON_PAGE);
    const shown = page > last ? await request(last) : list;
    return { page: Math.min(page, last), ...toReviewList(shown, kinds) };
  } catch (error) {
    log('database.read_failed', {
      read: 'reviews',
      ...failureFacts(error),
      ms: Math.round(performance.now() - startedAt),
    });
    return null;
  }
}

type Kinds = ReadonlyMap<string, Kind>;

interface Arguments {
  provider: number;
  with_stars?: number;
  in_language?: string;
  page?: number;
  page_size: number;
}

async function requestReviews(args: Arguments): Promise<ReviewListRow> {
  const response = await supabase().rpc('list_reviews', args);
  return objectWith('reviews', response as unknown as PostgrestSingleResponse<ReviewListRow>);
}

function toReviewList({ counts, reviews }: ReviewListRow, kinds: Kinds): ReviewList {
  return { counts, reviews: reviews.map((row) => toReview(row, kinds)) };
}
