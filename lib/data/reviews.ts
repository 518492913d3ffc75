import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { CarSize } from '../domain/car';
import type { Locale } from '../domain/locales';
import { pageCount } from '../domain/paging';
import {
  countReviews,
  type Review,
  type ReviewFilter,
  type ReviewList,
  REVIEWS_ON_PAGE,
  type Stars,
} from '../domain/review';
import type { Kind } from '../domain/wash-types';
import { log } from '../log/log';
import { supabase } from './client';
import { failureFacts, objectWith } from './response';

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
  try {
    const list = await request(page);
    const last = pageCount(countReviews(list.counts, { stars, language }), REVIEWS_ON_PAGE);
    const shown = page > last ? await request(last) : list;
    return { page: Math.min(page, last), ...toReviewList(shown, kinds) };
  } catch (error) {
    log('database.read_failed', { read: 'reviews', ...failureFacts(error), ms: 0 });
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

function toReview(row: ReviewListRow['reviews'][number], kinds: Kinds): Review {
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
