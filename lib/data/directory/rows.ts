import type { CarSize } from '../../domain/car';
import type { SeasonKind } from '../../domain/dated-hours';
import type { Locale } from '../../domain/locales';
import type { ProviderRow } from '../../domain/provider-row';
import type { ReviewCount, Stars } from '../../domain/review';
import type { PlaceRow } from '../../domain/words/read-place';
import type { WordRow } from '../../domain/words/read-word';

/** A row of `provider_menu_items`. */
export interface MenuItemRow {
  id: number;
  provider_id: number;
  position: number;
  kind: string | null;
  name_en: string;
  name_ar: string | null;
  car: CarSize | null;
  price_from: number;
  price_to: number | null;
  minutes: number | null;
  washes: number | null;
  days: number | null;
  note: string | null;
  note_ar: string | null;
  offer_until: string | null;
}

/** A published row of `provider_reviews`. */
export interface ReviewRow {
  id: number;
  provider_id: number;
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
}

/** A row of the view `published_ratings`: the published reviews of a provider, counted. */
export interface RatingRow {
  provider_id: number;
  rating: number;
  total: number;
  counts: ReviewCount[];
  changed_at: string;
}

/** A published row of `faqs`. */
export interface FaqRow {
  /** Null if the table has none, or other ones than numbers. */
  id: number | null;
  question: string;
  answer: string;
  question_ar: string | null;
  answer_ar: string | null;
  sort_order: number | null;
}

/** A published row of `blog_posts`. */
export interface PostRow {
  /** As that of an FAQ. */
  id: number | null;
  title: string;
  slug: string;
  excerpt: string | null;
  content: string;
  category: string | null;
  featured_image: string | null;
  created_at: string;
}

/** A published row of `pages`. */
export interface PageRow {
  slug: string;
  title: string;
  content: string;
}

/** A row of `seasons`. */
export interface SeasonRow {
  id: number;
  kind: SeasonKind;
  name_en: string;
  name_ar: string;
  from_date: string;
  until_date: string;
}

/** The rows of everything that pages show, by table: of each the columns that we know. */
export interface DirectoryRows {
  car_wash_locations: ProviderRow[];
  provider_menu_items: MenuItemRow[];
  provider_reviews: ReviewRow[];
  published_ratings: RatingRow[];
  faqs: FaqRow[];
  blog_posts: PostRow[];
  pages: PageRow[];
  seasons: SeasonRow[];
  /** What staff added to the built-in words; only rows in force. */
  words: WordRow[];
  places: PlaceRow[];
}

export type Table = keyof DirectoryRows;
