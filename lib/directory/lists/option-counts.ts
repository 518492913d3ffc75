import {
  countedOptions,
  FILTER_KEYS,
  type FilterContext,
  type FilterKey,
  type ListFilters,
  testOf,
} from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { OptionCounts } from '../../domain/provider-list';
import type { Failure } from './failures';

/** Counts the options of one filter. */
interface Counter {
  add: (provider: Provider) => void;
  counts: () => Record<string, number>;
}

/** Counts the providers behind each option of each filter: those that would be listed if it replaced the filter's value. */
export interface OptionCounter {
  /** Counts a provider that fails no filter or one. */
  add: (provider: Provider, failure: Exclude<Failure, 'several'>) => void;
  counts: () => OptionCounts;
}

/** Returns a counter of the options that a list with these filters has. */
export function countOptions(filters: ListFilters, context: FilterContext): OptionCounter {
  const counters = new Map<FilterKey, Counter>();
  for (const key of FILTER_KEYS) {
    const options = countedOptions(key, context);
    if (typeof options === 'function')
      counters.set(
        key,
        countSlugs((provider) => options(provider, filters)),
      );
    else if (options) counters.set(key, countValues(key, options, context));
  }
  const all = [...counters.values()];
  return {
    add: (provider, failure) => {
      if (failure !== null) counters.get(failure)?.add(provider);
      else for (const counter of all) counter.add(provider);
    },
    counts: () => Object.fromEntries([...counters].map(([key, counter]) => [key, counter.counts()])),
  };
}

/** Counts the options that providers have; those that none has are left out. */
function countSlugs(slugsOf: (provider: Provider) => readonly string[]): Counter {
  // Objects, because finding a slug once is most of the work of a list.
  const counts = new Map<string, { count: number }>();
  return {
    add: (provider) => {
      for (const slug of slugsOf(provider)) {
        const option = counts.get(slug);
        if (option) option.count += 1;
        else counts.set(slug, { count: 1 });
      }
    },
    counts: () => Object.fromEntries([...counts].map(([slug, { count }]) => [slug, count])),
  };
}

/** Counts the providers that pass each of the values. */
function countValues(key: FilterKey, values: readonly unknown[], context: FilterContext): Counter {
  const options = values.map((value) => ({ value, passes: testOf(key, value, context)!, count: 0 }));
  return {
    add: (provider) => {
      for (const option of options) if (option.passes(provider)) option.count += 1;
    },
    counts: () => Object.fromEntries(options.map(({ value, count }) => [String(value), count])),
  };
}
