import { listPins, listProviders } from '@/lib/directory/list-providers';
import type { SearchResult } from '@/lib/directory/lists/list-request';
import { pinMatches } from '@/lib/directory/lists/pin-matches';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { sampleDirectory } from '../../support/sample-directory';
import { type Facts, NO_MEANING, smallDirectory } from '../../support/small-directory';

/** A Wednesday, 22:30 in Dubai. */
const moment = new Date('2026-11-25T18:30:00Z');
const ON_MONDAY: Facts['openTimes'] = [[600, 1200]];
const place = { latitude: 25.1, longitude: 55.2 };
// prettier-ignore
const PROVIDERS: Facts[] = [
  { name: 'Nowhere', rating: 5 },
  { name: 'Area', area: 'jlt', rating: 3, priceTo: 60, openTimes: [[0, 10_080]] },
  { name: 'Exact', place, rating: 4, priceFrom: 30, prices: { small: 30, suv: null, large: 50 }, openTimes: ON_MONDAY },
  { name: 'Unknown', place, rating: 2 },
];

const pins = (filter: Partial<ProviderFilter> = {}, found?: SearchResult) =>
  pinMatches(smallDirectory(PROVIDERS), { filter: { ...NO_FILTER, ...filter }, moment, searchResult: found });

test('pins have positions, prices and the open state, in the order of the list', () => {
  const { latitude, longitude } = smallDirectory(PROVIDERS).areas.get('jlt')!;
  expect(pins()).toEqual([
    [3, 'Exact', 25.1, 55.2, 30, false, false, [30, null, 50]],
    [2, 'Area', latitude, longitude, 60, true, true, null],
    [4, 'Unknown', 25.1, 55.2, null, null, false, null],
  ]);
});

test('pins are filtered and sorted like the list', () => {
  const ids = (...request: Parameters<typeof pins>) => pins(...request).map(([id]) => id);
  expect(ids({ sort: 'price' })).toEqual([3, 2, 4]);
  expect(ids({ sort: 'name' })).toEqual([2, 3, 4]);
  expect(ids({ maxPrice: 60, sort: 'verified' })).toEqual([2, 3]);
  expect(ids({}, { name: '', ids: new Set([2, 4]), fittingIds: new Set([4]) })).toEqual([4, 2]);
});

test('the open state is that at the time of the filter or of the search', () => {
  const states = (...request: Parameters<typeof pins>) =>
    pins(...request).map(([id, , , , , isOpen]) => [id, isOpen]);
  expect(states({ open: 'mon-1200' })).toEqual([
    [3, true],
    [2, true],
  ]);
  const parsedQuery = { ...NO_MEANING, filters: { open: 'mon-1200' } } as const;
  expect(states({}, { name: '', parsedQuery })).toEqual([
    [3, true],
    [2, true],
    [4, null],
  ]);
});

test('a provider that is temporarily closed is not open, even if its hours are unknown', () => {
  const closed = { place, closedUntil: '2026-11-30' };
  const directory = smallDirectory([{ ...closed, openTimes: [[0, 10_080]] }, closed]);
  const states = pinMatches(directory, { filter: NO_FILTER, moment }).map(([, , , , , isOpen]) => isOpen);
  expect(states).toEqual([false, false]);
});

test('a map has at most five thousand pins', () => {
  const many = smallDirectory(Array.from({ length: 5_001 }, () => ({ place })));
  expect(pinMatches(many, { filter: NO_FILTER, moment })).toHaveLength(5_000);
});

test.each<Partial<ProviderFilter>>([
  { emirate: 'ajman' },
  { emirate: 'ajman', sort: 'verified' },
  { emirate: 'ajman', sort: 'price', car: 'suv' },
  { search: 'steam in ajman' },
  { search: 'cheapest wash in fujairah', rating: 4 },
  { search: '"steam"', sort: 'reviews' },
])('the map of %j has the providers of the list, in its order', (some) => {
  const filter = { ...NO_FILTER, ...some };
  const directory = sampleDirectory();
  const list = listProviders(directory, filter, moment);
  const onMap = list.providers.filter(({ id }) => directory.byId.get(id)!.index.mapPosition !== null);
  expect(onMap.length).toBeGreaterThan(3);
  const pinned = listPins(directory, filter, moment).map(([id]) => id);
  expect(pinned.slice(0, onMap.length)).toEqual(onMap.map(({ id }) => id));
});
