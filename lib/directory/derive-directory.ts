import type { DirectoryRows, Row, Table } from '../data/directory/rows';
import { groupBy } from '../domain/group-by';
import type { MenuItem } from '../domain/menu';
import { stayingProviders } from '../domain/merged';
import type { Provider } from '../domain/provider';
import { EMPTY_ROW, type ProviderRow } from '../domain/provider-row';
import { toProvider } from '../domain/to-provider';
import { toVocabulary, type Vocabulary } from '../domain/vocabulary';
import { withStaffWords } from '../domain/words/staff-words';
import { toFaqs, toMenu, toPages, toPosts, toPublishedReviews, toSeasons } from './derive-content';
import type { Derived, Directory, PublishedReviews } from './directory';
import { atOnce, type Steps } from './in-chunks';
import { reviveProviders, type StoredProvider } from './refresh/stored-providers';

export interface DeriveOptions {
  /** When the rows were read, in milliseconds since 1970. */
  readAt: number;
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[];
  /** Providers that the same rules have derived of these rows. */
  stored?: readonly StoredProvider[];
  /** Called for a row that could not be derived. */
  onFailure?: (id: number, error: unknown) => void;
}

/** Derives the directory of rows. */
export function toDirectory(rows: DirectoryRows, options: DeriveOptions): Directory {
  return atOnce(deriveDirectory(rows, options));
}

/** A provider with what belongs to it, and the objects that they were derived of. */
interface DerivedProvider {
  provider: Provider;
  hasMenu: boolean;
  /** Returns its menu, derived when it is first asked for. */
  menu: () => MenuItem[];
  reviews: PublishedReviews | undefined;
  isUnreadable: boolean;
  sources: readonly unknown[];
}

/** The providers of each directory as they were derived, by id. */
const derivedProviders = new WeakMap<Directory, ReadonlyMap<number, DerivedProvider>>();

/** Derives the directory of rows; of a present one everything is kept whose rows are the same objects, and all of it if all are. */
export function* deriveDirectory(
  rows: DirectoryRows,
  options: DeriveOptions,
  present?: Derived,
): Steps<Directory> {
  /** Returns the present directory if none of these tables has changed. */
  const kept = (...tables: Table[]) =>
    tables.every((table) => rows[table] === present?.rows[table]) ? present?.directory : undefined;
  const same = kept(...(Object.keys(rows) as Table[]));
  if (same) return same;
  const words = kept('words', 'places')?.words ?? withStaffWords(rows);
  const vocabulary = kept('words', 'places')?.vocabulary ?? toVocabulary(words);
  const seasons = kept('seasons')?.seasons ?? toSeasons(rows.seasons);
  const before = present && derivedProviders.get(present.directory);
  const byId = new Map<number, DerivedProvider>();
  const derive = providerDeriver(rows, { vocabulary, seasons }, options);
  for (const row of inOrder(rows.car_wash_locations)) {
    byId.set(row.id, derive(row, before?.get(row.id)));
    yield;
  }
  const all = [...byId.values()];
  const shown = all.map(({ provider }) => provider).filter(({ isListed, isClosed }) => isListed || isClosed);
  const menus = once(() => menusOf(all));
  const directory: Directory = {
    version: (present?.directory.version ?? 0) + 1,
    readAt: options.readAt,
    words,
    vocabulary,
    providers: shown.filter(({ isListed }) => isListed),
    byId: new Map(shown.map((provider) => [provider.id, provider])),
    merged: kept('car_wash_locations')?.merged ?? stayingProviders(rows.car_wash_locations),
    unreadable: all.flatMap(({ provider, isUnreadable }) => (isUnreadable ? provider.id : [])),
    areas: vocabulary.areas,
    kinds: vocabulary.kinds,
    // Lists need none of them.
    get menus() {
      return menus();
    },
    reviews: new Map(all.flatMap(({ provider, reviews }) => (reviews ? [[provider.id, reviews]] : []))),
    unreachedFrom: new Map(
      rows.call_alerts.map(({ provider_id, shown_from }) => [provider_id, Date.parse(shown_from)]),
    ),
    seasons,
    faqs: kept('faqs')?.faqs ?? toFaqs(rows.faqs),
    posts: kept('blog_posts')?.posts ?? toPosts(rows.blog_posts),
    pages: kept('pages')?.pages ?? toPages(rows.pages),
  };
  derivedProviders.set(directory, byId);
  return directory;
}

