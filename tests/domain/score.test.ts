import { bestReviewed } from '@/lib/domain/score';

test('the best has the highest score, then the most reviews, of those with ten reviews', () => {
  const provider = (id: number, score: number | null, reviewCount: number | null) => ({
    id,
    score,
    reviewCount,
  });
  const providers = [provider(1, 4.9, 9), provider(2, 4.6, 12), provider(3, 4.7, 10), provider(4, 4.7, 900)];
  expect(bestReviewed(providers)?.id).toBe(4);
  expect(bestReviewed([provider(1, 5, 9), provider(2, null, 30), provider(3, 4.2, null)])).toBeUndefined();
});
