import type { ProviderFilter } from './filter';
import { type FilterKey, filtersOf, type ListFilters } from './filters';
import type { ListOrder, TypedSort } from './list-options';
import type { AskedKind, PriceQuery } from './price-query';
import type { ProviderSummary } from './provider';

/** For each filter, the number of results each of its options would give with the other filters unchanged. */
export type OptionCounts = Partial<Record<FilterKey, Record<string, number>>>;

/** What a search asks for: filters of one value each, of which any holds, or none. */
export interface Condition {
  anyOf: readonly ListFilters[];
  /** Whether providers that pass any are left out: "not automatic". */
  not: boolean;
  /** What to search for without it; empty if nothing is left. */
  without: string;
  /** Whether its values are the areas that share one typed name, of which lists ask which is meant. */
  isShared?: true;
  /** Words whose mention will do as well: who speaks of pet hair cleans it, whatever their kinds are. */
  mentions?: readonly string[];
}

/** The search that was probably meant, and how many providers it has. */
export interface Offer {
  search: string;
  total: number;
}

/** One of the areas that share a typed name, the search without it, and how many providers it has. */
export interface PlaceChoice extends Offer {
  area: string;
}

/** Businesses beside car washes, which the directory does not list. */
export type Trade = 'towing' | 'tyres' | 'batteries' | 'charging' | 'rental';

/**
 * What a list says about its search. It is made of what was counted in the list that is shown, and no sentence is written from anything
 * else (product rule 5.4).
 */
export type Statement =
  /**
   * So many of them mention a word that is no condition, perhaps by other words that mean the same; whether they stand first, and
   * whether an Arabic word is known in Arabic alone, while most texts are in English.
   */
  | {
      type: 'mentions';
      word: string;
      as: readonly string[];
      count: number;
      areFirst: boolean;
      isArabicAlone?: true;
    }
  /** So many of them mention any of more words than can be named. */
  | { type: 'mentionsAny'; words: number; count: number; areFirst: boolean }
  /** So many of them only hold the letters of the search, after those that fit its meaning. */
  | { type: 'letters'; count: number }
  /** All of them only hold its letters. */
  | { type: 'lettersAlone' }
  /** None of them is in an area that was asked for; whether no listed provider is. */
  | { type: 'noneIn'; area: string; isUnlisted: boolean }
  /**
   * So many of them say that they wash without brushes, so many say nothing of it; so many that say they use some are left out.
   */
  | { type: 'brushes'; without: number; silent: number; leftOut: number }
  /** A landmark stands for an area; whether distances are measured from there. */
  | { type: 'landmark'; name: string; area: string; isNear: boolean }
  /** So many of them only speak of removing what the word means. */
  | { type: 'removes'; word: string; count: number }
  /** A place to be near to that is not known, so that distance does not count. */
  | { type: 'unknownPlace'; words: readonly string[] }
  /** What is no car wash, and so not listed. */
  | { type: 'trades'; trades: readonly Trade[] }
  /** Prices are those of one of several kinds that were asked for. */
  | { type: 'pricesOf'; washType: string };

/** What of a search is no condition: an order, nearness to the visitor or to a place. */
export type Wish = 'sort' | 'isNear' | 'near';

/** What a list says about a search besides its results: that providers do not state hours of holidays or makes of cars, for example. */
export type Note =
  | 'holiday'
  | 'make'
  | 'abroad'
  | 'licence'
  | 'far'
  | 'cut'
  | 'usualTime'
  | 'duration'
  | 'phone'
  | 'link'
  | 'code';

/** What the words of a search mean. */
export interface ParsedQuery {
  /** All of them hold. */
  conditions: Condition[];
  /** The conditions that want a single value; those of lists know no others. */
  filters: ListFilters;
  sort?: TypedSort;
  /** Whether the search asks for providers nearby; only the browser knows the visitor's position. */
  isNear: boolean;
  /** The slugs of the areas that the results should be near to, from whose centres distances are measured. */
  nearAreas: string[];
  /** Whether these share one name of the search. */
  isNearShared?: boolean;
  /** The typed names of malls, hospitals and other landmarks, which stand for the areas that they are in. */
  landmarks: { name: string; area: string }[];
  /** The words of what it asks to be near to, if it is no place of ours. */
  unknownPlace?: string[];
  /** The names of malls, hotels and the like that are no places of ours. */
  placeNames: string[];
  /** Whether it asks to be washed without brushes. */
  isBrushless?: boolean;
  /** Other words. They order a list that conditions narrow, and narrow one without. */
  words: string[];
  /** Those of them that were typed in another spelling, which is quoted: "Emarat", «محطة». */
  asTyped: Record<string, string>;
  /** Those of them that no provider mentions. */
  unknown: string[];
  /** Makes of cars, which narrow nothing. */
  makes: string[];
  /** Models and kinds of cars, which ask for the prices of a size; those who mention them come first. */
  cars: string[];
  /** What car washes do not do, with the words that ask for it. */
  trades: { trade: Trade; word: string }[];
  notes: Note[];
  /** The other words on each side of an "or": who mentions all of one side will do. */
  either: string[][];
  /** Whatever else means something: other times than the one of the list, "2 cars", "30%", "new". */
  unused: string[];
  /** What is not wanted, but no list can leave out: "not on Friday", "not busy". */
  unwanted: string[];
  /** What to search for without each wish; empty if nothing is left. */
  without: Partial<Record<Wish, string>>;
  /** Spelling corrections: the typed word and the known word that replaced it. */
  corrected: Record<string, string>;
  /** The search that was perhaps meant, to ask for. */
  guess?: string;
}

