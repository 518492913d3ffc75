import { readFileSync } from 'node:fs';
import { type ProviderRow as StoredProvider, toProvider } from '@/lib/data/provider-row';
import type { Directory } from '@/lib/directory/directory';
import type { MenuItem } from '@/lib/domain/menu';
import type { Post } from '@/lib/domain/post';
import type { Provider } from '@/lib/domain/provider';
import { toVocabulary, type WordTables } from '@/lib/domain/vocabulary';

/** A row of `car_wash_locations` with the columns that the database derived. */
export type StoredRow = StoredProvider & {
  is_listed: boolean;
  is_closed: boolean;
  places: string[];
  wash_type_options: string[];
  wash_type_text: string;
  service_location_text: string;
  sort_name: string;
  search_text: string;
  search_vector: string;
  map_latitude: number | null;
  map_longitude: number | null;
};

/** All rows of the sample data that the public may see, by table, as the database stores them. */
export type StoredTables = { car_wash_locations: StoredRow[] } & WordTables &
  Record<
    'provider_menu_items' | 'provider_reviews' | 'faqs' | 'blog_posts' | 'pages',
    Record<string, never>[]
  >;

// The mapping of rows reads the hosts of pictures from the environment, which must be complete.
process.env.SUPABASE_URL ??= 'http://127.0.0.1:9';
process.env.SUPABASE_PUBLISHABLE_KEY ??= 'none';

let tables: StoredTables | undefined;
let directory: Directory | undefined;

/** Returns the rows of the sample data, which make-sample-rows.mjs read out of an embedded database. */
export function sampleTables(): StoredTables {
  tables ??= JSON.parse(readFileSync(process.env.SAMPLE_ROWS!, 'utf8')) as StoredTables;
  return tables;
}

/** Returns the directory of the sample data, with the facts that the database derived. */
export function sampleDirectory(): Directory {
  directory ??= directoryOf(sampleTables());
  return directory;
}

function directoryOf(stored: StoredTables): Directory {
  const vocabulary = toVocabulary(stored);
  const { areas, kinds } = vocabulary;
  const providers = stored.car_wash_locations
    .filter((row) => row.is_listed || row.is_closed)
    .sort((a, b) => a.id - b.id)
    .map((row) => withIndex(row, toProvider(row, { areas, kinds })));
  return {
    version: 1,
    readAt: 0,
    tables: stored,
    vocabulary,
    providers: providers.filter(({ isClosed }) => !isClosed),
    byId: new Map(providers.map((provider) => [provider.id, provider])),
    unreadable: [],
    areas,
    kinds,
    menus: menusOf(stored.provider_menu_items),
    reviews: new Map(),
    faqs: [],
    posts: stored.blog_posts.map((row) => ({ ...row, image: row.featured_image }) as unknown as Post),
    pages: new Map(),
  };
}

function withIndex(row: StoredRow, provider: Provider): Provider {
  const index = {
    places: row.places,
    washTypeOptions: row.wash_type_options,
    washTypeText: row.wash_type_text,
    serviceLocationText: row.service_location_text,
    sortName: row.sort_name,
    searchText: row.search_text,
    words: [...row.search_vector.matchAll(/'((?:[^']|'')*)'/g)].map(([, word]) =>
      word!.replaceAll("''", "'"),
    ),
    mapPosition:
      row.map_latitude === null ? null : { latitude: row.map_latitude, longitude: row.map_longitude },
  };
  return Object.assign(provider, { isListed: row.is_listed, index });
}

function menusOf(rows: Record<string, never>[]): Map<number, MenuItem[]> {
  const menus = new Map<number, MenuItem[]>();
  const ordered = [...rows].sort((a, b) => a.position! - b.position! || a.id! - b.id!);
  for (const row of ordered) {
    const item = {
      name: row.name_en,
      nameAr: row.name_ar,
      car: row.car,
      priceFrom: row.price_from,
      priceTo: row.price_to,
      minutes: row.minutes,
      note: row.note,
      offerUntil: row.offer_until,
    } as unknown as MenuItem;
    menus.set(row.provider_id!, [...(menus.get(row.provider_id!) ?? []), item]);
  }
  return menus;
}
