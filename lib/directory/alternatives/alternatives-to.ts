import { EMIRATES } from '../../domain/emirates';
import type { ListFilters } from '../../domain/filters';
import type { Alternative, ProviderList } from '../../domain/provider-list';
import { isBlank } from '../../domain/text';
import { unreadText } from '../../domain/unread-text';
import type { Directory } from '../directory';
import { narrows, toConditions } from '../lists/conditions';
import type { ListRequest } from '../lists/list-request';
import { firstWords, parseWords, unquoted } from '../search/find-providers';
import { findMentions } from '../search/mentions';
import { providersListed } from '../search/offer';
import {
  alternative,
  type AlternativesInput,
  alternativesInput,
  firstCards,
  toAlternative,
  withSearch,
} from './alternative';
import { belowEmptyList, nearestToAreas } from './below-empty-list';
import { belowShortList } from './below-short-list';

/** A list with more providers is long enough (product rule 5.10). */
const MAX_OF_SHORT_LIST = 3;

/** Returns what a list offers when it is empty or short, the best first, so that no search ends without a provider. */
export function alternativesTo(
  directory: Directory,
  request: ListRequest,
  {
    total,
    fitting,
    providers,
    parsedQuery,
  }: Pick<ProviderList, 'total' | 'fitting' | 'providers' | 'parsedQuery'>,
): Alternative[] {
  // Letters alone are not what was input for.
  if ((total > MAX_OF_SHORT_LIST && fitting > 0) || directory.providers.length === 0) return [];
  const search = firstWords(request.filter.search ?? '');
  if (!isBlank(search) && !parsedQuery) return total > 0 ? [] : besidesTheLetter(directory, request, search);
  const input = alternativesInput(directory, request, parsedQuery);
  const found = () => {
    if (total === 0)
      return belowEmptyList(input, search, parsedQuery?.guess && guessed(input, request, parsedQuery.guess));
    return fitting > 0 ? belowShortList(input, providers) : [nearestToAreas(input) ?? []].flat();
  };
  return found().flatMap((alternative) => withLinkedTotal(directory, request, alternative) ?? []);
}

/**
 * Returns an alternative with the number of the list that it leads to: fewer words may be read in another way. Undefined for a link to a
 * list that is empty or another one than it says; providers of such a one are shown without a link to all.
 */
function withLinkedTotal(
  directory: Directory,
  request: ListRequest,
  found: Alternative,
): Alternative | undefined {
  const { total, providers, reason, without } = found;
  const linked = providersListed(directory, request, filtersOfLink(directory, found));
  if (linked.length === total) return found;
  if (providers.length === 0)
    return linked.length === 0 || without ? undefined : { ...found, total: linked.length };
  const ids = new Set(linked.map(({ id }) => id));
  const shown = providers.filter(({ id }) => ids.has(id));
  if (reason !== 'kind' || shown.length === 0) return { ...found, total: providers.length };
  return { ...found, total: linked.length, providers: shown };
}

/** Returns the filters of the list that an alternative leads to: areas are asked for by their names. */
function filtersOfLink({ areas: known }: Directory, { filters, areas }: Alternative): ListFilters {
  const names = areas.flatMap((slug) => known.get(slug) ?? []);
  if (names.length === 0) return filters;
  const near =
    names.length === 1
      ? `${names[0]!.name.en} ${names[0]!.emirate}`
      : [...new Set(names.map(({ name }) => name.en))].join(' or ');
  return withSearch(filters, [filters.search, `near ${near}`].filter(Boolean).join(' '));
}

/** Returns the list of the search that was perhaps meant. */
function guessed(input: AlternativesInput, request: ListRequest, search: string): Alternative | undefined {
  const { directory, chosen, context } = input;
  const providers = providersListed(directory, request, withSearch(chosen, search));
  if (providers.length === 0) return undefined;
  const { conditions, words } = alternativesInput(
    directory,
    request,
    parseWords(directory, search, request.filter, request.moment),
  );
  return {
    ...toAlternative(
      {
        reason: 'spelling',
        filters: withSearch(chosen, search),
        unknown: findMentions(directory, words).unknown.slice(),
      },
      conditions,
      context,
    ),
    total: providers.length,
    providers: firstCards(directory, providers),
  };
}

/** Returns the list of some filters alone; without its providers if it is only linked. */
function listOf(input: AlternativesInput, filters: ListFilters, isLink: boolean): Alternative[] {
  const found = alternative(input, { reason: 'all', filters }, toConditions(filters));
  return found ? [isLink ? { ...found, providers: [] } : found] : [];
}

/** Returns what an empty list of text in quotes, of a number or of letters of another language offers: what its words mean, else all. */
function besidesTheLetter(directory: Directory, request: ListRequest, search: string): Alternative[] {
  const isNumber = unreadText(search) === 'phone';
  if (!isNumber && !/[^\s\p{Nd}\p{P}\p{S}]/u.test(search)) return [];
  const input = alternativesInput(
    directory,
    request,
    parseWords(directory, search, request.filter, request.moment),
  );
  if (isNumber)
    return [{}, ...EMIRATES.map((emirate) => ({ emirate }))].flatMap((filters, place) =>
      listOf(input, filters, place > 0),
    );
  if (unreadText(search) === 'script' && unquoted(search) === search)
    return [alternative(input, { reason: 'all', filters: {} }, [])!];
  const unknown = [unquoted(search)];
  const { withAll } = findMentions(directory, input.words);
  const first =
    alternative(
      input,
      { reason: 'words', unknown, filters: withSearch(input.chosen, unquoted(search)) },
      input.conditions,
      input.words.length > 0 && !input.typed.some(narrows) ? withAll : undefined,
    ) ?? alternative(input, { reason: 'all', unknown, filters: {} }, []);
  return first ? [first] : [];
}
