import type { Row } from '../data/directory/rows';
import { toReview } from '../data/to-review';
import type { Season } from '../domain/dated-hours';
import type { Faq } from '../domain/faq';
import type { MenuItem } from '../domain/menu';
import { lineKind, packOf } from '../domain/menu-kinds';
import type { Page } from '../domain/page';
import { parseCategory, type Post } from '../domain/post';
import type { Kind } from '../domain/wash-types';
import type { PublishedReviews } from './directory';

/** More than a page shows well. */
const MAX_ITEMS = 200;

/** Returns the menu of a provider in its order (product rule 2.28). */
export function toMenu(rows: readonly Row<'provider_menu_items'>[]): MenuItem[] {
  return [...rows]
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .slice(0, MAX_ITEMS)
    .map((row) => ({
      kind: lineKind(row.kind, [row.name_en, row.name_ar]),
      ...packOf(row),
      name: row.name_en,
      nameAr: row.name_ar,
      car: row.car,
      priceFrom: row.price_from,
      priceTo: row.price_to,
      minutes: row.minutes,
      note: row.note,
      noteAr: row.note_ar,
      offerUntil: row.offer_until,
    }));
}

/** Returns the published reviews of a provider, newest first. */
export function toPublishedReviews(
  { rating, total, counts, changed_at }: Row<'published_ratings'>,
  rows: readonly Row<'provider_reviews'>[],
  kinds: ReadonlyMap<string, Kind>,
): PublishedReviews {
  const newest = [...rows].sort((a, b) => ascending(b.published_at, a.published_at) || b.id - a.id);
  return {
    rating,
    total,
    counts,
    changedAt: changed_at,
    reviews: newest.map((row) => toReview(row, kinds)),
  };
}

/** Returns FAQs in their order (product rule 3.2). */
export function toFaqs(rows: readonly Row<'faqs'>[]): Faq[] {
  return [...rows]
    .sort(
      (a, b) =>
        ascending(a.sort_order ?? Infinity, b.sort_order ?? Infinity) || ascending(a.id ?? 0, b.id ?? 0),
    )
    .map(({ question, answer, question_ar, answer_ar }) => ({
      question,
      answer,
      arabic: question_ar?.trim() && answer_ar?.trim() ? { question: question_ar, answer: answer_ar } : null,
    }));
}

/** Returns posts, newest first (product rule 3.2). */
export function toPosts(rows: readonly Row<'blog_posts'>[]): Post[] {
  return [...rows]
    .sort((a, b) => ascending(b.created_at, a.created_at) || ascending(b.id ?? 0, a.id ?? 0))
    .map((row) => ({
      title: row.title,
      slug: row.slug,
      excerpt: row.excerpt,
      content: row.content,
      category: parseCategory(row.category ?? '') ?? null,
      image: row.featured_image,
      createdAt: row.created_at,
    }));
}

/** Returns seasons, the one that begins last first: it counts where two have the same days (product rule 3.18). */
export function toSeasons(rows: readonly Row<'seasons'>[]): Season[] {
  return [...rows]
    .sort((a, b) => ascending(b.from_date, a.from_date))
    .map(({ kind, name_en, name_ar, from_date, until_date }) => ({
      kind,
      name: { en: name_en, ar: name_ar },
      from: from_date,
      until: until_date,
    }));
}

/** Returns pages by slug. */
export function toPages(rows: readonly Row<'pages'>[]): ReadonlyMap<string, Page> {
  return new Map(rows.map(({ slug, title, content }) => [slug, { title, content }]));
}

/** Compares numbers, or timestamps of the database, which sort as text. */
function ascending<Value extends number | string>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
