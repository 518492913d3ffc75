import { type FilterContext, filtersOf, type ListFilters } from '../../domain/filters';
import type { Provider, ProviderSummary } from '../../domain/provider';
import type { Alternative, ParsedQuery } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { conditionsTest, contextFor, type FilterCondition, toConditions } from '../lists/conditions';
import { contextOf, type ListRequest } from '../lists/list-request';
import { inOrder, nearestFirst, withDistance } from '../lists/orders';
import { providersPassing } from '../lists/passing';

/** A condition of a list, and the link to the list without it. */
export interface RemovableCondition extends FilterCondition {
  withoutIt: ListFilters;
}

/** What alternatives to a list start from. */
export interface AlternativesInput {
  directory: Directory;
  context: FilterContext;
  /** The filters that were chosen. */
  chosen: ListFilters;
  /** The chosen filters and those of the search, as conditions; all of them hold. */
  conditions: readonly RemovableCondition[];
  /** Those of the search alone. */
  typed: readonly FilterCondition[];
  /** The areas that the search asks to be near to. */
  nearAreas: readonly string[];
  /** The words of the search that no filter knows. */
  words: readonly string[];
  search?: string;
}

/** Returns what a list asks for, if its search means this. */
export function alternativesInput(
  directory: Directory,
  request: ListRequest,
  parsedQuery?: ParsedQuery,
): AlternativesInput {
  const context = contextOf(directory, request);
  const typed = parsedQuery?.conditions ?? [];
  const { search, ...chosen } = filtersOf({
    ...request.filter,
    // A typed one is a condition already.
    car: parsedQuery?.filters.car === undefined ? context.car : undefined,
  });
  return {
    directory,
    context,
    chosen,
    typed,
    conditions: [
      ...typed.map((condition) => ({ ...condition, withoutIt: withSearch(chosen, condition.without) })),
      ...toConditions(chosen).map((condition) => {
        const [key] = Object.keys(condition.anyOf[0]!) as (keyof ListFilters)[];
        return { ...condition, withoutIt: withSearch({ ...chosen, [key!]: undefined }, search) };
      }),
    ],
    nearAreas: parsedQuery?.nearAreas ?? [],
    words: parsedQuery?.words ?? [],
    search,
  };
}

/** Returns filters with a search, unless it is empty. */
export function withSearch(filters: ListFilters, search: string | undefined): ListFilters {
  return filtersOf({ ...filters, search: search || undefined });
}

/** What an alternative says of itself. */
export type Reason = Pick<Alternative, 'reason' | 'filters'> &
  Partial<Pick<Alternative, 'unknown' | 'areMentioned' | 'areas' | 'areUnlisted' | 'without'>>;

/** Cards of the first alternative (product rule 5.10). */
const MAX_CARDS = 6;

/**
 * Returns the alternative with the providers that pass these conditions, or undefined if there are none. The nearest come first to a
 * position, else the best.
 * @param among the providers to choose from, by default all
 * @param distanceTo measures distances, by default from the visitor's position
 */
export function alternative(
  { directory, context }: Pick<AlternativesInput, 'directory' | 'context'>,
  reason: Reason,
  conditions: readonly FilterCondition[],
  among?: Iterable<Provider>,
  distanceTo = context.distanceTo,
): Alternative | undefined {
  const asked = contextFor(conditions, context);
  const providers = among
    ? [...among].filter(conditionsTest(conditions, asked))
    : providersPassing(directory, conditions, asked);
  if (providers.length === 0) return undefined;
  return {
    ...toAlternative(reason, conditions, context),
    total: providers.length,
    providers: firstCards(directory, providers, distanceTo),
  };
}

/** Returns an alternative without its providers. */
export function toAlternative(
  reason: Reason,
  conditions: readonly FilterCondition[],
  context: FilterContext,
): Omit<Alternative, 'total' | 'providers'> {
  return {
    unknown: [],
    areas: [],
    conditions: conditions.map(({ anyOf, not }) => ({ anyOf, not })),
    kind: contextFor(conditions, context).kind,
    ...reason,
  };
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
