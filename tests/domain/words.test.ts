import fc from 'fast-check';
import { bestRated } from '@/lib/domain/best-rated';
import { isDistrict } from '@/lib/domain/districts';
import { EMIRATES, parseEmirate } from '@/lib/domain/emirates';
import { excerpt } from '@/lib/domain/excerpt';
import { PROVIDER_SORTS } from '@/lib/domain/list-options';
import { pageCount, pagesAround, pagesToJumpTo } from '@/lib/domain/paging';
import type { ProviderSummary } from '@/lib/domain/provider';
import { parseProviderId } from '@/lib/domain/provider-id';
import { foldText } from '@/lib/domain/search-text';
import { countOf, directoryTotals, districtsWith, type ProviderStats } from '@/lib/domain/stats';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { ORDERS } from '../support/orders';
import { EMIRATE_SLUGS, LOCALES, textsOf, WASH_TYPE_SLUGS } from '../support/site';

test("the tests' own lists have every emirate, wash type and order", () => {
  // They are written out a second time in tests/support; from there the compiler leads to what the browser tests expect.
  expect(EMIRATE_SLUGS).toEqual(EMIRATES);
  expect(WASH_TYPE_SLUGS.sort()).toEqual([...WASH_TYPES].sort());
  expect(Object.keys(ORDERS)).toEqual(PROVIDER_SORTS);
});

test('every emirate is found by its slug in any case and with any punctuation, and by its names', () => {
  for (const emirate of EMIRATES) {
    // An Arabic name stands in SPELLINGS of lib/domain/emirates.ts.
    for (const locale of LOCALES)
      expect(parseEmirate(textsOf(locale)(`emirates.${emirate}.name`))).toBe(emirate);
    expect(parseEmirate(emirate)).toBe(emirate);
    expect(parseEmirate(emirate.toUpperCase().replaceAll('-', ' '))).toBe(emirate);
  }
});

test.each([
  ['rasalkhaima', 'ras-al-khaimah'],
  ['rak', 'ras-al-khaimah'],
  ['ummalqwain', 'umm-al-quwain'],
  ['U.A.Q.', 'umm-al-quwain'],
  ['paris', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('%s means the emirate %s', (spelling, emirate) => {
  expect(parseEmirate(spelling)).toBe(emirate);
});

test('the name of something every object has is no district', () => {
  expect(isDistrict('jlt')).toBe(true);
  expect(isDistrict('toString')).toBe(false);
});

test.each([
  ['1', 1],
  ['007', 7],
  ['2147483647', 2147483647],
  ['2147483648', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['١', undefined],
  ['', undefined],
])('the address %s asks for the provider %s', (text, id) => {
  expect(parseProviderId(text)).toBe(id);
});

test('folded text is never a pattern and folds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(folded).not.toMatch(/[\\%_*]/);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});

test('24 cards fill one page, one more begins another', () => {
  expect([0, 1, 24, 25, 48, 49].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2, 3]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [5, 27, [1, 4, 5, 6, 27]],
  [27, 27, [1, 26, 27]],
])('on page %s of %s the pages %s are offered', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages);
});

test('a long text is cut at a word', () => {
  expect(excerpt('short', 10)).toBe('short');
  expect(excerpt('Steam, foam and a careful hand', 18)).toBe('Steam, foam and a…');
  expect(excerpt('Steam, foam', 8)).toBe('Steam…');
});

const SAMPLE = {
  verified: 5,
  mobile: 0,
  eco: 0,
  alwaysOpen: 0,
  priceFrom: null,
  priceLow: null,
  priceHigh: null,
};
const FIGURES: ProviderStats[] = [
  { ...SAMPLE, place: null, washType: null, providers: 9 },
  { ...SAMPLE, place: 'dubai', washType: null, providers: 6 },
  { ...SAMPLE, place: 'jlt', washType: null, providers: 2 },
  { ...SAMPLE, place: 'ajman', washType: null, providers: 3 },
  { ...SAMPLE, place: null, washType: 'eco-friendly', providers: 4 },
  { ...SAMPLE, place: 'dubai', washType: 'eco-friendly', providers: 2 },
];

test('statistics are read off the figures', () => {
  expect(directoryTotals(FIGURES)).toEqual({
    ...{ all: 9, eco: 4, mobile: 0, steam: 0, emirates: 2, verified: 5 },
  });
  expect(countOf(FIGURES, 'dubai', 'eco-friendly')).toBe(2);
  expect(countOf(FIGURES, 'sharjah', null)).toBe(0);
});

test('an emirate has the districts in which there is a provider', () => {
  expect(districtsWith(FIGURES, 'dubai', null)).toEqual(['jlt']);
  expect(districtsWith(FIGURES, 'dubai', 'eco-friendly')).toEqual([]);
  expect(districtsWith(FIGURES, 'abu-dhabi', null)).toEqual([]);
});

test.each([1, 2, 22, 40, 41, 500, 20_834])('no page of %s is far from one that is offered', (last) => {
  const jumps = pagesToJumpTo(last);
  expect(jumps[0]).toBe(1);
  expect(jumps.length).toBeLessThanOrEqual(40);
  if (last <= 40) expect(jumps).toHaveLength(last);
  expect(Math.max(...jumps)).toBeLessThanOrEqual(last);
  expect(Math.max(...jumps.map((page, index) => (jumps[index + 1] ?? last) - page))).toBeLessThanOrEqual(
    Math.ceil(last / 40),
  );
});

test('the best is the highest rated of those who were reviewed, then the one with most reviews', () => {
  const provider = (id: number, rating: number | null, reviewCount: number | null) =>
    ({ id, rating, reviewCount }) as ProviderSummary;
  const some = [provider(1, 5, null), provider(2, 4.9, 900), provider(3, 5, 2), provider(4, 5, 40)];
  expect(bestRated(some)?.id).toBe(4);
  expect(bestRated([provider(1, 5, null), provider(2, null, 3), provider(3, 5, 0)])).toBeUndefined();
});
