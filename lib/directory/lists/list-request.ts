import { distancesFrom } from '../../domain/distance';
import type { ProviderFilter } from '../../domain/filter';
import { type FilterContext, priceIn } from '../../domain/filters';
import type { Locale } from '../../domain/locales';
import { anyKindOf, type AskedKind } from '../../domain/price-query';
import type { Provider } from '../../domain/provider';
import type { ParsedQuery } from '../../domain/provider-list';
import { isWashType, type Kind } from '../../domain/wash-types';
import type { Directory } from '../directory';
import type { Mentions } from '../search/mentions';

/** What is asked of a list. */
export interface ListRequest {
  filter: ProviderFilter;
  moment: Date;
  /** The language whose alphabet orders names; English if absent. */
  locale?: Locale;
  /** What the search of the filter found; absent without a search. */
  searchResult?: SearchResult;
}

/** What a search found. The sets have ids of listed providers. */
export interface SearchResult {
  /** The typed text in lower case; a provider of this name comes first where no order was chosen. */
  name: string;
  /** What its words mean; undefined if it asks for the letter alone. */
  parsedQuery?: ParsedQuery;
  /** The providers that it finds; undefined if it narrows nothing. */
  ids?: ReadonlySet<number>;
  /** Those that fit its meaning, if others only hold the letters; they come first where no order was chosen. */
  fittingIds?: ReadonlySet<number>;
  /** Those whose names begin with it. */
  namedIds?: ReadonlySet<number>;
  /** Measures distances from the areas that it asks to be near to. */
  distanceTo?: FilterContext['distanceTo'];
  /** Those that only its wish to be washed without brushes leaves out, because they say that they use some. */
  leftOutIds?: ReadonlySet<number>;
  /** Who says that they have a trade licence, if it asks for one. */
  licensed?: ReadonlySet<Provider>;
  /** Who mentions the words that no filter knows; they come first where no order was chosen or typed. */
  mentions?: Mentions;
}

/**
 * Returns what the filters of a request compare providers with. Typed words say more recently than a choice which car and kind it is; of
 * several typed kinds it is the first of which anybody states a price.
 */
export function contextOf(
  { kinds, providers }: Pick<Directory, 'kinds' | 'providers'>,
  { filter, moment, searchResult }: Pick<ListRequest, 'filter' | 'moment' | 'searchResult'>,
): FilterContext {
  const { filters: typed, conditions = [] } = searchResult?.parsedQuery ?? {};
  const kindOf = (washType: string | undefined) => pricedKind(kinds, washType);
  const asked = conditions.flatMap(
    ({ anyOf, not }) => (not ? [] : anyKindOf(anyOf.flatMap(({ washType }) => kindOf(washType) ?? []))) ?? [],
  );
  const isPriced = (kind: AskedKind) => providers.some((provider) => priceIn({ kind })(provider) !== null);
  return {
    moment,
    distanceTo: filter.near && distancesFrom(filter.near),
    car: typed?.car ?? filter.car,
    kind: (asked.length > 1 ? asked.find(isPriced) : undefined) ?? asked[0] ?? kindOf(filter.washType),
    kindOf,
    isCarCare: (slug) => isWashType(slug) || kinds.has(slug),
  };
}

/** Returns the kind that a wash type, or the slug of a kind, asks the price of; undefined for anything else (product rule 2.28). */
export function pricedKind(kinds: Directory['kinds'], washType: string | undefined): Kind | undefined {
  if (washType === undefined) return undefined;
  return kinds.get(washType) ?? [...kinds.values()].find((kind) => kind.washType === washType);
}
