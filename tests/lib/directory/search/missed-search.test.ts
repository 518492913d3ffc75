import { missedSearchOf } from '@/lib/directory/search/missed-search';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';

const missed = (filter: Partial<ProviderFilter>, total = 0) =>
  missedSearchOf({ ...NO_FILTER, ...filter }, { total });

// prettier-ignore
test.each([
  ['Hydrofoil  Wash', 'hydrofoil wash'], ['غَسِيل أريكة', 'غسيل اريكه'], ['call 050 123 4567', 'call'], ['plate A ٥٥٥', 'plate a'],
  ['me@lamaa.example', null], ['me＠lamaa.example', null], ['050 123 4567', null], ['१२३', null], ['!?', null], ['%_*', null], ['\u200F', null],
  ['x'.repeat(200), 'x'.repeat(80)], [`${'y'.repeat(79)} zz`, 'y'.repeat(79)],
])('counts the search %j as %j', (search, words) => expect(missed({ search })).toBe(words));

test('counts only the first page of searches that find nothing without other filters', () => {
  expect(missed({ search: 'hydrofoil' }, 1)).toBeNull();
  expect(missed({ search: 'hydrofoil', page: 2 })).toBeNull();
  expect(missed({ search: 'hydrofoil', emirate: 'dubai' })).toBeNull();
  expect(missed({})).toBeNull();
  // A car narrows no list.
  expect(missed({ search: 'hydrofoil', car: 'suv' })).toBe('hydrofoil');
});
