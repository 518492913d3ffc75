import { isNarrowed, type ProviderFilter } from '../domain/filter';
import { isWashType } from '../domain/wash-types';
import { PATHS } from '../routing/paths';

/**
 * The page that a filter of /services is a copy of: the landing page that shows the same providers, else /services
 * itself, and then a narrowed list is not for search engines.
 */
export function canonicalOf(filter: ProviderFilter): { path: string; isIndexable: boolean } {
  const { emirate, washType, rating, mode, search } = filter;
  const landsOnWashType = washType && isWashType(washType) ? washType : undefined;
  const isLanding = !rating && !mode && !search && washType === landsOnWashType;
  if (isLanding && emirate) {
    const path = landsOnWashType ? PATHS.washTypeInEmirate(landsOnWashType, emirate) : PATHS.emirate(emirate);
    return { path, isIndexable: true };
  }
  if (isLanding && landsOnWashType) return { path: PATHS.washType(landsOnWashType), isIndexable: true };
  return { path: PATHS.services, isIndexable: !isNarrowed(filter) };
}

/** Whether search engines may have a list, by its number of entries; one that could not be read keeps its place. */
export function isListIndexable(count: number | undefined): boolean {
  return count !== 0;
}
