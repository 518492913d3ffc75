import type { Alternative, ProviderList } from '../../domain/provider-list';
import { conditionsTest, contextFor, toConditions } from '../lists/conditions';
import { type AlternativesInput, firstCards, toAlternative } from './alternative';
import { relatedOptions } from './related-options';

/** Returns the related kinds that a list with few providers of a kind offers: the other providers that pass its other conditions. */
export function belowShortList(
  { directory, conditions, context }: AlternativesInput,
  listed: ProviderList['providers'],
): Alternative[] {
  const kind = conditions.find(
    ({ anyOf, not }) => !not && anyOf.length === 1 && anyOf[0]!.washType !== undefined,
  );
  if (!kind) return [];
  const others = conditions.filter((condition) => condition !== kind);
  const ids = new Set(listed.map(({ id }) => id));
  const unlisted = directory.providers.filter(({ id }) => !ids.has(id));
  return relatedOptions(directory, kind.anyOf[0]!.washType)
    .map((washType) => {
      const related = [...others, ...toConditions({ washType })];
      return {
        washType,
        related,
        providers: unlisted.filter(conditionsTest(related, contextFor(related, context))),
      };
    })
    .filter(({ providers }) => providers.length > 0)
    .map(({ washType, related, providers }, place) => ({
      ...toAlternative({ reason: 'kind', filters: { ...kind.withoutIt, washType } }, related, context),
      total: providers.length,
      providers: place === 0 ? firstCards(directory, providers) : [],
    }));
}
