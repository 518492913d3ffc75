import type { DirectoryRows, Table } from './rows';

/**
 * What a column holds: a text, a number, a yes or no, or texts, each of them null if it is empty, missing or something else. The
 * last three are never null: a `name` is "" then, a `list` is empty, and `json` is left as it is.
 */
type Content = 'text' | 'number' | 'boolean' | 'texts' | 'name' | 'list' | 'json';

interface TableShape<Row> {
  columns: { readonly [Column in keyof Row]: Content };
  /** The columns that tell rows apart. */
  key: readonly (keyof Row & string)[];
  /** Whether the columns are those of the owner, who may have others and may lack some. */
  isOwners?: true;
  /** Whether the key is a number, which a page of many rows can follow. */
  isNumbered?: true;
  /** The condition of published rows, besides the rights. */
  condition?: string;
}

/** The tables of a directory, the columns that it knows, and how their rows are told apart. */
export const TABLES: { readonly [T in Table]: TableShape<DirectoryRows[T][number]> } = {
  car_wash_locations: {
    key: ['id'],
    isOwners: true,
    isNumbered: true,
    columns: {
      id: 'number',
      business_name: 'text',
      name_latin: 'text',
      name_ar: 'text',
      address: 'text',
      latitude: 'number',
      longitude: 'number',
      phone: 'text',
      whatsapp_handle: 'text',
      website: 'text',
      website_valid: 'boolean',
      mobile_validation: 'boolean',
      booking_capability: 'text',
      rating: 'number',
      review_count: 'number',
      rating_source: 'text',
      rating_checked_on: 'text',
      service_category: 'text',
      wash_type: 'text',
      service_location: 'text',
      location_type: 'text',
      service_description: 'text',
      price_range: 'text',
      price_small: 'number',
      price_suv: 'number',
      price_large: 'number',
      opening_hours: 'text',
      verified_status: 'text',
      eco_certified: 'boolean',
      same_day_service: 'boolean',
      weekend_service: 'boolean',
      logo_url: 'text',
      photo_urls: 'texts',
      photo_alts: 'texts',
      phone_checked_on: 'text',
      phone_source: 'text',
      hours_checked_on: 'text',
      hours_source: 'text',
      price_checked_on: 'text',
      price_source: 'text',
      place_checked_on: 'text',
      place_source: 'text',
      closed_on: 'text',
      closed_from: 'text',
      closed_until: 'text',
      updated_at: 'text',
    },
  },
  provider_menu_items: {
    key: ['id'],
    isNumbered: true,
    columns: {
      id: 'number',
      provider_id: 'number',
      position: 'number',
      kind: 'text',
      name_en: 'name',
      name_ar: 'text',
      car: 'text',
      price_from: 'number',
      price_to: 'number',
      minutes: 'number',
      washes: 'number',
      days: 'number',
      note: 'text',
      note_ar: 'text',
      offer_until: 'text',
    },
  },
  provider_reviews: {
    key: ['id'],
    isNumbered: true,
    condition: 'published_at=not.is.null',
    columns: {
      id: 'number',
      provider_id: 'number',
      stars: 'number',
      kinds: 'list',
      car: 'text',
      visited_in: 'name',
      text: 'name',
      text_language: 'text',
      name: 'name',
      published_at: 'name',
      owner_reply: 'text',
      owner_replied_on: 'text',
    },
  },
  published_ratings: {
    key: ['provider_id'],
    isNumbered: true,
    columns: {
      provider_id: 'number',
      rating: 'number',
      total: 'number',
      counts: 'json',
      changed_at: 'name',
    },
  },
  // Of the owner's tables only that of providers is sure to have an id, and one that is a number.
  faqs: {
    key: ['question'],
    isOwners: true,
    condition: 'is_published=is.true',
    columns: {
      id: 'number',
      question: 'name',
      answer: 'name',
      question_ar: 'text',
      answer_ar: 'text',
      sort_order: 'number',
    },
  },
  blog_posts: {
    key: ['slug'],
    isOwners: true,
    condition: 'is_published=is.true',
    columns: {
      id: 'number',
      title: 'name',
      slug: 'name',
      excerpt: 'text',
      content: 'name',
      category: 'text',
      featured_image: 'text',
      created_at: 'name',
    },
  },
  pages: {
    key: ['slug'],
    isOwners: true,
    condition: 'is_published=is.true',
    columns: { slug: 'name', title: 'name', content: 'name' },
  },
  seasons: {
    key: ['id'],
    columns: {
      id: 'number',
      kind: 'name',
      name_en: 'name',
      name_ar: 'name',
      from_date: 'name',
      until_date: 'name',
    },
  },
  words: {
    key: ['id'],
    isNumbered: true,
    condition: 'in_force_since=not.is.null',
    columns: {
      id: 'number',
      phrase: 'name',
      means: 'name',
      counts_in: 'text',
      name_en: 'text',
      name_ar: 'text',
      position: 'number',
    },
  },
  places: {
    key: ['slug'],
    condition: 'in_force_since=not.is.null',
    columns: {
      slug: 'name',
      emirate: 'name',
      name_en: 'text',
      name_ar: 'text',
      spellings: 'text',
      latitude: 'number',
      longitude: 'number',
    },
  },
};

export const TABLE_NAMES = Object.keys(TABLES) as Table[];

/** The tables without which there is no directory. Any other one that is not there has no rows. */
export const REQUIRED_TABLES: readonly Table[] = ['car_wash_locations'];

type Raw = Record<string, unknown>;

/**
 * What rows are copied from, by table. An object to which many properties are added one by one takes three times the memory of one
 * that is parsed with them.
 */
const EMPTY_ROWS = Object.fromEntries(
  TABLE_NAMES.map((table) => {
    const columns = Object.keys(TABLES[table].columns).map((column) => [column, null]);
    return [table, JSON.parse(JSON.stringify(Object.fromEntries(columns)))];
  }),
) as Record<Table, Raw>;

/**
 * Converts a row as received: columns that we do not know are dropped, those that are missing are null, and numbers are numbers (the
 * embedded backend sends numerics that end in zero as text). Undefined for a row without its key.
 */
export function toRow<T extends Table>(table: T, raw: unknown): DirectoryRows[T][number] | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { columns, key } = TABLES[table];
  const row: Raw = { ...EMPTY_ROWS[table] };
  for (const [column, content] of Object.entries<Content>(columns))
    row[column] = CONVERSIONS[content]((raw as Raw)[column]);
  return key.every((column) => row[column] !== null)
    ? (row as unknown as DirectoryRows[T][number])
    : undefined;
}

/** Returns what tells a row from the others of its table. */
export function keyOf<T extends Table>(table: T, row: DirectoryRows[T][number]): string | number {
  const { key, isNumbered } = TABLES[table];
  const values = row as unknown as Record<string, string | number>;
  return isNumbered ? values[key[0]!]! : key.map((column) => values[column]).join('\n');
}

const CONVERSIONS: Record<Content, (value: unknown) => unknown> = {
  text: toText,
  number: toNumber,
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  texts: (value) => (Array.isArray(value) ? value.map((text) => toText(text) ?? '') : null),
  name: (value) => toText(value) ?? '',
  list: (value) => (Array.isArray(value) ? value.flatMap((text) => toText(text) ?? []) : []),
  json: (value) => value ?? [],
};

function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
