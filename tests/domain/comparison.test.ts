import { checksOf, distanceScore, markLowest, parseComparison } from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';
import { PROVIDER } from '../support/providers';

const UNKNOWN: Provider = { ...PROVIDER, phone: null, phoneE164: null, phones: [] };
const price = (priceFrom: number | null): Provider => ({ ...UNKNOWN, priceFrom });

test.each([
  ['the lowest', [40, 25, null], [false, true, false]],
  ['every lowest in a tie', [25, 25, 40], [true, true, false]],
  ['a price of 0', [0, 25], [true, false]],
  ['nothing if all are equal', [25, 25], [false, false]],
  ['nothing if the others are unknown', [25, null, null], [false, false, false]],
  ['nothing if all are unknown', [null, null], [false, false]],
])('of prices, marks %s', (_, prices, expected) => {
  expect(markLowest('any', prices.map(price))).toEqual(expected);
});

test('returns the checks that provider pages mark with ticks', () => {
  const provider = { ...UNKNOWN, isVerified: true, mobileValidation: true, website: 'noor.example' };
  expect(checksOf(provider)).toEqual(['verified']);
  expect(checksOf({ ...provider, phoneE164: '+971515551234', websiteValid: true, chatName: 'noor' })).toEqual(
    ['verified', 'phone', 'website', 'whatsapp'],
  );
});

// prettier-ignore
test.each([
  ['200,8,73', [8, 73, 200], 0, false], [' 8 , 8,08', [8], 0, false], ['-8,abc,8.5,,8', [8], 3, false],
  ['9,1,8,2,7', [1, 2, 8, 9], 0, true], ['99999999999', [], 1, false], ['', [], 0, false],
  ['8,'.repeat(5_000), [8], 0, false], ['x'.repeat(10_000), [], 1, false],
])('parses the ids of comparison link %#', (text, ids, invalidCount, hasTooMany) => {
  expect(parseComparison(text)).toEqual({ ids, invalidCount, hasTooMany });
});

test('ranks an exact distance before an approximate one unless that is displayed as shorter', () => {
  const known = (km: number) => distanceScore({ km, isApproximate: false });
  const about = (km: number) => distanceScore({ km, isApproximate: true });
  expect(known(0.2)).toBeGreaterThan(about(0.05));
  expect(known(2.1)).toBeGreaterThan(about(1.9));
  expect(about(2.4)).toBeGreaterThan(known(2.6));
  expect(known(1.21)).toBe(known(1.24));
});
