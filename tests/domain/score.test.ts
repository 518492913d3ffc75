import fc from 'fast-check';
import {
  ASSUMED,
  bestReviewed,
  hasEnoughReviews,
  scoredRating,
  scoreOf,
  shownRating,
} from '@/lib/domain/score';

test('the best has the highest score, then the most reviews, of those with ten reviews', () => {
  const provider = (id: number, score: number | null, reviewCount: number | null) => ({
    id,
    score,
    reviewCount,
    rating: score,
    own: null,
  });
  const providers = [provider(1, 4.9, 9), provider(2, 4.6, 12), provider(3, 4.7, 10), provider(4, 4.7, 900)];
  expect(bestReviewed(providers)?.id).toBe(4);
  expect(bestReviewed([provider(1, 5, 9), provider(2, null, 30), provider(3, 4.2, null)])).toBeUndefined();
});

// prettier-ignore
test.each([
  [{ rating: 4.1, reviewCount: 900, own: { rating: 4.8, reviews: 9 } }, { rating: 4.1, reviews: 900 }, true],
  [{ rating: 4.1, reviewCount: 900, own: { rating: 4.8, reviews: 10 } }, { rating: 4.8, reviews: 10 }, true],
  [{ rating: null, reviewCount: null, own: { rating: 4.8, reviews: 10 } }, { rating: 4.8, reviews: 10 }, true],
  [{ rating: 4.1, reviewCount: 5, own: { rating: 4.8, reviews: 9 } }, { rating: 4.1, reviews: 5 }, false],
])('scores %j by %j, and never adds the two up', (provider, scored, isEnough) => {
  expect(scoredRating(provider)).toEqual(scored);
  expect(hasEnoughReviews(provider)).toBe(isEnough);
});

describe('scores', () => {
  const score = (rating: number | null, reviewCount: number | null) =>
    scoreOf({ rating, reviewCount, own: null });
  const rating = fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100);
  const reviews = fc.oneof(fc.nat(30), fc.nat(2_000), fc.nat(2_147_483_647));
  /** Scores have four decimals. */
  const ROUNDING = 0.000_051;

  test('move closer to their rating with more reviews', () =>
    fc.assert(
      fc.property(rating, reviews, reviews, (rating, one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        expect(Math.abs(score(rating, many)! - rating)).toBeLessThanOrEqual(
          Math.abs(score(rating, few)! - rating) + ROUNDING,
        );
      }),
    ));

  test('are between the rating and the assumed one', () =>
    fc.assert(
      fc.property(rating, reviews, (rating, reviews) => {
        expect(score(rating, reviews)).toBeGreaterThanOrEqual(Math.min(rating, ASSUMED.rating) - ROUNDING);
        expect(score(rating, reviews)).toBeLessThanOrEqual(Math.max(rating, ASSUMED.rating) + ROUNDING);
      }),
    ));

  test('of two ratings with as many reviews are in their order', () =>
    fc.assert(
      fc.property(rating, rating, reviews, (one, other, reviews) => {
        expect(score(Math.max(one, other), reviews)).toBeGreaterThanOrEqual(
          score(Math.min(one, other), reviews)!,
        );
      }),
    ));

  test('count the assumed reviews as much as the same number of real ones', () => {
    expect([score(5, 0), score(1, null), score(5, -3)]).toEqual(Array(3).fill(ASSUMED.rating));
    expect(score(5, ASSUMED.reviews)).toBe((5 + ASSUMED.rating) / 2);
    expect(score(null, 900)).toBeNull();
  });

  test('of one review do not outrank hundreds', () => {
    const [one, four, some, hundreds] = [score(5, 1)!, score(5, 4)!, score(4.9, 150)!, score(4.8, 900)!];
    expect([one, four, hundreds, some]).toEqual([one, four, hundreds, some].sort((a, b) => a - b));
  });

  test('round a half up, also where a binary fraction is just below it', () => {
    expect(score(4.7, 44)).toBe(4.5438);
  });
});

test.each([
  [4.5, 4.5],
  [4.49, 4.4],
  [4.46, 4.4],
  [4.6, 4.6],
  [4.1, 4.1],
  [0.7, 0.7],
  [4.999, 4.9],
  [5, 5],
])('the rating %d is shown as %d', (rating, shown) => expect(shownRating(rating)).toBe(shown));
