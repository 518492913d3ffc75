import { NO_FILTER } from '../domain/filter';
import type { ProviderSummary } from '../domain/provider';
import type { ProviderList } from '../domain/provider-list';
import { MAX_PROVIDERS } from '../domain/suggestions';
import type { Directory } from './directory';
import { listProviders } from './list-providers';
import { completeWords } from './search/complete-words';
import { suggestProviders } from './search/suggest-providers';

/** What a text that is being typed means so far. */
interface Suggested {
  /** What it may become, the likeliest first, with the list that each asks for. */
  searches: readonly { search: string; list: ProviderList }[];
  /** The providers that it names, or whose phone number or id it is. */
  providers: readonly ProviderSummary[];
}

/** Returns what a text that is being typed means so far, and the providers that it names (product rule 2.16). */
export function suggest(directory: Directory, typed: string, moment: Date): Suggested {
  const searches = completeWords(directory, typed, moment).map((search) => ({
    search,
    list: listProviders(directory, { ...NO_FILTER, search }, moment),
  }));
  const { list } = searches[0]!;
  const isExact = list.parsedQuery === undefined;
  const providers = isExact
    ? list.providers.slice(0, MAX_PROVIDERS)
    : suggestProviders(directory, typed, MAX_PROVIDERS);
  return { searches, providers };
}
