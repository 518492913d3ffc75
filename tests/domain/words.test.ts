import fc from 'fast-check';
import { isDistrict } from '@/lib/domain/area';
import { EMIRATES, parseEmirate } from '@/lib/domain/emirates';
import { pageCount, pagesAround, pagesToJumpTo } from '@/lib/domain/paging';
import { bestRated, parseProviderId, type ProviderSummary } from '@/lib/domain/provider';
import { countOf, directoryTotals, districtsWith, type ProviderStats } from '@/lib/domain/stats';
import { excerpt, foldText } from '@/lib/domain/text';
import { type Kind, kindsNotInWashTypes, WASH_TYPES, type WashType } from '@/lib/domain/wash-types';
import { sameName } from '../support/localized-name';
import { EMIRATE_SLUGS, LOCALES, textsOf, WASH_TYPE_SLUGS } from '../support/site';

test("the tests' own lists contain every emirate and wash type", () => {
  // tests/support repeats the lists; the compiler then reports what the browser tests lack.
  expect(EMIRATE_SLUGS).toEqual(EMIRATES);
  expect(WASH_TYPE_SLUGS.sort()).toEqual([...WASH_TYPES].sort());
});

test('parses every emirate by slug, ignoring case and punctuation, and by its names', () => {
  for (const emirate of EMIRATES) {
    // Add missing Arabic names to SPELLINGS in lib/domain/emirates.ts.
    for (const locale of LOCALES)
      expect(parseEmirate(textsOf(locale)(`emirates.${emirate}.name`))).toBe(emirate);
    expect(parseEmirate(emirate)).toBe(emirate);
    expect(parseEmirate(emirate.toUpperCase().replaceAll('-', ' '))).toBe(emirate);
  }
});

// prettier-ignore
test.each([
  ['rasalkhaima', 'ras-al-khaimah'], ['rak', 'ras-al-khaimah'], ['ummalqwain', 'umm-al-quwain'],
  ['U.A.Q.', 'umm-al-quwain'], ['paris', undefined], ['', undefined], ['constructor', undefined],
  ['__proto__', undefined],
])('parses %s as the emirate %s', (spelling, emirate) => {
  expect(parseEmirate(spelling)).toBe(emirate);
});

test('does not parse names of object properties as districts', () => {
  expect(isDistrict('jlt')).toBe(true);
  expect(isDistrict('toString')).toBe(false);
});

// prettier-ignore
test.each([
  ['1', 1], ['007', 7], ['2147483647', 2147483647], ['2147483648', undefined], ['0', undefined], ['1.5', undefined],
  ['-1', undefined], ['1e3', undefined], ['١', undefined], ['', undefined],
])('parses the id %s as %s', (text, id) => {
  expect(parseProviderId(text)).toBe(id);
});

test('folds text idempotently and removes pattern characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(folded).not.toMatch(/[\\%_*]/);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});

test('counts pages of 24 cards', () => {
  expect([0, 1, 24, 25, 48, 49].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2, 3]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [5, 27, [1, 4, 5, 6, 27]],
  [27, 27, [1, 26, 27]],
])('on page %s of %s links to the pages %s', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages);
});

test('truncates a long text at a word', () => {
  expect(excerpt('short', 10)).toBe('short');
  expect(excerpt('Steam, foam and a careful hand', 18)).toBe('Steam, foam and a…');
  expect(excerpt('Steam, foam', 8)).toBe('Steam…');
});

const NUMBERS = { verified: 5, mobile: 0, eco: 0, alwaysOpen: 0 };
const SAMPLE = { ...NUMBERS, priceFrom: null, priceLow: null, priceHigh: null };
const FIGURES: ProviderStats[] = [
  { ...SAMPLE, place: null, washType: null, providers: 9 },
  { ...SAMPLE, place: 'dubai', washType: null, providers: 6 },
  { ...SAMPLE, place: 'jlt', washType: null, providers: 2 },
  { ...SAMPLE, place: 'ajman', washType: null, providers: 3 },
  { ...SAMPLE, place: null, washType: 'eco-friendly', providers: 4 },
  { ...SAMPLE, place: 'dubai', washType: 'eco-friendly', providers: 2 },
];

test('computes the totals of the directory', () => {
  expect(directoryTotals(FIGURES)).toEqual({
    ...{ all: 9, eco: 4, mobile: 0, steam: 0, emirates: 2, verified: 5 },
  });
  expect(countOf(FIGURES, 'dubai', 'eco-friendly')).toBe(2);
  expect(countOf(FIGURES, 'sharjah', null)).toBe(0);
});

test('returns the districts of an emirate that have providers', () => {
  expect(districtsWith(FIGURES, 'dubai', null)).toEqual(['jlt']);
  expect(districtsWith(FIGURES, 'dubai', 'eco-friendly')).toEqual([]);
  expect(districtsWith(FIGURES, 'abu-dhabi', null)).toEqual([]);
});

test.each([1, 2, 22, 40, 41, 500, 20_834])('offers a link close to each of %s pages', (last) => {
  const jumps = pagesToJumpTo(last);
  expect(jumps[0]).toBe(1);
  expect(jumps.length).toBeLessThanOrEqual(40);
  if (last <= 40) expect(jumps).toHaveLength(last);
  expect(Math.max(...jumps)).toBeLessThanOrEqual(last);
  expect(Math.max(...jumps.map((page, index) => (jumps[index + 1] ?? last) - page))).toBeLessThanOrEqual(
    Math.ceil(last / 40),
  );
});

test('picks the highest-rated provider with reviews, then the one with the most reviews', () => {
  const provider = (id: number, rating: number | null, reviewCount: number | null) =>
    ({ id, rating, reviewCount }) as ProviderSummary;
  const some = [provider(1, 5, null), provider(2, 4.9, 900), provider(3, 5, 2), provider(4, 5, 40)];
  expect(bestRated(some)?.id).toBe(4);
  expect(bestRated([provider(1, 5, null), provider(2, null, 3), provider(3, 5, 0)])).toBeUndefined();
});

const kind = (slug: string, washType: WashType | null = null): Kind => ({
  slug,
  name: sameName(slug),
  washType,
});

test('omits kinds that a wash type already names', () => {
  const kinds = [kind('waterless', 'waterless-wash'), kind('foam'), kind('detailing', 'auto-detailing')];
  const others = kindsNotInWashTypes(kinds, ['mobile-car-wash', 'waterless-wash']);
  expect(others.map(({ slug }) => slug)).toEqual(['foam', 'detailing']);
});
