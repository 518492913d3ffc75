import type { Area, District } from '../../domain/area';
import { phoneLink } from '../../domain/contact';
import { type Emirate, EMIRATES } from '../../domain/emirates';
import { NO_FILTER } from '../../domain/filter';
import type { ListFilters } from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { WashType } from '../../domain/wash-types';
import type { Directory } from '../directory';
import { failedFilter } from './failed-filter';
import { contextOf } from './list-request';
import { inOrder } from './orders';

/** The filters of short lists, none of which depends on the moment. */
type Conditions = Pick<ListFilters, 'emirate' | 'area' | 'washType' | 'isVerified'>;

/** Returns the best providers that pass the filters, by score (product rule 3.16), at most `limit`. */
export function bestProviders(directory: Directory, conditions: Conditions, limit: number): Provider[] {
  return first(limit, inOrder(directory, 'best'), testIn(directory, conditions));
}

/** Returns the providers of a district with the highest ratings (product rule 2.7), at most `limit`. */
export function highestRated(directory: Directory, district: District, limit: number): Provider[] {
  return first(limit, inOrder(directory, 'rating'), testIn(directory, { area: district }));
}

/** Returns the best provider with a phone number of each emirate, each another one than those before and in `shown`. */
export function bestOfEachEmirate(
  directory: Directory,
  shown: ReadonlySet<number>,
): { emirate: Emirate; provider: Provider }[] {
  const taken = new Set(shown);
  return EMIRATES.flatMap((emirate) => {
    const isInEmirate = testIn(directory, { emirate });
    const isCandidate = (provider: Provider) => !taken.has(provider.id) && phoneLink(provider) !== null;
    const best = inOrder(directory, 'best').find(
      (provider) => isInEmirate(provider) && isCandidate(provider),
    );
    if (!best) return [];
    taken.add(best.id);
    return [{ emirate, provider: best }];
  });
}

/** The best other providers in the area of a provider, or of its wash type in its emirate. */
export interface RelatedProviders {
  area?: Area;
  emirate?: Emirate;
  washType?: WashType;
  providers: Provider[];
}

const RELATED = 3;

/**
 * Returns the best providers in the area of a provider, then those of its first wash type in its emirate, each once and without
 * those in `excluded`; lists without any are left out (product rule 2.8).
 */
export function relatedProviders(
  directory: Directory,
  { area, emirates: [emirate], washTypes: [washType] }: Provider,
  excluded: readonly { id: number }[],
): RelatedProviders[] {
  const lists: Omit<RelatedProviders, 'providers'>[] = [
    ...(area ? [{ area }] : []),
    ...(emirate ? [{ emirate, washType }] : []),
  ];
  const shown = new Set(excluded.map(({ id }) => id));
  return lists.flatMap((list) => {
    const fits = testIn(directory, { ...list, area: list.area?.slug });
    const isRelated = (provider: Provider) => !shown.has(provider.id) && fits(provider);
    const providers = first(RELATED, inOrder(directory, 'best'), isRelated);
    providers.forEach(({ id }) => shown.add(id));
    return providers.length > 0 ? [{ ...list, providers }] : [];
  });
}

/** Returns the listed providers with the given ids, in ascending order (product rule 2.17). */
export function providersByIds({ byId }: Directory, ids: readonly number[]): Provider[] {
  return [...new Set(ids)]
    .sort((one, other) => one - other)
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ isListed }) => isListed);
}

function testIn(directory: Directory, conditions: Conditions): (provider: Provider) => boolean {
  const failureOf = failedFilter(
    conditions,
    contextOf(directory, { filter: NO_FILTER, moment: new Date(0) }),
  );
  return (provider) => failureOf(provider) === null;
}

function first(
  limit: number,
  providers: readonly Provider[],
  isListed: (provider: Provider) => boolean,
): Provider[] {
  const found: Provider[] = [];
  for (const provider of providers) {
    if (found.length === limit) break;
    if (isListed(provider)) found.push(provider);
  }
  return found;
}
