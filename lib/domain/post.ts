import { momentOf } from './moment';

/** The categories of the blog (product rule 5.2); "all" is no filter. */
export const POST_CATEGORIES = ['car-care', 'eco-friendly', 'tips', 'news'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** What a list shows of a post. */
export interface PostSummary {
  id: number;
  title: string;
  slug: string;
  excerpt: string | null;
  category: PostCategory | null;
  /** URL of a picture, as the editor gave it. */
  image: string | null;
  /** As the database gives it: ISO 8601 or, in rows from before, anything that it can order. */
  createdAt: string;
}

/** A post of the blog (product rule 3.2). */
export interface Post extends PostSummary {
  /** HTML as the editor gave it: to be sanitized before it is shown. */
  content: string;
}

/** The picture of posts that have none of their own, and where their own is broken: that of the category. */
export function categoryImage(category: PostCategory | null): string {
  return `/images/posts/${category ?? 'car-care'}.webp`;
}

/** When a post appeared; undefined where no calendar can show it. The database takes no new rows of that kind, but may have old ones. */
export function publishedAt({ createdAt }: Pick<PostSummary, 'createdAt'>): Date | undefined {
  return momentOf(createdAt);
}

/** Posts on a page of the blog. */
export const POSTS_ON_PAGE = 12;

const WORDS_A_MINUTE = 200;

/** Minutes that reading takes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

export function parseCategory(text: string): PostCategory | undefined {
  return POST_CATEGORIES.find((category) => category === text.trim().toLowerCase());
}

const LONGEST_SLUG = 200;

/** The slug of a post as it stands in a URL; undefined when it can not be one. */
export function parsePostSlug(text: string): string | undefined {
  return /^[^\p{Cc}]+$/u.test(text) && text.length <= LONGEST_SLUG ? text : undefined;
}
