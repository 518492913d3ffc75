import {
  areBest,
  checksOf,
  distanceScore,
  markBest,
  openScore,
  parseComparison,
  type ScoredFact,
} from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';
import { sameName } from '../support/localized-name';
import { PROVIDER } from '../support/providers';

const UNKNOWN: Provider = { ...PROVIDER, phone: null, phoneE164: null, phones: [] };
const STEAM = { slug: 'steam', name: sameName('Steam wash'), washType: null };
const FOAM = { ...STEAM, slug: 'foam' };

const rated = (rating: number, score: number, reviewCount: number) => ({ rating, score, reviewCount });

/** Returns which providers are marked as the best for a fact. */
function best(fact: ScoredFact, ...providers: Partial<Provider>[]): boolean[] {
  return markBest(
    fact,
    providers.map((provider) => ({ ...UNKNOWN, ...provider })),
  );
}

test.each<[string, ScoredFact, Partial<Provider>[], boolean[]]>([
  ['the lowest price', 'price', [{ priceFrom: 40 }, { priceFrom: 25 }, {}], [false, true, false]],
  [
    'every lowest price in a tie',
    'price',
    [{ priceFrom: 25 }, { priceFrom: 25 }, { priceFrom: 40 }],
    [true, true, false],
  ],
  ['a price of 0', 'price', [{ priceFrom: 0 }, { priceFrom: 25 }], [true, false]],
  ['the highest score', 'rating', [rated(4.9, 4.4, 12), rated(4.8, 4.7, 200), {}], [false, true, false]],
  ['a score above one of few reviews', 'rating', [rated(4.7, 4.6, 200), rated(5, 4.3, 3)], [true, false]],
  ['the mobile provider', 'mode', [{ servesMobile: true }, { servesOnsite: true }, {}], [true, false, false]],
  ['most kinds', 'kinds', [{ kinds: [STEAM, FOAM] }, { kinds: [FOAM] }, {}], [true, false, false]],
  ['most checks', 'checks', [{ isVerified: true }, {}], [true, false]],
  ['the eco-friendly provider', 'eco', [{ isEco: true }, {}], [true, false]],
  ['most contacts', 'contacts', [{ phoneE164: '+971515551234' }, {}], [true, false]],
])('marks %s', (_, fact, providers, expected) => {
  expect(best(fact, ...providers)).toEqual(expected);
});

test.each<[string, ScoredFact, Partial<Provider>[]]>([
  ['all are equal', 'price', [{ priceFrom: 25 }, { priceFrom: 25 }]],
  ['the others are unknown', 'price', [{ priceFrom: 25 }, {}, {}]],
  ['all are unknown', 'rating', [{}, {}]],
  ['scores look the same', 'rating', [rated(4.7, 4.62, 200), rated(4.6, 4.58, 500)]],
  ['the best has fewer than ten reviews', 'rating', [rated(3.9, 3.9, 400), rated(5, 4.45, 9)]],
  ['all come to the car', 'mode', [{ servesMobile: true }, { servesMobile: true, servesOnsite: true }]],
  ['other kinds are unknown', 'kinds', [{ kinds: [STEAM] }, { kinds: [] }]],
  ['there is only one provider', 'eco', [{ isEco: true }]],
  ['two have the most contacts', 'contacts', [{ chatName: 'noor' }, { chatName: 'shams' }, {}]],
  ['two have the most kinds', 'kinds', [{ kinds: [STEAM] }, { kinds: [FOAM] }, { kinds: [] }, {}]],
  ['two have the most checks', 'checks', [{ isVerified: true }, { isVerified: true }, {}]],
])('marks nothing if %s', (_, fact, providers) => {
  expect(best(fact, ...providers)).not.toContain(true);
});

test('ranks open above closed and ignores unknown hours', () => {
  const closed = { is: 'closed', opensAt: 480, isToday: true } as const;
  expect(areBest([{ is: 'always' } as const, closed, undefined].map(openScore))).toEqual([
    true,
    false,
    false,
  ]);
  expect(areBest([{ is: 'always' } as const, undefined].map(openScore))).toEqual([false, false]);
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