/** Returns a function that derives a provider, or returns the known one if that was derived of the same objects. */
function providerDeriver(
  rows: DirectoryRows,
  { vocabulary, seasons }: Pick<Directory, 'vocabulary' | 'seasons'>,
  { imageHosts, stored, onFailure }: DeriveOptions,
) {
  const ready = stored && reviveProviders(stored, vocabulary, seasons);
  const menuRows = groupBy(rows.provider_menu_items, ({ provider_id }) => [provider_id]);
  const reviewRows = groupBy(rows.provider_reviews, ({ provider_id }) => [provider_id]);
  const ratings = new Map(rows.published_ratings.map((row) => [row.provider_id, row]));
  return (row: Row<'car_wash_locations'>, known: DerivedProvider | undefined): DerivedProvider => {
    const rating = ratings.get(row.id);
    const items = menuRows.get(row.id) ?? [];
    const texts = reviewRows.get(row.id) ?? [];
    const sources = [row, vocabulary, seasons, rating, ...items, ...texts];
    if (known && isSame(known.sources, sources)) return known;
    const menu = once(() => toMenu(items));
    const reviews = rating && toPublishedReviews(rating, texts, vocabulary.kinds);
    const own = reviews ? { rating: reviews.rating, reviews: reviews.total } : null;
    const belongings = { menu, hasMenu: items.length > 0, reviews, sources };
    try {
      const provider =
        ready?.get(row.id) ?? toProvider(row, vocabulary, { menu: menu(), own, seasons, imageHosts });
      return { ...belongings, provider, isUnreadable: false };
    } catch (error) {
      onFailure?.(row.id, error);
      return { ...belongings, provider: unreadProvider(row, vocabulary, own), isUnreadable: true };
    }
  };
}

/**
 * Returns what is shown of a row that could not be derived, because of a mistake of ours or a value that nobody expected: who it is, as
 * stored, and no fact.
 */
function unreadProvider(row: ProviderRow, vocabulary: Vocabulary, own: Provider['own']): Provider {
  const { id, business_name: name, name_latin: nameLatin, name_ar: nameAr, address, phone } = row;
  const nothing = toProvider({ ...EMPTY_ROW, id }, vocabulary, { menu: [], own: null, imageHosts: [] });
  const isClosed = row.closed_on !== null && row.merged_into === null;
  return {
    ...nothing,
    name: name ?? '',
    nameLatin,
    nameAr,
    address,
    phone,
    own,
    closedFrom: row.closed_from,
    closedUntil: row.closed_until,
    isClosed,
    isListed: row.closed_on === null && row.merged_into === null && Boolean(name?.trim()),
    updatedAt: row.updated_at,
    index: { ...nothing.index, sortName: (name ?? '').toLowerCase().slice(0, 100) },
  };
}

function menusOf(all: readonly DerivedProvider[]): Directory['menus'] {
  return new Map(all.flatMap(({ provider, hasMenu, menu }) => (hasMenu ? [[provider.id, menu()]] : [])));
}

function once<Value>(compute: () => Value): () => Value {
  let value: { is: Value } | undefined;
  return () => (value ??= { is: compute() }).is;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}

/** Returns rows by id, as the database sends them. */
function inOrder<Row extends { id: number }>(rows: readonly Row[]): readonly Row[] {
  const isOrdered = rows.every((row, index) => index === 0 || rows[index - 1]!.id < row.id);
  return isOrdered ? rows : [...rows].sort((a, b) => a.id - b.id);
}
