import type { Alternative, ProviderList } from '../../domain/provider-list';
import { isBlank } from '../../domain/text';
import type { Directory } from '../directory';
import { narrows } from '../lists/conditions';
import type { ListRequest } from '../lists/list-request';
import { findEvidence } from '../search/evidence';
import { firstWords, parseWords, unquoted } from '../search/find-providers';
import { providersOf } from '../search/offer';
import { alternative, type Asked, askedFor, firstCards, toAlternative, withSearch } from './alternative';
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
  // Letters alone are not what was asked for.
  if ((total > MAX_OF_SHORT_LIST && fitting > 0) || directory.providers.length === 0) return [];
  const search = firstWords(request.filter.search ?? '');
  if (!isBlank(search) && !parsedQuery) return total > 0 ? [] : besidesTheLetter(directory, request, search);
  const asked = askedFor(directory, request, parsedQuery);
  if (total > 0) {
    const nearest = fitting === 0 ? nearestToAreas(asked) : undefined;
    return nearest ? [nearest] : fitting > 0 ? belowShortList(asked, providers) : [];
  }
  return belowEmptyList(asked, search, parsedQuery?.guess && guessed(asked, request, parsedQuery.guess));
}

/** Returns the list of the search that was perhaps meant. */
function guessed(asked: Asked, request: ListRequest, search: string): Alternative | undefined {
  const { directory, chosen, context } = asked;
  const providers = providersOf(directory, request, search);
  if (providers.length === 0) return undefined;
  const { conditions, words } = askedFor(
    directory,
    request,
    parseWords(directory, search, request.filter, request.moment),
  );
  return {
    ...toAlternative(
      {
        reason: 'spelling',
        filters: withSearch(chosen, search),
        unknown: findEvidence(directory, words).unknown.slice(),
      },
      conditions,
      context,
    ),
    total: providers.length,
    providers: firstCards(directory, providers),
  };
}

/** Returns what an empty list of text in quotes, of a number or of letters of another language offers: what its words mean, else all. */
function besidesTheLetter(directory: Directory, request: ListRequest, search: string): Alternative[] {
  if (!/[^\s\p{Nd}\p{P}\p{S}]/u.test(search)) return [];
  const asked = askedFor(directory, request, parseWords(directory, search, request.filter, request.moment));
  const unknown = [unquoted(search)];
  const { withAll } = findEvidence(directory, asked.words);
  const first =
    alternative(
      asked,
      { reason: 'words', unknown, filters: withSearch(asked.chosen, unquoted(search)) },
      asked.conditions,
      asked.words.length > 0 && !asked.typed.some(narrows) ? withAll : undefined,
    ) ?? alternative(asked, { reason: 'all', unknown, filters: {} }, []);
  return first ? [first] : [];
}
