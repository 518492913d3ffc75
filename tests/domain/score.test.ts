import { bestReviewed, hasEnoughReviews, scoredRating } from '@/lib/domain/score';

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

test.each([
  [{ rating: 4.1, reviewCount: 900, own: { rating: 4.8, reviews: 9 } }, { rating: 4.1, reviews: 900 }, true],
  [{ rating: 4.1, reviewCount: 900, own: { rating: 4.8, reviews: 10 } }, { rating: 4.8, reviews: 10 }, true],
  [
    { rating: null, reviewCount: null, own: { rating: 4.8, reviews: 10 } },
    { rating: 4.8, reviews: 10 },
    true,
  ],
  [{ rating: 4.1, reviewCount: 5, own: { rating: 4.8, reviews: 9 } }, { rating: 4.1, reviews: 5 }, false],
])('scores %j by %j, and never adds the two up', (provider, scored, isEnough) => {
  expect(scoredRating(provider)).toEqual(scored);
  expect(hasEnoughReviews(provider)).toBe(isEnough);
});
