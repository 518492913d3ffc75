import { CAR_SIZES } from '@/lib/domain/car';
import { isPriceLevel, parsePrices, quotablePrice } from '@/lib/domain/parse-prices';
import { PRICES, QUOTED_PRICES, UNQUOTED_PRICES, WRITTEN_PRICES } from '../fixtures/typed/prices';
import { EDITORS_PRICES, FOUND_PRICES } from '../fixtures/typed/written-prices';

test.each(PRICES)('reads %j as from %d to %d', (text, from, to) => {
  const range = parsePrices(text);
  expect(range && { from: range.from, to: range.to }).toEqual(
    from === null && to === null ? null : { from, to },
  );
});

test.each(WRITTEN_PRICES)('reads %j as %j', (text, prices) => {
  const range = parsePrices(text);
  expect(range && `${range.from ?? ''}-${range.to ?? ''}`).toBe(prices);
});

test.each([...EDITORS_PRICES, ...FOUND_PRICES].map(([text, prices, cars]) => [text, prices, cars ?? null]))(
  'reads %j as a person does: %j, by car %j',
  (text, prices, cars) => {
    const read = parsePrices(text!);
    expect(read && `${read.from ?? ''}-${read.to ?? ''}`).toBe(prices);
    expect(read?.cars ? CAR_SIZES.map((size) => read.cars![size] ?? '').join('/') : null).toBe(cars);
  },
);

test.each([
  ['99 + VAT', true],
  ['sedan 35 & suv 45 + VAT', true],
  ['99', false],
  ['AED 99 incl. VAT', false],
])('VAT is added to %j: %j', (text, isVatAdded) => {
  expect(parsePrices(text)).toMatchObject({ isVatAdded });
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
