import { hasHours, openTest } from '../../domain/dated-hours';
import { isWithinRadius } from '../../domain/distance';
import { type FilterContext, filtersOf, priceIn } from '../../domain/filters';
import { statesPrice } from '../../domain/price-query';
import type { Provider } from '../../domain/provider';
import type { ProviderList } from '../../domain/provider-list';
import { kmNear } from '../../domain/words/roads';
import type { Directory } from '../directory';
import { type FilterCondition, toConditions } from './conditions';
import type { ListRequest } from './list-request';
import { providersPassing } from './passing';

type HiddenCounts = Pick<
  ProviderList,
  'hiddenWithoutHours' | 'hiddenInDoubt' | 'hiddenWithoutPrice' | 'hiddenWithOtherPrice'
>;

/**
 * Counts the providers that only a limit of time or price keeps out of a list, because their hours or prices are unknown. A typed
 * limit hides them as a chosen one does.
 */
export function countHidden(
  directory: Directory,
  { filter, searchResult }: ListRequest,
  context: FilterContext,
): HiddenCounts {
  const typed = searchResult?.parsedQuery?.conditions ?? [];
  const wanted = [...toConditions(filtersOf({ ...filter, search: undefined })), ...typed];
  const priceOf = priceIn(context);
  const isNear = nearnessTest(searchResult);
  /** Returns the providers without the fact that a limit compares, which pass all else. */
  const hiddenBy = (limit: 'open' | 'price', isUnknown: (provider: Provider) => boolean) => {
    // What a search finds lacks the providers that its own limit hides.
    const isTyped = typed.some((condition) => isOf(condition, limit));
    const others = wanted.filter((condition) => !isOf(condition, limit));
    return providersPassing(directory, others, context).filter(
      (provider) =>
        isUnknown(provider) &&
        isNear(provider) &&
        (isTyped || !searchResult?.ids || searchResult.ids.has(provider.id)),
    );
  };
  const open = wanted.find((condition) => isOf(condition, 'open'))?.anyOf[0]?.open;
  const isOpen = open && openTest(open, context.moment);
  const inDoubt = isOpen ? hiddenBy('open', (provider) => isOpen(provider) === null) : [];
  const hasLimit = wanted.some((condition) => isOf(condition, 'price'));
  const unpriced = hasLimit ? hiddenBy('price', (provider) => priceOf(provider) === null) : [];
  const withOther = unpriced.filter(statesPrice).length;
  return {
    hiddenWithoutHours: inDoubt.filter((provider) => !hasHours(provider)).length,
    hiddenInDoubt: inDoubt.filter(hasHours).length,
    hiddenWithoutPrice: unpriced.length - withOther,
    hiddenWithOtherPrice: withOther,
  };
}

/** Returns whether a provider is as near to a place of the search as its list goes. */
function nearnessTest(found: ListRequest['searchResult']): (provider: Provider) => boolean {
  const { nearAreas = [], notes = [] } = found?.parsedQuery ?? {};
  const distanceTo = found?.distanceTo;
  // Where nothing is near, the list has all.
  if (nearAreas.length === 0 || !distanceTo || notes.includes('far')) return () => true;
  return (provider) => isWithinRadius(distanceTo(provider), kmNear(nearAreas));
}

function isOf({ anyOf: [filters], not }: FilterCondition, limit: 'open' | 'price'): boolean {
  const { open, maxPrice, minPrice } = filters!;
  return !not && (limit === 'open' ? open : (maxPrice ?? minPrice)) !== undefined;
}
