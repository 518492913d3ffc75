import type { Columns, RowOf } from '../../domain/column-types';
import { byColumn, PROVIDER_COLUMN_TYPES, PROVIDER_COLUMNS } from '../../domain/provider-columns';

export interface TableShape {
  columns: Columns;
  /** The columns that tell rows apart. */
  key: readonly string[];
  /** Whether the columns are those of the owner, who may have others and may lack some. */
  isOwners?: true;
  /** Whether the key is a number, which a page of many rows can follow. */
  isNumbered?: true;
  /** The condition of published rows, besides the rights. */
  condition?: string;
  /** The columns that a row still has when its table was loaded again, under another key. */
  likeness?: readonly string[];
  /** The columns that are not emptied in many rows at once, unless by accident. */
  facts?: readonly string[];
  /** The columns that say when and by whom a fact was checked. */
  checks?: Readonly<Record<string, readonly string[]>>;
}

/** The facts of providers: what is entered, apart from what says that it was checked and whether the business operates or was merged. */
const FACTS = Object.keys(PROVIDER_COLUMNS).filter(
  (column) =>
    !['id', 'updated_at', 'merged_into', ...Object.values(byColumn('checks')).flat()].includes(column) &&
    !(column in byColumn('isState')),
);

/** The tables of a directory, the columns that it knows, and how their rows are told apart. */
export const SHAPES = {
  car_wash_locations: {
    key: ['id'],
    isOwners: true,
    isNumbered: true,
    columns: PROVIDER_COLUMN_TYPES,
    likeness: ['business_name', 'address', 'phone'],
    facts: FACTS,
    checks: byColumn('checks'),
  },
  provider_menu_items: {
    key: ['id'],
    isNumbered: true,
    // A menu is written anew as a whole.
    likeness: ['provider_id'],
    facts: ['name_en', 'name_ar', 'price_to', 'minutes', 'note', 'note_ar'],
    columns: {
      id: 'requiredNumber',
      provider_id: 'requiredNumber',
      position: 'requiredNumber',
      kind: 'text',
      name_en: 'requiredText',
      name_ar: 'text',
      car: 'car',
      price_from: 'requiredNumber',
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
    facts: ['text', 'name'],
    columns: {
      id: 'requiredNumber',
      provider_id: 'requiredNumber',
      stars: 'stars',
      kinds: 'requiredTexts',
      car: 'car',
      visited_in: 'requiredText',
      text: 'requiredText',
      text_language: 'language',
      name: 'requiredText',
      published_at: 'requiredText',
      owner_reply: 'text',
      owner_replied_on: 'text',
    },
  },
  published_ratings: {
    key: ['provider_id'],
    isNumbered: true,
    columns: {
      provider_id: 'requiredNumber',
      rating: 'requiredNumber',
      total: 'requiredNumber',
      counts: 'counts',
      changed_at: 'requiredText',
    },
  },
  call_alerts: {
    key: ['provider_id'],
    isNumbered: true,
    condition: 'shown_from=not.is.null',
    columns: { provider_id: 'requiredNumber', shown_from: 'requiredText' },
  },
  // Of the owner's tables only that of providers is sure to have an id, and one that is a number.
  faqs: {
    key: ['question'],
    isOwners: true,
    likeness: ['answer'],
    facts: ['answer', 'question_ar', 'answer_ar'],
    condition: 'is_published=is.true',
    columns: {
      id: 'number',
      question: 'requiredText',
      answer: 'requiredText',
      question_ar: 'text',
      answer_ar: 'text',
      sort_order: 'number',
    },
  },
  blog_posts: {
    key: ['slug'],
    isOwners: true,
    likeness: ['title'],
    facts: ['title', 'excerpt', 'content', 'category', 'featured_image'],
    condition: 'is_published=is.true',
    columns: {
      id: 'number',
      title: 'requiredText',
      slug: 'requiredText',
      excerpt: 'text',
      content: 'requiredText',
      category: 'text',
      featured_image: 'text',
      created_at: 'requiredText',
    },
  },
  pages: {
    key: ['slug'],
    isOwners: true,
    likeness: ['title'],
    facts: ['title', 'content'],
    condition: 'is_published=is.true',
    columns: { slug: 'requiredText', title: 'requiredText', content: 'requiredText' },
  },
  seasons: {
    key: ['id'],
    columns: {
      id: 'requiredNumber',
      kind: 'season',
      name_en: 'requiredText',
      name_ar: 'requiredText',
      from_date: 'requiredText',
      until_date: 'requiredText',
    },
  },
  words: {
    key: ['id'],
    isNumbered: true,
    condition: 'in_force_since=not.is.null',
    columns: {
      id: 'requiredNumber',
      phrase: 'requiredText',
      means: 'requiredText',
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
      slug: 'requiredText',
      emirate: 'requiredText',
      name_en: 'text',
      name_ar: 'text',
      spellings: 'text',
      latitude: 'number',
      longitude: 'number',
    },
  },
} as const satisfies Record<string, TableShape>;

type Shapes = typeof SHAPES;
export type Table = keyof Shapes;

/** A row of a table as far as pages show it: the columns that we know. */
export type Row<T extends Table> = RowOf<Shapes[T]['columns']>;

/** The rows of everything that pages show, by table; of `words` and `places`, what staff added to the built-in words and is in force. */
export type DirectoryRows = { [T in Table]: Row<T>[] };
