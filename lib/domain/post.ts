import { dubaiDay } from './closure';
import { pageNumberToQuery, parsePage } from './paging';
import { parseSearch } from './text';

/** The blog's categories (product rule 5.2). */
export const POST_CATEGORIES = ['car-care', 'eco-friendly', 'tips', 'news'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** The fields of a post that lists show. */
export interface PostSummary {
  title: string;
  slug: string;
  excerpt: string | null;
  category: PostCategory | null;
  /** Image URL as entered by the editor. */
  image: string | null;
  /** ISO 8601; old rows may contain other sortable text. */
  createdAt: string;
}

/** A blog post (product rule 3.2). */
export interface Post extends PostSummary {
  /** Unsanitized HTML as entered by the editor. */
  content: string;
}

/** Returns the category's image, used for posts whose own image is missing or broken. */
export function categoryImage(category: PostCategory | null): string {
  return `/images/posts/${category ?? 'car-care'}.webp`;
}

/** Returns a post's publication date; undefined if the stored text is not a usable date, as in some old rows. */
export function publishedAt({ createdAt }: Pick<PostSummary, 'createdAt'>): Date | undefined {
  return parseTimestamp(createdAt);
}

/** Returns whether the day of a post has come in Dubai (product rule 3.2). One without a usable date has no day to wait for. */
export function isShown(post: Pick<PostSummary, 'createdAt'>, moment: number): boolean {
  const date = publishedAt(post);
  return date === undefined || dubaiDay(date.getTime()) <= dubaiDay(moment);
}

/** Posts per page of the blog. */
export const POSTS_ON_PAGE = 12;

const WORDS_PER_MINUTE = 200;

/** Returns the estimated reading time in minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Parses a category or its label, such as "Car Care"; undefined for any other text. */
export function parseCategory(text: string): PostCategory | undefined {
  const slug = text.trim().toLowerCase().replace(/\s+/g, '-');
  return POST_CATEGORIES.find((category) => category === slug);
}

const MAX_SLUG_LENGTH = 200;

/** Validates a post's slug; undefined if it is malformed. */
export function parsePostSlug(text: string): string | undefined {
  return /^[^\p{Cc}]+$/u.test(text) && text.length <= MAX_SLUG_LENGTH ? text : undefined;
}

/** Search, category and page of the blog. */
export interface PostFilter {
  search?: string;
  category?: PostCategory;
  /** Starts at 1. */
  page: number;
}

export const NO_POST_FILTER: PostFilter = { page: 1 };

/** Parses a filter from query parameters, ignoring invalid values. */
export function parsePostFilter(query: URLSearchParams): PostFilter {
  const search = parseSearch(query.get('q') ?? '');
  const category = parseCategory(query.get('category') ?? '');
  return {
    ...(search && { search }),
    ...(category && { category }),
    page: parsePage(query.get('page') ?? ''),
  };
}

/** Serializes a filter without its defaults; the inverse of `parsePostFilter`. */
export function postFilterToQuery({ search, category, page }: PostFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (category) query.set('category', category);
  for (const [name, value] of pageNumberToQuery(page)) query.set(name, value);
  return query;
}

const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(3000, 0);

/**
 * Parses a timestamp of the database; undefined for null and for values that calendars and feeds cannot show, such as
 * "infinity" and years BC.
 */
export function parseTimestamp(text: string | null): Date | undefined {
  const timestamp = Date.parse(text ?? '');
  return timestamp >= EARLIEST && timestamp < LATEST ? new Date(timestamp) : undefined;
}
