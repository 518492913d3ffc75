import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { CarSize } from '../domain/car';
import type { Locale } from '../domain/locales';
import { pageCount } from '../domain/paging';
import {
  countReviews,
  NEWEST_REVIEWS,
  type Review,
  type ReviewFilter,
  type ReviewList,
  REVIEWS_ON_PAGE,
  type Stars,
} from '../domain/review';
import { readCached, readUncached, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { type Lookups, withLookups } from './lookups';
import { objectWith, rowsOf } from './response';
import type { Result } from './result';

/** The result of `list_reviews`. */
interface ReviewListRow {
  counts: { stars: Stars; language: Locale | null; reviews: number }[];
  reviews: {
    id: number;
    stars: Stars;
    kinds: string[];
    car: CarSize | null;
    visited_in: string;
    text: string;
    text_language: Locale | null;
    name: string;
    published_at: string;
    owner_reply: string | null;
    owner_replied_on: string | null;
  }[];
}

/** Returns the newest reviews of a provider (product rule 2.26); cached. */
export function readNewestReviews(provider: number): Promise<Result<ReviewList>> {
  const read = () => requestReviews({ provider, page_size: NEWEST_REVIEWS });
  return withLookups(readCached(['reviews', provider], read, { timeout: ROW_TIMEOUT }), toReviewList);
}

/** Returns one page of a provider's reviews (product rule 2.26); the last one if there are fewer. */
export function readReviews(
  provider: number,
  filter: ReviewFilter,
): Promise<Result<ReviewList & { page: number }>> {
  const { stars, language } = filter;
  const request = (page: number) =>
    requestReviews({ provider, with_stars: stars, in_language: language, page, page_size: REVIEWS_ON_PAGE });
  const read = async () => {
    const list = await request(filter.page);
    const page = Math.min(filter.page, pageCount(countReviews(list.counts, filter), REVIEWS_ON_PAGE));
    return { page, ...(page === filter.page ? list : await request(page)) };
  };
  return withLookups(readUncached('reviews', read), ({ page, ...list }, lookups) => ({
    page,
    ...toReviewList(list, lookups),
  }));
}

/** Returns a published review of a provider for its report; null if there is none. */
export function readReview(provider: number, id: number): Promise<Result<ReportedReview | null>> {
  const read = async () => {
    const query = supabase()
      .from('provider_reviews')
      .select('name, text')
      .eq('id', id)
      .eq('provider_id', provider);
    return rowsOf(await query)[0] ?? null;
  };
  return readUncached('review', read, ROW_TIMEOUT);
}

/** The part of a review that a report quotes. */
type ReportedReview = Pick<Review, 'name' | 'text'>;

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

function toReviewList({ counts, reviews }: ReviewListRow, lookups: Lookups): ReviewList {
  return { counts, reviews: reviews.map((row) => toReview(row, lookups)) };
}

function toReview(row: ReviewListRow['reviews'][number], { kinds }: Lookups): Review {
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
