import { priceFor } from '../../domain/car';
import { type FilterContext, filtersOf } from '../../domain/filters';
import { openTest } from '../../domain/opening-hours';
import type { ProviderList } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { failureIn } from './failures';
import type { ListRequest } from './list-request';

type HiddenCounts = Pick<ProviderList, 'hiddenWithoutHours' | 'hiddenWithoutPrice'>;

/**
 * Counts the providers that only a limit of time or price keeps out of a list, because their hours or prices are unknown. A typed
 * limit hides them as a chosen one does.
 */
export function countHidden(
  directory: Directory,
  { filter, found }: ListRequest,
  context: FilterContext,
): HiddenCounts {
  const chosen = filtersOf(filter);
  const typed = found?.parsedQuery?.filters ?? {};
  const isTyped = typed.open !== undefined || typed.maxPrice !== undefined;
  const limits = isTyped ? { ...typed, ...chosen } : chosen;
  const counts: HiddenCounts = { hiddenWithoutHours: 0, hiddenWithoutPrice: 0 };
  if (limits.open === undefined && limits.maxPrice === undefined) return counts;

  // What a search finds lacks the providers that its own limit hides.
  const ids = isTyped ? found?.idsWithWords : found?.ids;
  const failureOf = failureIn(limits, context);
  const isOpen = openTest(limits.open ?? 'now', context.moment);
  for (const provider of directory.providers) {
    if (ids && !ids.has(provider.id)) continue;
    const failure = failureOf(provider);
    if (failure === 'open' && isOpen(provider) === null) counts.hiddenWithoutHours += 1;
    if (failure === 'maxPrice' && priceFor(provider, context.car) === null) counts.hiddenWithoutPrice += 1;
  }
  return counts;
}
