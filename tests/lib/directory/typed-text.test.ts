import fc from 'fast-check';
import { listProviders } from '@/lib/directory/list-providers';
import { findPost, listPosts } from '@/lib/directory/posts';
import { rowState } from '@/lib/directory/row-state';
import { suggestProviders } from '@/lib/directory/search/suggest-providers';
import { filterToQuery, parseFilter } from '@/lib/domain/filter';
import { anyText } from '../../support/any-text';
import { sampleDirectory } from '../../support/sample-directory';

const directory = sampleDirectory();
const MOMENT = new Date('2026-11-25T11:00:00Z');
const filterOf = (q: string) => parseFilter(new URLSearchParams({ q }));

test.each([
  'true',
  'null',
  '{"a":1}',
  'NaN',
  'in.dubai',
  'a=b&c=d',
  "' or true --",
  '\\',
  '\u0000',
  '\ud800',
])('%j is searched for literally', (typed) => {
  const filter = filterOf(typed);
  const { total } = listProviders(directory, filter, MOMENT);
  if (filter.search) expect(total).toBeLessThan(directory.providers.length);
  expect(listPosts(directory, { search: typed, page: 1 }).total).toBeLessThanOrEqual(directory.posts.length);
  expect(suggestProviders(directory, typed, 5).length).toBeLessThanOrEqual(5);
});

test.each(['true', 'null', '12', '{}', '"', 'constructor', '__proto__', 'eq.x'])(
  'a post, an area or a provider called %j does not exist',
  (slug) => {
    expect(findPost(directory, slug)).toBeUndefined();
    for (const table of ['post', 'area'] as const)
      expect(rowState(directory, { table, key: slug })).toBe('not-found');
    expect(listProviders(directory, { ...filterOf(''), area: slug }, MOMENT).total).toBe(0);
  },
);

test('any text can be searched for and round-trips through the URL', () => {
  fc.assert(
    fc.property(anyText(120), (typed) => {
      const filter = filterOf(typed);
      expect(listProviders(directory, filter, MOMENT).total).toBeGreaterThanOrEqual(0);
      expect(parseFilter(filterToQuery(filter)).search).toBe(filter.search);
    }),
    { numRuns: 150, seed: 20261123 },
  );
});
