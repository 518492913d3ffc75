import fc from 'fast-check';
import { failedFilter } from '@/lib/directory/lists/failed-filter';
import { listMatches } from '@/lib/directory/lists/list-matches';
import { contextOf } from '@/lib/directory/lists/list-request';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import {
  FILTER_KEYS,
  type FilterKey,
  type FilterRow,
  FILTERS,
  filtersOf,
  rowOfFilter,
  testOf,
} from '@/lib/domain/filters';
import { sampleDirectory } from '../../support/sample-directory';
import { smallDirectory } from '../../support/small-directory';
import { anyFilter } from '../routing/any-route';

/** A Wednesday, 22:30 in Dubai. */
const moment = new Date('2026-11-25T18:30:00Z');

/** Filters that narrow a list little enough for counts above zero. */
const someFilter = anyFilter.map((filter): ProviderFilter => ({
  ...filter,
  bounds: undefined,
  search: undefined,
  page: 1,
}));

/** Counts the providers that pass the filters, in the plainest way. */
function totalOf(filter: ProviderFilter): number {
  const directory = sampleDirectory();
  const failureOf = failedFilter(filtersOf(filter), contextOf(directory, { filter, moment }));
  return directory.providers.filter((provider) => failureOf(provider) === null).length;
}

test('every count of an option is the total of the list that it leads to', () => {
  fc.assert(
    fc.property(someFilter, (filter) => {
      const { total, options } = listMatches(sampleDirectory(), { filter, moment });
      expect(total).toBe(totalOf(filter));
      for (const [key, counts] of Object.entries(options!))
        for (const [option, count] of Object.entries(counts)) {
          const value = FILTERS[key as FilterKey].parse(option === 'true' ? '1' : option);
          expect([key, option, count]).toEqual([key, option, totalOf({ ...filter, [key]: value })]);
        }
    }),
    { numRuns: 12 },
  );
});

test('lists count each option of a row that any provider has', () => {
  const { providers } = sampleDirectory();
  const filter = { emirate: 'dubai', sort: 'rating', view: 'grid', page: 1 } as const;
  const { options } = listMatches(sampleDirectory(), { filter, moment });
  const inDubai = providers.filter(({ emirates }) => emirates.includes('dubai'));
  const found = (slugsOf: (typeof providers)[number]['index']['places'][]) =>
    [...new Set(slugsOf.flat())].sort();
  expect(Object.keys(options!.emirate!).sort()).toEqual(found(providers.map(({ emirates }) => emirates)));
  expect(Object.keys(options!.washType!).sort()).toEqual(
    found(inDubai.map(({ index }) => index.washTypeOptions)),
  );
  expect(Object.keys(options!.area!).sort()).toEqual(
    found(inDubai.map(({ emirates, index }) => index.places.slice(emirates.length))),
  );
});

/** Options that are rows of tables, counted where any provider has them; and the car, which only says whose prices are compared. */
const WITHOUT_VALUES: FilterKey[] = ['emirate', 'area', 'washType', 'car'];
/** Options that only the links of lists near a visitor offer. */
const OF_LISTS_NEARBY = { serviceMode: ['drive'], radius: [5, 10, 25] };

test.each(FILTER_KEYS.filter((key) => !WITHOUT_VALUES.includes(key)))(
  'lists count every value that the site offers for %s',
  (key) => {
    const { select, quick }: FilterRow = FILTERS[key];
    const nearby = key in OF_LISTS_NEARBY ? OF_LISTS_NEARBY[key as keyof typeof OF_LISTS_NEARBY] : [];
    const offered = [...(select?.options ?? []), ...(quick === undefined ? [] : [quick]), ...nearby];
    const near = { latitude: 25.1, longitude: 55.2 };
    const filter = { near, sort: 'rating', view: 'grid', page: 1 } as const;
    const { options } = listMatches(sampleDirectory(), { filter, moment });
    expect(Object.keys(options![key] ?? {}).sort()).toEqual([...new Set(offered.map(String))].sort());
  },
);

test('the numbers of options follow the clock and the car', () => {
  const directory = smallDirectory([
    { name: 'Reef', openTimes: [[0, 10_080]], priceFrom: 40, prices: { small: 40, suv: 60, large: null } },
    // Wednesdays until 22:00.
    { name: 'Palm', openTimes: [[2 * 1440 + 480, 2 * 1440 + 1320]], priceFrom: 40 },
  ]);
  const optionsAt = (time: string, filters: Partial<ProviderFilter> = {}) => {
    const filter = { ...NO_FILTER, ...filters };
    return listMatches(directory, { filter, moment: new Date(`2026-11-25T${time}Z`) }).options;
  };
  // 21:59 and 22:00 in Dubai.
  expect(optionsAt('17:59:59').open).toEqual({ now: 2 });
  expect(optionsAt('18:00:00').open).toEqual({ now: 1 });
  expect(optionsAt('18:00:00').maxPrice!['50']).toBe(2);
  expect(optionsAt('18:00:00', { car: 'suv' }).maxPrice!['50']).toBe(0);
  expect(optionsAt('18:00:00').maxPrice!['50']).toBe(2);
  // Distances belong to one visitor.
  const near = { latitude: 25.08, longitude: 55.14 };
  expect(optionsAt('18:00:00', { near }).radius).toBeDefined();
  expect(optionsAt('18:00:00').radius).toBeUndefined();
});

test('a minute later, only options that follow the clock are compared again', () => {
  const directory = smallDirectory([{ name: 'Reef', openTimes: [[0, 10_080]], priceFrom: 40 }]);
  const readPrice = jest.fn(() => 40);
  Object.defineProperty(directory.providers[0], 'priceFrom', { get: readPrice });
  const listAt = (time: string) =>
    listMatches(directory, { filter: NO_FILTER, moment: new Date(`2026-11-25T${time}Z`) });
  listAt('18:00:00');
  expect(readPrice).toHaveBeenCalled();
  readPrice.mockClear();
  expect(listAt('18:01:00').options.open).toEqual({ now: 1 });
  expect(readPrice).not.toHaveBeenCalled();
});

test.each(FILTER_KEYS.filter((key) => rowOfFilter(key).counted && !rowOfFilter(key).countedBy))(
  'the options of %s, which are kept, depend on neither the clock, nor a price, nor a position',
  (key) => {
    const context = {
      isCarCare: () => true,
      kindOf: () => undefined,
      get moment(): Date {
        throw new Error('reads the clock: `countedBy` must say so');
      },
      get kind(): undefined {
        throw new Error('reads the kind: `countedBy` must say so');
      },
      get distanceTo(): undefined {
        throw new Error('reads the position: `countedBy` must say so');
      },
    };
    for (const value of FILTERS[key].examples)
      for (const provider of sampleDirectory().providers) testOf(key, value, context)!(provider);
  },
);
