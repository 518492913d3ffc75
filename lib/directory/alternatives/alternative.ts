import type { FilterContext, ListFilters } from '../../domain/filters';
import { filtersOf } from '../../domain/filters';
import type { Provider, ProviderSummary } from '../../domain/provider';
import type { Alternative, ParsedQuery } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { contextOf, type ListRequest } from '../lists/list-request';
import { inOrder, nearestFirst, withDistance } from '../lists/orders';
import { findMeaning, findWords } from '../search/find-meaning';

/** What alternatives to a list start from. */
export interface Asked {
  directory: Directory;
  context: FilterContext;
  /** The filters that were chosen. */
  chosen: ListFilters;
  /** Those that the search means. */
  typed: ListFilters;
  /** Both; a choice counts before a typed one. */
  filters: ListFilters;
  /** The words of the search that no filter knows. */
  words: readonly string[];
}

/** Returns what a list asks for, if its search means this. */
export function askedFor(directory: Directory, request: ListRequest, parsedQuery?: ParsedQuery): Asked {
  const context = contextOf(directory, request);
  const chosen = filtersOf({ ...request.filter, search: undefined, car: context.car });
  const typed = parsedQuery?.filters ?? {};
  return {
    directory,
    context,
    chosen,
    typed,
    filters: { ...typed, ...chosen },
    words: parsedQuery?.words ?? [],
  };
}

/** What an alternative says of itself. */
export type Reason = Pick<Alternative, 'reason'> &
  Partial<Pick<Alternative, 'unknown' | 'area' | 'emirate' | 'without'>>;

/** Cards of the first alternative (product rule 5.10). */
const MAX_CARDS = 6;

/**
 * Returns the alternative with these filters and words, or undefined if it has no providers either. The nearest come first to a
 * position, else the best.
 * @param distanceTo measures distances, by default from the visitor's position
 */
export function alternative(
  { directory, context }: Pick<Asked, 'directory' | 'context'>,
  reason: Reason,
  filters: ListFilters,
  words: readonly string[],
  distanceTo = context.distanceTo,
): Alternative | undefined {
  const found = findMeaning(directory, filters, findWords(directory, words), {
    ...context,
    car: filters.car,
  });
  const providers = found ?? directory.providers;
  if (providers.length === 0) return undefined;
  return {
    ...toAlternative(reason, words.length > 0 ? { ...filters, search: words.join(' ') } : filters),
    total: providers.length,
    providers: firstCards(directory, providers, distanceTo),
  };
}

/** Returns an alternative without its providers. */
export function toAlternative(
  reason: Reason,
  filters: ListFilters,
): Omit<Alternative, 'total' | 'providers'> {
  return { unknown: [], without: {}, filters, ...reason };
}

/** Returns the cards that an alternative shows. */
export function firstCards(
  directory: Directory,
  providers: readonly Provider[],
  distanceTo?: FilterContext['distanceTo'],
): ProviderSummary[] {
  const found = new Set(providers);
  const best = inOrder(directory, 'best').filter((provider) => found.has(provider));
  const first = distanceTo ? nearestFirst(best, distanceTo) : best;
  return first.slice(0, MAX_CARDS).map((provider) => withDistance(provider, distanceTo));
}
