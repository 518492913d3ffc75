import type { CarSize } from './car';
import { dubaiDay } from './closure';
import { type Locale, LOCALES } from './locales';
import { parsePage } from './paging';
import type { Kind } from './wash-types';

export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** A published review (product rule 2.26). */
export interface Review {
  id: number;
  stars: Stars;
  text: string;
  /** The language of the text; null if it is another one. */
  language: Locale | null;
  /** As the visitor wants to be called. */
  name: string;
  /** What was done. */
  kinds: Kind[];
  car: CarSize | null;
  /** The first day of the month of the visit, YYYY-MM-DD. */
  visitedIn: string;
  /** Timestamp. */
  publishedAt: string;
  /** The reply from the business; null if there is none. */
  reply: { text: string; day: string } | null;
}

/** How many published reviews there are, by stars and language. */
export interface ReviewCount {
  stars: Stars;
  language: Locale | null;
  reviews: number;
}

/** One page of a provider's reviews, and the counts of all of them. */
export interface ReviewList {
  reviews: Review[];
  counts: ReviewCount[];
}

/** Which reviews a page shows. */
export interface ReviewFilter {
  stars?: Stars;
  language?: Locale;
  /** By stars; without it, the newest are first. */
  sort?: ReviewSort;
  page: number;
}

export const REVIEW_SORTS = ['highest', 'lowest'] as const;
type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEWS_ON_PAGE = 20;
/** The newest, on the page of the provider. */
export const NEWEST_REVIEWS = 5;
/** Pages beyond are not shown. */
export const LAST_REVIEWS_PAGE = 100;

/** Letters. */
export const MIN_REVIEW_LENGTH = 20;
/** Characters. */
export const MAX_REVIEW_LENGTH = 2_000;

export const NO_REVIEW_FILTER: ReviewFilter = { page: 1 };

/** Parses the query of a list of reviews; what means nothing is ignored. */
export function parseReviewFilter(query: URLSearchParams): ReviewFilter {
  const stars = STARS.find((number) => String(number) === query.get('stars'));
  const language = LOCALES.find((locale) => locale === query.get('lang'));
  const sort = REVIEW_SORTS.find((order) => order === query.get('sort'));
  return {
    ...(stars && { stars }),
    ...(language && { language }),
    ...(sort && { sort }),
    page: Math.min(parsePage(query.get('page') ?? ''), LAST_REVIEWS_PAGE),
  };
}

/** The inverse of `parseReviewFilter`. */
export function reviewFilterToQuery({ stars, language, sort, page }: ReviewFilter): URLSearchParams {
  return new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(language && { lang: language }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Returns the number of reviews with these stars and in this language. */
export function countReviews(
  counts: readonly ReviewCount[],
  { stars, language }: Pick<ReviewFilter, 'stars' | 'language'> = {},
): number {
  return counts
    .filter((count) => (!stars || count.stars === stars) && (!language || count.language === language))
    .reduce((total, { reviews }) => total + reviews, 0);
}

/** Returns the average of the counted reviews; null if there are none. */
export function averageOf(counts: readonly ReviewCount[]): number | null {
  const total = countReviews(counts);
  const sum = counts.reduce((stars, count) => stars + count.stars * count.reviews, 0);
  return total > 0 ? sum / total : null;
}

/** How many months back a visit may be. */
const MONTHS = 13;

/** Returns the months in which a visit may have been, the latest first, as YYYY-MM in the time of the Emirates. */
export function monthsOfVisit(now: Date): string[] {
  const [year, month] = dubaiDay(now.getTime()).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}
