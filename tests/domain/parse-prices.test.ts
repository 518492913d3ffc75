import { isPriceLevel, parsePrices, quotablePrice } from '@/lib/domain/parse-prices';
import { PRICES, QUOTED_PRICES, UNQUOTED_PRICES, WRITTEN_PRICES } from '../fixtures/typed/prices';

test.each(PRICES)('reads %j as from %d to %d', (text, from, to) => {
  expect(parsePrices(text)).toEqual(from === null && to === null ? null : { from, to });
});

test.each(WRITTEN_PRICES)('reads %j as %j', (text, prices) => {
  const range = parsePrices(text);
  expect(range && `${range.from ?? ''}-${range.to ?? ''}`).toBe(prices);
});

test.each([
  ['1', true],
  ['4.0', true],
  ['price_level_moderate', true],
  ['5', false],
  ['AED 4', false],
  [null, false],
])('%j is a price level: %j', (text, isLevel) => {
  expect(isPriceLevel(text)).toBe(isLevel);
});

test('quotes what people write, not what programs write', () => {
  for (const text of QUOTED_PRICES) expect(quotablePrice(text)).toBe(text);
  for (const text of [...UNQUOTED_PRICES, null]) expect(quotablePrice(text)).toBeNull();
});
