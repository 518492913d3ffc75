import type { DirectoryRows } from '../data/directory/rows';
import type { Area } from '../domain/area';
import type { Season } from '../domain/dated-hours';
import type { Faq } from '../domain/faq';
import type { MenuItem } from '../domain/menu';
import type { Page } from '../domain/page';
import type { Post } from '../domain/post';
import type { Provider } from '../domain/provider';
import type { ReviewList } from '../domain/review';
import type { Vocabulary } from '../domain/vocabulary';
import type { Kind } from '../domain/wash-types';
import type { Words } from '../domain/words/words';

/**
 * Everything that pages show, as of one moment. Shared by all answers and never changed: a newer one replaces it as a whole, in
 * which what did not change are the same objects.
 */
export interface Directory {
  /** Grows with each directory of a process. */
  version: number;
  /** When its rows were read, in milliseconds since 1970. */
  readAt: number;
  /** The words, and as texts are read with them. */
  words: Words;
  vocabulary: Vocabulary;
  /** The listed providers, by id. */
  providers: readonly Provider[];
  /** The listed and the closed ones, in the same order: a closed provider keeps its page (product rule 2.24). */
  byId: ReadonlyMap<number, Provider>;
  /** The number of the provider that stays, by the number of each that was merged into it. */
  merged: ReadonlyMap<number, number>;
  /** The ids of rows that could not be derived, and are shown with their texts alone. */
  unreadable: readonly number[];
  /** By slug. */
  areas: ReadonlyMap<string, Area>;
  /** By slug, in display order. */
  kinds: ReadonlyMap<string, Kind>;
  /** By provider, in display order; with offers that have ended. */
  menus: ReadonlyMap<number, readonly MenuItem[]>;
  /** By provider. */
  reviews: ReadonlyMap<number, PublishedReviews>;
  /** From when the page of a provider says that callers could not reach it, in milliseconds since 1970, by provider. */
  unreachedFrom: ReadonlyMap<number, number>;
  /** The one that begins last first. */
  seasons: readonly Season[];
  /** The published ones in their order (product rule 3.2). */
  faqs: readonly Faq[];
  /** The published ones, newest first; with those whose day is to come. */
  posts: readonly Post[];
  /** The published ones, by slug. */
  pages: ReadonlyMap<string, Page>;
}

/** The published reviews of a provider, newest first; in a directory with very many reviews the newest twenty of them. */
export interface PublishedReviews extends ReviewList {
  /** The average of all. */
  rating: number;
  /** The number of all. */
  total: number;
  /** Timestamp of the last publication or reply. */
  changedAt: string;
}

/** A directory and the rows that it was derived from. */
export interface Derived {
  rows: DirectoryRows;
  directory: Directory;
}
