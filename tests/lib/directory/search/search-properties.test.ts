import fc from 'fast-check';
import { listProviders } from '@/lib/directory/list-providers';
import { findPost, listPosts } from '@/lib/directory/posts';
import { rowState } from '@/lib/directory/row-state';
import { suggestProviders } from '@/lib/directory/search/suggest-providers';
import { filterToQuery, NO_FILTER, parseFilter } from '@/lib/domain/filter';
import { anyText } from '../../../support/any-text';
import { sampleDirectory } from '../../../support/sample-directory';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const directory = sampleDirectory();
const found = (search: string) => {
  const { total, providers } = listProviders(directory, { ...NO_FILTER, search }, MOMENT);
  return [total, ...providers.map(({ id }) => id)];
};

// prettier-ignore
const SEARCHES = [
  'steam sharjah', 'dubai marina mobile', 'ceramic polish dubai', '24 hours hand wash dubai', 'interior ajman hydrofoil', 'verified eco abu dhabi', 'land cruiser detailing dubai',
  'غسيل بخار الشارقة', 'تلميع دبي مارينا',
];

/** Returns a search in each order of its phrases, which these lists separate. */
function inOtherOrders(search: string): string[] {
  const phrases = search.split(
    / (?=sharjah|dubai|mobile|polish|hand|ajman|hydrofoil|abu|eco|detailing|الشارقة|دبي)/,
  );
  return [[...phrases].reverse(), [...phrases.slice(1), phrases[0]!]].map((order) => order.join(' '));
}

test.each(SEARCHES)('%j finds the same in any order, repeated, in capitals and with marks', (search) => {
  const expected = found(search);
  for (const same of [
    ...inOtherOrders(search),
    `${search} ${search}`,
    search.toUpperCase(),
    `${search}!!!`,
    `  ${search.replaceAll(' ', '   ')} `,
    search.replaceAll(' ', ', '),
    `\u202B${search}\u202C`,
    search.replace(/[\u0621-\u064A](?=[\u0621-\u064A])/gu, '$&\u0640\u064E'),
  ])
    // prettier-ignore
    expect([same, found(same)]).toEqual([same, expected]);
});

test.each(['under 50 dubai', 'open friday 9 pm sharjah', 'rating 4.5', '24 hours ajman', '050 123 4567'])(
  '%j finds the same in all families of digits',
  (search) => {
    for (const zero of ['٠', '۰']) {
      const digits = search.replace(/\d/g, (digit) =>
        String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
      );
      expect(found(digits)).toEqual(found(search));
    }
  },
);

const filterOf = (q: string) => parseFilter(new URLSearchParams({ q }));

// prettier-ignore
test.each([
  'null', '{"a":1}', 'in.dubai', 'a=b&c=d', "' or true --", '\\', '\u0000', '\ud800',
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
