import { formatDay } from '@/lib/i18n/day-format';

test.each([
  ['en', '2026-08-20', '20 August 2026'],
  ['ar', '2026-08-20', '20 أغسطس 2026'],
  ['en', '2026-12-31T20:30:00Z', '1 January 2027'],
] as const)('in %s the moment %s is the day %s of the Emirates', (locale, moment, day) => {
  expect(formatDay(new Date(moment), locale)).toBe(day);
});
