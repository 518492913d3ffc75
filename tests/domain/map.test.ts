import fc from 'fast-check';
import {
  type Bounds,
  boundsAround,
  boundsOf,
  EMIRATES_BOUNDS,
  formatBounds,
  isInEmirates,
  isWithin,
  parseBounds,
  pinState,
  toMapPin,
  withPriceFor,
} from '@/lib/domain/map';

test('parses bounds, rounded to about a hundred metres', () => {
  expect(parseBounds('55.12345,25,55.4,25.3')).toEqual([55.123, 25, 55.4, 25.3]);
  expect(parseBounds(' 55.1, 25, 55.4 ,25.3 ')).toEqual([55.1, 25, 55.4, 25.3]);
});

test('clips bounds to the Emirates', () => {
  expect(parseBounds('40,24,55,80')).toEqual([51, 24, 55, 26.6]);
});

// prettier-ignore
test.each([
  ['nothing', ''], ['words', 'west,south,east,north'], ['too few numbers', '55.1,25,55.4'],
  ['too many numbers', '55.1,25,55.4,25.3,1'], ['NaN', 'NaN,25,55.4,25.3'], ['Infinity', '55.1,25,Infinity,25.3'],
  ['exponents', '5.51e1,25,55.4,25.3'], ['reversed longitudes', '55.4,25,55.1,25.3'],
  ['reversed latitudes', '55.1,25.3,55.4,25'], ['a point', '55.1,25,55.1,25'], ['the whole world', '-180,-90,180,90'],
  ['all of the Emirates', EMIRATES_BOUNDS.join(',')], ['another country', '-0.5,51.3,0.3,51.7'],
])('ignores %s', (_, text) => {
  expect(parseBounds(text)).toBeUndefined();
});

test('parsed bounds survive formatting and lie in the Emirates', () => {
  const degrees = fc.double({ min: -200, max: 200, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(degrees, degrees, degrees, degrees), (numbers) => {
      const bounds = parseBounds(numbers.map((number) => number.toFixed(6)).join(','));
      if (!bounds) return;
      expect(parseBounds(formatBounds(bounds))).toEqual(bounds);
      expect(bounds[0]).toBeGreaterThanOrEqual(EMIRATES_BOUNDS[0]);
      expect(bounds[2]).toBeLessThanOrEqual(EMIRATES_BOUNDS[2]);
    }),
  );
});

// prettier-ignore
test.each<[Bounds, string]>([
  // What is visible at an edge stays in the list of "search this area".
  [[55.1239, 24.9991, 55.4001, 25.3002], '55.123,24.999,55.401,25.301'],
  [[55.1231, 24.9999, 55.4009, 25.3009], '55.123,24.999,55.401,25.301'],
  [[55.123, 25.001, 55.4, 25.301], '55.123,25.001,55.4,25.301'],
])('rounds %j outward to %s', (bounds, text) => {
  expect(formatBounds(bounds)).toBe(text);
  expect(formatBounds(parseBounds(text)!)).toBe(text);
});

test('includes positions on the edges but none outside', () => {
  const bounds: Bounds = [55, 25, 56, 26];
  expect(isWithin(bounds, { longitude: 55, latitude: 26 })).toBe(true);
  expect(isWithin(bounds, { longitude: 54.999, latitude: 25.5 })).toBe(false);
  expect(isWithin(bounds, { longitude: 55.5, latitude: 26.001 })).toBe(false);
});

test('returns the smallest bounds around positions', () => {
  expect(boundsOf([])).toBeUndefined();
  expect(
    boundsOf([
      { longitude: 55.3, latitude: 25.1 },
      { longitude: 54.4, latitude: 25.9 },
    ]),
  ).toEqual([54.4, 25.1, 55.3, 25.9]);
});

test('a map around the visitor is centred on them and reaches to the tenth nearest pin', () => {
  const pinAt = (id: number, longitude: number) =>
    toMapPin([id, `Provider ${id}`, 25, longitude, null, null, false, null]);
  const pins = Array.from({ length: 20 }, (_, index) => pinAt(index, 55.01 + index / 100)).reverse();
  const visitorPosition = { latitude: 25.05, longitude: 55 };
  const bounds = boundsAround(visitorPosition, pins);
  const expected = [54.9, 25, 55.1, 25.1];
  for (const [side, degrees] of expected.entries()) expect(bounds[side]).toBeCloseTo(degrees);
  expect(boundsAround(visitorPosition, [])).toEqual([55, 25.05, 55, 25.05]);
});

// prettier-ignore
test.each([
  ['Dubai Marina', 25.08, 55.14, true], ['Ghuweifat, at the western border', 24.12, 51.62, true],
  ['Doha', 25.28, 51.53, false], ['Muscat', 23.6, 58.5, false], ['London', 51.5, -0.12, false],
])('returns whether %s is in the Emirates', (_, latitude, longitude, isInside) => {
  const madinatZayed = { latitude: 23.68, longitude: 53.7 };
  const dubai = { latitude: 25.2, longitude: 55.27 };
  expect(isInEmirates({ latitude, longitude }, [madinatZayed, dubai])).toBe(isInside);
});

test.each([
  [true, 'open'],
  [false, 'closed'],
  // Unknown hours are never shown as closed.
  [null, 'unknown'],
] as const)('a pin with isOpen %s is %s', (isOpen, state) => {
  expect(pinState({ isOpen })).toBe(state);
});

test.each([
  ['suv', true, [35, 45, 60], { priceFrom: 45, car: 'suv' }],
  ['suv', false, [45, 45, 45], { priceFrom: 45, car: 'any' }],
  ['suv', false, [35, null, 60], { priceFrom: 30 }],
  ['suv', true, [35, null, 60], { priceFrom: null }],
  // A list that compares starting prices shows these.
  ['any', true, [35, 45, 60], { priceFrom: 30 }],
] as const)(
  'a pin for car %s, asked for: %s, with the prices %j has %j',
  (car, isAsked, carPrices, shown) => {
    const pin = toMapPin([7, 'Al Noor', 25.1, 55.2, 30, null, true, carPrices]);
    expect(withPriceFor(pin, car, { isAsked })).toEqual({ ...pin, ...shown });
  },
);

test('parses a pin from the API', () => {
  expect(toMapPin([7, 'Al Noor', 25.1, 55.2, 35, null, true, null])).toEqual({
    id: 7,
    name: 'Al Noor',
    carPrices: null,
    latitude: 25.1,
    longitude: 55.2,
    priceFrom: 35,
    isOpen: null,
    isApproximate: true,
  });
});
