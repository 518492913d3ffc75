import fc from 'fast-check';
import { type CountedArea, districtOf, isDistrict, neighboursOf, parseAreaSlug } from '@/lib/domain/area';
import { type Coordinates, distanceKm, formatPosition, nearest, parsePosition } from '@/lib/domain/distance';
import { sameName } from '../support/localized-name';

const DUBAI_MARINA = { latitude: 25.08, longitude: 55.14 };
const AL_QUOZ = { latitude: 25.139, longitude: 55.231 };
const ABU_DHABI = { latitude: 24.4539, longitude: 54.3773 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test.each<[Coordinates, Coordinates, km: number]>([
  [DUBAI_MARINA, DUBAI_MARINA, 0],
  [DUBAI_MARINA, AL_QUOZ, 11.3],
  [DUBAI_MARINA, ABU_DHABI, 103.9],
  [DUBAI_MARINA, LONDON, 5481],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
])('the distance between %j and %j is %d km', (one, other, km) => {
  expect(Math.abs(distanceKm(one, other) - km)).toBeLessThanOrEqual(Math.max(0.1, km * 0.002));
});

test('returns the nearest places first, up to the limit', () => {
  fc.assert(
    fc.property(place, fc.array(place), fc.nat({ max: 5 }), (to, places, limit) => {
      const found = nearest(to, places, limit);
      expect(found).toHaveLength(Math.min(limit, places.length));
      const all = places.map((one) => distanceKm(to, one)).sort((a, b) => a - b);
      expect(found.map(({ km }) => km)).toEqual(all.slice(0, limit));
    }),
  );
});

function area(slug: string, longitude: number): CountedArea {
  return { slug, emirate: 'dubai', name: sameName(slug), latitude: 25, longitude, providers: 1 };
}

test('returns six neighbours, without the area itself', () => {
  const areas = [7, 3, 5, 1, 8, 2, 6, 4].map((number) => area(`a${number}`, 55 + number / 100));
  const neighbours = neighboursOf(areas[3]!, areas);
  expect(neighbours.map(({ place: { slug } }) => slug)).toEqual(['a2', 'a3', 'a4', 'a5', 'a6', 'a7']);
});

// prettier-ignore
test.each([
  ['al-quoz', 'al-quoz'], ['Al-Quoz', 'al-quoz'], ['damac-hills-2', 'damac-hills-2'], ['', undefined],
  ['-', undefined], ['al-', undefined], ['al--quoz', undefined], ['al quoz', undefined], ['القوز', undefined],
  ['a,b', undefined], ['x'.repeat(60), 'x'.repeat(60)], ['x'.repeat(61), undefined],
])('parses "%s" as the slug %s', (text, slug) => {
  expect(parseAreaSlug(text)).toBe(slug);
});

test('six areas are districts', () => {
  expect(districtOf({ slug: 'jlt' })).toBe('jlt');
  expect(districtOf({ slug: 'al-quoz' })).toBeUndefined();
});

test('rounds a position to about a hundred metres before it is sent, and when it is parsed', () => {
  expect(formatPosition({ latitude: 25.139123, longitude: 55.232987 })).toBe('25.139,55.233');
  expect(parsePosition('25.139123,55.232987')).toEqual({ latitude: 25.139, longitude: 55.233 });
});

test.each(['', '25.1', '25.1,55.2,1', 'NaN,55', '95,55', '25,200', '25.1;55.2', '1e1,55'])(
  'ignores %s',
  (text) => {
    expect(parsePosition(text)).toBeUndefined();
  },
);

test('does not parse names of object properties as districts', () => {
  expect(isDistrict('jlt')).toBe(true);
  expect(isDistrict('toString')).toBe(false);
});
