import {
  FILTER_KEYS,
  type FilterContext,
  type FilterKey,
  type ListFilters,
  testOf,
} from '../../domain/filters';
import type { Provider } from '../../domain/provider';

/** The filter that a provider fails: null if it passes all, "several" if more than one. */
export type FailedFilter = FilterKey | 'several' | null;

/**
 * Returns which of the filters a provider fails. Those that fail only one count for its options: they would be listed if another
 * option replaced its value.
 */
export function failedFilter(
  filters: ListFilters,
  context: FilterContext,
): (provider: Provider) => FailedFilter {
  const tests = FILTER_KEYS.flatMap((key) => {
    const value = filters[key];
    const passes = value === undefined ? undefined : testOf(key, value, context);
    return passes ? [{ key, passes }] : [];
  });
  return (provider) => {
    let failed: FailedFilter = null;
    for (const { key, passes } of tests) {
      if (passes(provider)) continue;
      if (failed !== null) return 'several';
      failed = key;
    }
    return failed;
  };
}
