import fc from 'fast-check';
import { isDistrict } from '@/lib/domain/districts';
import { EMIRATES, parseEmirate } from '@/lib/domain/emirates';
import { excerpt } from '@/lib/domain/excerpt';
import { pageCount, pagesAround } from '@/lib/domain/paging';
import { parseProviderId } from '@/lib/domain/provider-id';
import { foldText } from '@/lib/domain/search-text';
import { countOf, directoryStatistics, type ProviderCount } from '@/lib/domain/statistics';

test('every emirate is found by its slug in any case and with any punctuation', () => {
  for (const emirate of EMIRATES) {
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

test('statistics are read off the counts', () => {
  const counts: ProviderCount[] = [
    { emirate: null, washType: null, providers: 9 },
    { emirate: 'dubai', washType: null, providers: 6 },
    { emirate: 'ajman', washType: null, providers: 3 },
    { emirate: null, washType: 'eco-friendly', providers: 4 },
    { emirate: 'dubai', washType: 'eco-friendly', providers: 2 },
  ];
  expect(directoryStatistics(counts, 5)).toEqual({
    all: 9,
    eco: 4,
    mobile: 0,
    steam: 0,
    emirates: 2,
    verified: 5,
  });
  expect(countOf(counts, 'dubai', 'eco-friendly')).toBe(2);
  expect(countOf(counts, 'sharjah', null)).toBe(0);
});
