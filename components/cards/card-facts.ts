import type { WeekSpan } from '@/lib/domain/opening-hours';
import type { OpenStateLabels } from '@/lib/i18n/open-state-format';
import type { CardTint } from './card-tint';

/** What a card shows, in the page's language and ready to be shown; null is not known. */
export interface CardFacts {
  /** URL of the provider's page, in the language of this one. */
  href: string;
  name: string;
  isVerified: boolean;
  rating: string | null;
  reviews: string | null;
  area: string | null;
  /** Where the page shows it, or no area is known. */
  address: string | null;
  hours: string;
  openTimes: readonly WeekSpan[] | null;
  price: string;
  serviceMode: string | null;
  tint: CardTint | null;
  kinds: string | null;
  description: string | null;
  phone: string | null;
  /** Who is written to on WhatsApp. */
  chat: string | null;
}

/** `rated` has {rating} where the number goes, `reviewed` {reviews} too, the names of links have {name} and {phone}, the message has {name} and {url}. */
export type CardLabels = Record<
  | 'verified'
  | 'save'
  | 'details'
  | 'detailsOf'
  | 'callName'
  | 'chatName'
  | 'chatText'
  | 'loading'
  | 'rated'
  | 'reviewed'
  | 'unrated'
  | 'noAddress',
  string
> & { states: OpenStateLabels };

const COLUMNS = [
  'href',
  'name',
  'isVerified',
  'rating',
  'reviews',
  'area',
  'address',
  'hours',
  'openTimes',
  'price',
  'serviceMode',
  'tint',
  'kinds',
  'description',
  'phone',
  'chat',
] as const satisfies (keyof CardFacts)[];

/** The facts of a card in the order of their columns. */
export type CardRow = CardFacts[keyof CardFacts][];

/** A page carries its cards as rows: their names with each of 24 cards are 4 KB of 65. */
export function toCardRow(facts: CardFacts): CardRow {
  return COLUMNS.map((column) => facts[column]);
}

export function fromCardRow(row: CardRow): CardFacts {
  return Object.fromEntries(COLUMNS.map((column, index) => [column, row[index]])) as unknown as CardFacts;
}
