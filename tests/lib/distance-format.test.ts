import { distanceFormat } from '@/lib/i18n/distance-format';

test.each([
  ['en', 0.94, '0.9 km'],
  ['en', 3, '3 km'],
  ['en', 12.4, '12 km'],
  ['ar', 3.24, '3.2 كم'],
  ['ar', 104, '104 كم'],
])('in %s %d km are %s', (locale, km, text) => {
  expect(new Intl.NumberFormat(locale, distanceFormat(km)).format(km)).toBe(text);
});
