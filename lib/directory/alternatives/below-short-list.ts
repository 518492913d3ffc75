import type { Alternative, ProviderList } from '../../domain/provider-list';
import { failureIn } from '../lists/failures';
import { type Asked, firstCards, toAlternative } from './alternative';
import { relatedOptions } from './related-options';

/** Returns the related kinds that a list with few providers of a kind offers: the other providers that pass its other filters. */
export function belowShortList(
  { directory, filters, context }: Asked,
  listed: ProviderList['providers'],
): Alternative[] {
  const { washType, ...others } = filters;
  const options = relatedOptions(directory, washType);
  if (options.length === 0) return [];
  const ids = new Set(listed.map(({ id }) => id));
  const failureOf = failureIn(others, context);
  const fitting = directory.providers.filter(
    (provider) => !ids.has(provider.id) && failureOf(provider) === null,
  );
  return options
    .map((option) => ({
      filters: { ...filters, washType: option },
      providers: fitting.filter(({ index }) => index.washTypeOptions.includes(option)),
    }))
    .filter(({ providers }) => providers.length > 0)
    .map(({ filters, providers }, place) => ({
      ...toAlternative({ reason: 'kind' }, filters),
      total: providers.length,
      providers: place === 0 ? firstCards(directory, providers) : [],
    }));
}
