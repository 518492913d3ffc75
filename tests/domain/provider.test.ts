import { bestRated, parseProviderId, type ProviderSummary } from '@/lib/domain/provider';

// prettier-ignore
test.each([
  ['1', 1], ['007', 7], ['2147483647', 2147483647], ['2147483648', undefined], ['0', undefined], ['1.5', undefined],
  ['-1', undefined], ['1e3', undefined], ['١', undefined], ['', undefined],
])('parses the id %s as %s', (text, id) => {
  expect(parseProviderId(text)).toBe(id);
});

test('picks the highest-rated provider with reviews, then the one with the most reviews', () => {
  const provider = (id: number, rating: number | null, reviewCount: number | null) =>
    ({ id, rating, reviewCount }) as ProviderSummary;
  const providers = [provider(1, 5, null), provider(2, 4.9, 900), provider(3, 5, 2), provider(4, 5, 40)];
  expect(bestRated(providers)?.id).toBe(4);
  expect(bestRated([provider(1, 5, null), provider(2, null, 3), provider(3, 5, 0)])).toBeUndefined();
});
