import { missedSearchesOf } from '@/lib/directory/search/missed-search';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { NO_MEANING } from '../../../support/small-directory';

const missed = (filter: Partial<ProviderFilter>, total = 0, unknown: string[] = []) => {
  const parsedQuery = { ...NO_MEANING, unknown };
  return missedSearchesOf({ ...NO_FILTER, ...filter }, { total, parsedQuery });
};

// prettier-ignore
test.each([
  ['Hydrofoil  Wash', 'hydrofoil wash'], ['غَسِيل أريكة', 'غسيل اريكه'], ['call 050 123 4567', 'call'], ['plate A ٥٥٥', 'plate a'],
  ['me@lamaa.example', null], ['me＠lamaa.example', null], ['050 123 4567', null], ['१२३', null], ['!?', null], ['%_*', null], ['\u200F', null],
  ['x'.repeat(200), 'x'.repeat(80)], [`${'y'.repeat(79)} zz`, 'y'.repeat(79)],
])('counts the search %j as %j', (search, words) => expect(missed({ search })).toEqual(words === null ? [] : [words]));

test('counts only the first page of searches without other filters', () => {
  expect(missed({ search: 'hydrofoil' }, 1)).toEqual([]);
  expect(missed({ search: 'hydrofoil', page: 2 })).toEqual([]);
  expect(missed({ search: 'hydrofoil', emirate: 'dubai' })).toEqual([]);
  expect(missed({})).toEqual([]);
  // A car narrows no list.
  expect(missed({ search: 'hydrofoil', car: 'suv' })).toEqual(['hydrofoil']);
});

test('counts each word that no provider mentions', () => {
  expect(missed({ search: 'hydrofoil dubai' }, 257, ['hydrofoil'])).toEqual(['hydrofoil']);
  expect(missed({ search: 'zorb hydrofoil' }, 0, ['hydrofoil'])).toEqual(['zorb hydrofoil', 'hydrofoil']);
  expect(missed({ search: 'a b c d' }, 5, ['aa', 'bb', 'cc', 'dd'])).toEqual(['aa', 'bb', 'cc']);
  expect(missed({ search: 'hydrofoil dubai', page: 2 }, 257, ['hydrofoil'])).toEqual([]);
});
