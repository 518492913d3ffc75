import {
  FILTER_KEYS,
  type FilterContext,
  type FilterKey,
  type ListFilters,
  rowOfFilter,
  testOf,
} from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { OptionCounts } from '../../domain/provider-list';
import type { Directory } from '../directory';
import { oncePerDirectory } from '../once-per-directory';
import { type FailedFilter, failedFilter } from './failed-filter';

/** Counts the providers behind each option of each filter: those that would be listed if it replaced the filter's value. */
export interface OptionCounter {
  /** Counts a provider that fails no filter or one. */
  add: (provider: Provider, failure: Exclude<FailedFilter, 'several'>) => void;
  counts: () => OptionCounts;
}

/** An option of a filter, such as four stars. */
interface CountedOption {
  key: FilterKey;
  name: string;
}

/** All options of some filters, and which of them a provider has, by their numbers. */
interface OptionTable {
  options: readonly CountedOption[];
  numbersOf: (provider: Provider) => readonly number[];
}

const MINUTE = 60_000;

const COUNTED = FILTER_KEYS.filter((key) => rowOfFilter(key).counted !== undefined);
const countedBy = (what: 'price' | 'minute' | 'position' | undefined) =>
  COUNTED.filter((key) => rowOfFilter(key).countedBy === what);
const BY_PROVIDER = countedBy(undefined);
const BY_PRICE = countedBy('price');
const BY_MINUTE = countedBy('minute');
const BY_POSITION = countedBy('position');

/** Whether the options of a filter are what providers have, rather than values; those that none has are left out. */
const isNamedByProviders = (key: FilterKey) => typeof rowOfFilter(key).counted === 'function';

/** The table of what depends on nothing else, which takes as long as ten lists; unset until it is made. */
const tableOfProviders = oncePerDirectory((): { table?: OptionTable } => ({}));
/** The table of each car and kind. */
const tablesForPrice = oncePerDirectory(() => new Map<string, OptionTable>());
/** The table of the last minute. */
const tableForMinute = oncePerDirectory((): { minute?: number; table?: OptionTable } => ({}));

/** Returns a counter of the options that a list with these filters has. */
export function countOptions(
  directory: Directory,
  filters: ListFilters,
  context: FilterContext,
): OptionCounter {
  const tables = tablesOf(directory, context).map((table) => ({
    ...table,
    counts: new Int32Array(table.options.length),
  }));
  const isCounted = (key: FilterKey) => rowOfFilter(key).isCounted?.(context, filters) ?? true;
  return {
    add: (provider, failure) => {
      for (const { options, numbersOf, counts } of tables)
        for (const number of numbersOf(provider))
          if (failure === null || options[number]!.key === failure) counts[number]! += 1;
    },
    counts: () => {
      const result: OptionCounts = {};
      for (const key of COUNTED)
        // Of what providers have themselves, a list that does not count it has none.
        if (isCounted(key) || isNamedByProviders(key)) result[key] = {};
      for (const { options, counts } of tables)
        for (const [number, { key, name }] of options.entries())
          if (isCounted(key) && (counts[number]! > 0 || !isNamedByProviders(key)))
            result[key]![name] = counts[number]!;
      return result;
    },
  };
}

/**
 * Counts the providers of each kind that pass all filters but the kind: each limit of a price is then one for the price of that kind,
 * which a table of options does not know. Undefined without such a limit.
 * @param ids the providers that a search finds; undefined without one that narrows anything
 */
export function countKinds(
  { providers }: Directory,
  { washType: _, ...filters }: ListFilters,
  context: FilterContext,
  ids: ReadonlySet<number> | undefined,
): Record<string, number> | undefined {
  if ((filters.minPrice ?? filters.maxPrice) === undefined) return undefined;
  const tests = new Map<string, (provider: Provider) => FailedFilter>();
  const counts: Record<string, number> = {};
  for (const provider of providers) {
    if (ids && !ids.has(provider.id)) continue;
    for (const option of provider.index.washTypeOptions) {
      const failureOf =
        tests.get(option) ?? failedFilter(filters, { ...context, kind: context.kindOf(option) });
      tests.set(option, failureOf);
      if (failureOf(provider) === null) counts[option] = (counts[option] ?? 0) + 1;
    }
  }
  return counts;
}

/** Returns the options of all filters. Those that depend on where the visitor is are of use to this list alone. */
function tablesOf(directory: Directory, context: FilterContext): OptionTable[] {
  const { providers } = directory;
  const ofProviders = tableOfProviders(directory);
  ofProviders.table ??= keep(makeTable(BY_PROVIDER, context), providers);
  const ofPrices = tablesForPrice(directory);
  const asked = `${context.car} ${context.kind?.slug}`;
  const ofPrice = ofPrices.get(asked) ?? keep(makeTable(BY_PRICE, context), providers);
  ofPrices.set(asked, ofPrice);

  const kept = tableForMinute(directory);
  const minute = Math.floor(context.moment.getTime() / MINUTE);
  if (kept.minute !== minute)
    Object.assign(kept, { minute, table: keep(makeTable(BY_MINUTE, context), providers) });
  const tables = [ofProviders.table, ofPrice, kept.table!];
  return context.distanceTo ? [...tables, makeTable(BY_POSITION, context)] : tables;
}

/** Returns a table that has looked at each provider already. */
function keep({ options, numbersOf }: OptionTable, providers: readonly Provider[]): OptionTable {
  const kept = new Map(providers.map((provider) => [provider, numbersOf(provider)]));
  return { options, numbersOf: (provider) => kept.get(provider)! };
}

function makeTable(keys: readonly FilterKey[], context: FilterContext): OptionTable {
  const options: CountedOption[] = [];
  const finders = keys.map((key) => {
    const counted = rowOfFilter(key).counted!;
    return typeof counted === 'function'
      ? bySlug(key, counted, options)
      : byValue(key, counted, options, context);
  });
  return { options, numbersOf: (provider) => finders.flatMap((find) => find(provider)) };
}

type FindNumbers = (provider: Provider) => number[];

/** Finds the options that a provider names itself, and numbers each where it is first found. */
function bySlug(
  key: FilterKey,
  slugsOf: (provider: Provider) => readonly string[],
  options: CountedOption[],
): FindNumbers {
  const numbers = new Map<string, number>();
  return (provider) =>
    slugsOf(provider).map((name) => {
      const number = numbers.get(name) ?? options.push({ key, name }) - 1;
      numbers.set(name, number);
      return number;
    });
}

/** Finds the values that a provider passes. */
function byValue(
  key: FilterKey,
  values: readonly unknown[],
  options: CountedOption[],
  context: FilterContext,
): FindNumbers {
  const tests = values.map((value) => ({
    number: options.push({ key, name: String(value) }) - 1,
    passes: testOf(key, value, context)!,
  }));
  return (provider) => tests.filter(({ passes }) => passes(provider)).map(({ number }) => number);
}