/** One page of results and the totals of the whole list. */
export interface ProviderList {
  providers: ProviderSummary[];
  total: number;
  /** Those of them that fit what its search means; others only have its letters. */
  fitting: number;
  eco: number;
  verified: number;
  mobile: number;
  /** The page returned: the last one if the requested page is past the end. */
  page: number;
  /** The order that it has, and the one that it would have if none was chosen. */
  order: ListOrder;
  usualOrder: ListOrder;
  /** How many would be listed with each option of each filter. */
  options: OptionCounts;
  /** Providers hidden because their opening hours are unknown. */
  hiddenWithoutHours: number;
  /** Providers hidden because it is not certain whether they are open then: they do not say so for a season, or open by appointment. */
  hiddenInDoubt: number;
  /** Providers hidden because none of their prices is known. */
  hiddenWithoutPrice: number;
  /** Providers hidden because they state prices, but none of the kind and for the car that are asked for. */
  hiddenWithOtherPrice: number;
  /** Those of its providers that say they have a trade licence, where its search asks for one. */
  licensed?: number;
  /** The kind that it asks the price of, chosen or typed; undefined for a wash. */
  kind?: AskedKind;
  /** What the words of the search mean; undefined without a search, and for one that asks for the letter alone. */
  parsedQuery?: ParsedQuery;
  /** What the list says about its search. */
  statements: Statement[];
  /** The search that was probably meant instead. */
  offer?: Offer;
  /** The areas that share a name of the search. */
  choices?: PlaceChoice[];
  /** What to show below a list with few or no providers, the best first. */
  alternatives: Alternative[];
}

/**
 * Why an alternative is offered: the names that were probably meant, without the unknown words, nearest to the areas without
 * providers, without the chosen filters that contradict the search, without one condition, or everything; below a short list, a related
 * kind.
 */
type AlternativeReason = 'spelling' | 'words' | 'near' | 'chosen' | 'filter' | 'all' | 'kind';

/** A list close to what was asked for. */
export interface Alternative {
  reason: AlternativeReason;
  /** The filters of its link, with its search. */
  filters: ListFilters;
  /** The words of the search that it leaves out. */
  unknown: string[];
  /** Whether each of these words is mentioned, but no provider mentions all of them. */
  areMentioned?: boolean;
  /** The areas that it is nearest to. */
  areas: string[];
  /** Whether no provider at all is listed in them. */
  areUnlisted?: boolean;
  /** What it leaves out. */
  without?: Pick<Condition, 'anyOf' | 'not'>;
  /** The conditions that its providers fulfil. */
  conditions: Pick<Condition, 'anyOf' | 'not'>[];
  /** The kind that it asks the price of. */
  kind?: AskedKind;
  total: number;
  /** The first providers; only the first alternative has them. */
  providers: ProviderSummary[];
}

/** Returns what a list was narrowed by: the chosen filters, and those that its search means. */
export function meaningOf(
  filter: ProviderFilter,
  { parsedQuery }: Pick<ProviderList, 'parsedQuery'>,
): ListFilters {
  return { ...parsedQuery?.filters, ...filtersOf({ ...filter, search: undefined }) };
}

/**
 * Returns what a list asks the price of: its kind, and the car of its search or its filter, or "any" where a limit or the lowest price
 * is asked for without one; no car if no price is compared, so that each visitor sees that of their own (product rule 2.28).
 */
export function priceQueryOf(
  filter: ProviderFilter,
  list: Pick<ProviderList, 'kind' | 'parsedQuery'> & Partial<Pick<ProviderList, 'order'>>,
): PriceQuery {
  const typed = list.parsedQuery?.filters.car;
  const car = typed ?? (comparesPrices(filter, list) ? (filter.car ?? 'any') : undefined);
  return { car, kind: list.kind };
}

/** Whether a list compares prices: by a limit or by its order; that of a list without one is chosen or typed. */
export function comparesPrices(
  filter: ProviderFilter,
  list: Pick<ProviderList, 'parsedQuery'> & Partial<Pick<ProviderList, 'order'>>,
): boolean {
  const sort = list.order ?? filter.sort ?? list.parsedQuery?.sort;
  const { minPrice, maxPrice } = meaningOf(filter, list);
  return sort === 'price' || sort === 'price-desc' || minPrice !== undefined || maxPrice !== undefined;
}
