import type { Coordinates } from '../distance';
import type { Emirate } from '../emirates';
import type { FilterKey } from '../filters';
import type { LocalizedName } from '../locales';
import type { WashType } from '../wash-types';

/** What addresses are placed in an emirate by. Keywords count inside words too; a space at an end is the end of a word. */
export interface EmirateWords {
  slug: Emirate;
  /** Its names in addresses, the English one first. */
  names: readonly string[];
  /** Keywords of places in it, for addresses that name no emirate. */
  places: readonly string[];
}

/** What addresses are placed in an area by; the coordinates are those of its centre. */
export interface AreaWords extends Coordinates {
  /** Used in URLs. */
  slug: string;
  emirate: Emirate;
  name: LocalizedName;
  /** Other spellings, short names and parts of the area. */
  aliases?: readonly string[];
  /** Only for the six districts with their own page: keywords that count instead of the names. */
  keywords?: readonly string[];
}

/** What makes a provider offer a wash type: keywords in its name, category, wash type and description. */
export interface WashTypeWords {
  slug: WashType;
  keywords: readonly string[];
  /** Phrases with a keyword that mean something else. */
  exceptions?: readonly string[];
  /** A further column to look at. */
  alsoIn?: 'location_type' | 'opening_hours';
}

/** What makes a provider offer a kind of wash or care. */
export interface KindWords {
  slug: string;
  name: LocalizedName;
  /** The equivalent wash type, which the kind follows: the two cannot disagree. */
  washType?: WashType;
  keywords?: readonly string[];
  /** Keywords that do not count in the description, where "automatic" may refer to brushes. */
  nameKeywords?: readonly string[];
  exceptions?: readonly string[];
  /** Kinds that visitors of this one may want as well, offered below a short list of it. */
  related?: readonly string[];
}

/**
 * What a phrase of a search means: a value of a filter, a detail of a kind of care ("leather", "scratches"), a mess that one probably helps against ("smell"), a sign between conditions ("not",
 * "or", "and"), an order, nearness, a place or a road to be near to, a day or a time of being open, an amount, a make of cars, a text that no
 * filter knows, or nothing ("generic").
 */
export type PhraseMeaning =
  | FilterKey
  | 'detail'
  | 'mess'
  | 'sign'
  | 'sort'
  | 'isNear'
  | 'near'
  | 'road'
  | 'day'
  | 'time'
  | 'number'
  | 'make'
  | 'text'
  | 'generic';

/**
 * Phrases of searches by what they mean, and by its value: as in URLs for filters and `sort`; for `detail` and `mess` the kind before a slash; for `time` the usual hour of that part of
 * the day ("2100"); for `number` its figures. The phrases of a `text`, `detail` or `mess` mean the same.
 */
export type SearchWords = {
  readonly [Meaning in PhraseMeaning]?: Readonly<Record<string, readonly string[]>>;
};

/** A polygon of longitudes and latitudes in degrees. */
export type Outline = readonly (readonly [longitude: number, latitude: number])[];

/** The words that texts of providers and searches are read with. */
export interface Words {
  emirates: readonly EmirateWords[];
  areas: readonly AreaWords[];
  /** In display order, like the kinds. */
  washTypes: readonly WashTypeWords[];
  kinds: readonly KindWords[];
  searches: SearchWords;
  foreignPlaces: Readonly<Record<string, readonly string[]>>;
  neighbourOutlines: readonly Outline[];
}
