import type { DirectoryRows } from '../data/directory/rows';
import type { Provider } from '../domain/provider';
import type { ProviderRow } from '../domain/provider-row';
import { toProvider } from '../domain/to-provider';
import { toVocabulary } from '../domain/vocabulary';
import { withStaffWords } from '../domain/words/staff-words';
import { toFaqs, toMenu, toPages, toPosts, toSeasons } from './derive-content';
import { deriveReviews } from './derive-reviews';
import type { Derived, Directory } from './directory';
import { groupByProvider } from './group-by-provider';
import { atOnce, type Work } from './in-chunks';
import { textProvider } from './text-provider';

export interface DeriveOptions {
  /** When the rows were read, in milliseconds since 1970. */
  readAt: number;
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[];
  /** Called for a row that could not be derived. */
  onFailure?: (id: number, error: unknown) => void;
}

/** Derives the directory of rows. */
export function toDirectory(rows: DirectoryRows, options: DeriveOptions): Directory {
  return atOnce(deriveDirectory(rows, options));
}

/** Derives the directory of rows; of a present one everything is kept whose rows are the same objects, and all of it if all are. */
export function* deriveDirectory(
  rows: DirectoryRows,
  options: DeriveOptions,
  present?: Derived,
): Work<Directory> {
  if (present && isSame(rows, present.rows)) return present.directory;
  const before = present?.directory;
  const hasSameWords = present && rows.words === present.rows.words && rows.places === present.rows.places;
  const words = hasSameWords ? before!.words : withStaffWords(rows);
  const vocabulary = hasSameWords ? before!.vocabulary : toVocabulary(words);
  const seasons =
    present && rows.seasons === present.rows.seasons ? before!.seasons : toSeasons(rows.seasons);
  const menus = yield* groupByProvider(
    rows.provider_menu_items,
    toMenu,
    present && { rows: present.rows.provider_menu_items, values: before!.menus },
  );
  const reviews = yield* deriveReviews(rows, vocabulary, hasSameWords ? present : undefined);
  const byId = new Map<number, Provider>();
  const providers: Provider[] = [];
  const unreadable: number[] = [];
  const deriveProvider = providerDeriver({ rows, vocabulary, menus, reviews, seasons }, options, present);
  for (const row of inOrder(rows.car_wash_locations)) {
    const { provider, isUnreadable } = deriveProvider(row);
    if (isUnreadable) unreadable.push(row.id);
    if (provider.isListed) providers.push(provider);
    if (provider.isListed || provider.isClosed) byId.set(provider.id, provider);
    yield;
  }
  return {
    version: (before?.version ?? 0) + 1,
    readAt: options.readAt,
    words,
    vocabulary,
    providers,
    byId,
    unreadable,
    areas: vocabulary.areas,
    kinds: vocabulary.kinds,
    menus,
    reviews,
    seasons,
    faqs: present && rows.faqs === present.rows.faqs ? before!.faqs : toFaqs(rows.faqs),
    posts: present && rows.blog_posts === present.rows.blog_posts ? before!.posts : toPosts(rows.blog_posts),
    pages: present && rows.pages === present.rows.pages ? before!.pages : toPages(rows.pages),
  };
}

function isSame(rows: DirectoryRows, others: DirectoryRows): boolean {
  return (Object.keys(rows) as (keyof DirectoryRows)[]).every((table) => rows[table] === others[table]);
}

type Parts = Pick<Directory, 'vocabulary' | 'menus' | 'reviews' | 'seasons'> & { rows: DirectoryRows };

/** Returns a function that derives a provider, or returns the present one if nothing that it is derived from has changed. */
function providerDeriver(parts: Parts, options: DeriveOptions, present: Derived | undefined) {
  const { vocabulary, menus, reviews, seasons } = parts;
  const before = present?.directory;
  const isComparable = before?.vocabulary === vocabulary && before.seasons === seasons;
  const presentRows = new Map(
    isComparable ? present!.rows.car_wash_locations.map((row) => [row.id, row]) : [],
  );
  const wasUnreadable = new Set(before?.unreadable);
  const isUnchanged = (row: ProviderRow) =>
    presentRows.get(row.id) === row &&
    before!.menus.get(row.id) === menus.get(row.id) &&
    before!.reviews.get(row.id) === reviews.get(row.id);
  return (row: ProviderRow) => {
    const known = isUnchanged(row) ? before!.byId.get(row.id) : undefined;
    if (known) return { provider: known, isUnreadable: wasUnreadable.has(row.id) };
    const published = reviews.get(row.id);
    const own = published ? { rating: published.rating, reviews: published.total } : null;
    try {
      const belongings = { menu: menus.get(row.id) ?? [], own, seasons, imageHosts: options.imageHosts };
      return { provider: toProvider(row, vocabulary, belongings), isUnreadable: false };
    } catch (error) {
      options.onFailure?.(row.id, error);
      return { provider: textProvider(row, own), isUnreadable: true };
    }
  };
}

/** Returns rows by id, as the database sends them. */
function inOrder<Row extends { id: number }>(rows: readonly Row[]): readonly Row[] {
  const isOrdered = rows.every((row, index) => index === 0 || rows[index - 1]!.id < row.id);
  return isOrdered ? rows : [...rows].sort((a, b) => a.id - b.id);
}
