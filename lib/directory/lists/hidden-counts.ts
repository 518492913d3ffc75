import { type FilterContext, filtersOf, priceIn } from '../../domain/filters';
import { openTest } from '../../domain/opening-hours';
import type { Provider } from '../../domain/provider';
import type { ProviderList } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { conditionsTest, toConditions, type Wanted } from './conditions';
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
  const typed = found?.parsedQuery?.conditions ?? [];
  const wanted = [...toConditions(filtersOf({ ...filter, search: undefined })), ...typed];
  const counts: HiddenCounts = { hiddenWithoutHours: 0, hiddenWithoutPrice: 0 };
  const limits = (['open', 'price'] as const).filter((key) =>
    wanted.some((condition) => isOf(condition, key)),
  );
  const isOpen = openTest('now', context.moment);
  const priceOf = priceIn(context);
  const isUnknown = {
    open: (provider: Provider) => isOpen(provider) === null,
    price: (provider: Provider) => priceOf(provider) === null,
  };
  for (const key of limits) {
    // What a search finds lacks the providers that its own limit hides.
    const isTyped = typed.some((condition) => isOf(condition, key));
    const passesOthers = conditionsTest(
      wanted.filter((condition) => !isOf(condition, key)),
      context,
    );
    const hidden = directory.providers.filter(
      (provider) =>
        isUnknown[key](provider) &&
        (isTyped || !found?.ids || found.ids.has(provider.id)) &&
        passesOthers(provider),
    );
    counts[key === 'open' ? 'hiddenWithoutHours' : 'hiddenWithoutPrice'] = hidden.length;
  }
  return counts;
}

function isOf({ anyOf: [filters], not }: Wanted, limit: 'open' | 'price'): boolean {
  const { open, maxPrice, minPrice } = filters!;
  return !not && (limit === 'open' ? open : (maxPrice ?? minPrice)) !== undefined;
}
