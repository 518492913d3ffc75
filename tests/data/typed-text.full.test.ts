import fc from 'fast-check';
import { findRow } from '@/lib/data/existing-rows';
import { readPost, readPosts } from '@/lib/data/posts';
import { readProviderNames, readProviders } from '@/lib/data/providers';
import { filterToQuery, parseFilter } from '@/lib/domain/filter';
import { wellFormed } from '@/lib/domain/text';
import { valueOf } from './backend';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const filterOf = (q: string) => parseFilter(new URLSearchParams({ q }));

let everything: number;
beforeAll(async () => {
  everything = (await valueOf(readProviders(filterOf('')))).total;
});

// Text that could be mistaken for another type or for request syntax on its way to the database.
test.each([
  'true',
  'null',
  '{"a":1}',
  '{1,2}',
  'NaN',
  'in.dubai',
  'a=b&c=d',
  "' or true --",
  '\\',
  '\u0000',
  '\ud800',
])('%j is searched for literally', async (typed) => {
  const filter = filterOf(typed);
  const found = await readProviders(filter);
  expect(found).toMatchObject({ ok: true });
  if (found.ok && filter.search) expect(found.value.total).toBeLessThan(everything);
  const text = wellFormed(typed).replaceAll('\0', '');
  expect(await readPosts({ search: text, page: 1 })).toMatchObject({ ok: true });
  expect(await readProviderNames(text, 5)).toMatchObject({ ok: true });
});

test.each(['true', 'false', 'null', '12', '{}', '{"a":1}', 'not_null', '"', 'eq.x'])(
  'a post or an area called %j does not exist',
  async (slug) => {
    expect(await readPost(slug)).toEqual({ ok: true, value: null });
    expect(await findRow({ table: 'post', key: slug })).toBe('not-found');
    expect(await findRow({ table: 'area', key: slug })).toBe('not-found');
    const found = await readProviders({ ...filterOf(''), area: slug });
    expect(found).toMatchObject({ ok: true, value: { total: 0 } });
  },
);

test('any text can be searched for and round-trips through the URL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (typed) => {
      const filter = filterOf(typed);
      expect(await readProviders(filter)).toMatchObject({ ok: true });
      expect(parseFilter(filterToQuery(filter)).search).toBe(filter.search);
    }),
    { numRuns: 150, seed: 20261123 },
  );
});
