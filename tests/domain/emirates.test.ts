import { EMIRATES, parseEmirate } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { EMIRATE_SLUGS, LOCALES, textsOf, WASH_TYPE_SLUGS } from '../support/site';

test("the tests' own lists contain every emirate and wash type", () => {
  // tests/support repeats the lists. Once they are extended, the compiler reports each test that lacks the new entry.
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
