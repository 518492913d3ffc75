import {
  countReviews,
  LAST_REVIEWS_PAGE,
  monthsOfVisit,
  parseReviewFilter,
  reviewFilterToQuery,
} from '@/lib/domain/review';
import { parseSentReviews, withoutSentReview, withSentReview } from '@/lib/domain/sent-review';

// prettier-ignore
test.each([
  ['', ''], ['stars=5', 'stars=5'], ['lang=ar&page=2&stars=1', 'stars=1&lang=ar&page=2'],
  ['page=2&sort=lowest', 'sort=lowest&page=2'], ['sort=newest', ''], ['stars=0', ''], ['stars=5.0', ''],
  ['stars=%205', ''], ['lang=AR', ''], ['lang=fr', ''], ['page=1', ''], ['page=-3', ''], ['page=abc', ''],
  ['page=999999', `page=${LAST_REVIEWS_PAGE}`],
])('reads the query %j as %j', (query, canonical) => {
  expect(reviewFilterToQuery(parseReviewFilter(new URLSearchParams(query))).toString()).toBe(canonical);
});

test('offers the month in the Emirates and the twelve before it', () => {
  const months = monthsOfVisit(new Date('2025-12-31T20:30:00Z'));
  expect(months).toHaveLength(13);
  expect([months[0], months[1], months[12]]).toEqual(['2026-01', '2025-12', '2025-01']);
  expect(monthsOfVisit(new Date('2026-03-31T12:00:00Z'))[1]).toBe('2026-02');
});

test('counts by stars and by language', () => {
  const counts = [
    { stars: 5, language: 'en', reviews: 3 },
    { stars: 5, language: 'ar', reviews: 2 },
    { stars: 1, language: null, reviews: 1 },
  ] as const;
  expect(countReviews(counts)).toBe(6);
  expect(countReviews(counts, { stars: 5 })).toBe(5);
  expect(countReviews(counts, { language: 'ar' })).toBe(2);
  expect(countReviews(counts, { stars: 1, language: 'en' })).toBe(0);
});

const DAY = 86_400_000;
const NOW = 1_790_000_000_000;
const SENT = { provider: 7, stars: 5, text: 'Quick and careful, again.', at: NOW };

test('a device remembers what it sent for two weeks, one review a provider', () => {
  const stored = withSentReview([SENT, { ...SENT, provider: 8 }], { ...SENT, stars: 1, at: NOW + DAY });
  expect(parseSentReviews(stored, NOW + DAY).map(({ provider, stars }) => [provider, stars])).toEqual([
    [8, 5],
    [7, 1],
  ]);
  expect(parseSentReviews(stored, NOW + 14.5 * DAY)).toHaveLength(1);
  expect(parseSentReviews(withoutSentReview(parseSentReviews(stored, NOW), 8), NOW)).toHaveLength(1);
});

test.each([
  null,
  '',
  '{',
  'null',
  '{}',
  '[null]',
  '[[]]',
  '[{"provider":7}]',
  JSON.stringify([{ ...SENT, stars: 9 }]),
  JSON.stringify([{ ...SENT, text: 'a'.repeat(2_001) }]),
  JSON.stringify([{ ...SENT, at: 'now' }]),
])('skips what it cannot read: %j', (stored) => {
  expect(parseSentReviews(stored, NOW)).toEqual([]);
});
