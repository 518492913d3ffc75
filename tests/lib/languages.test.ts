import {
  distanceFormat,
  formatClock,
  formatDay,
  formatTime,
  timestampOfWeekMinute,
} from '@/lib/i18n/formatters';
import { localizePath, splitLocale } from '@/lib/i18n/locales';

test('formats times of day as Intl does', () => {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { minute: '2-digit', timeZone: 'UTC', ...options });
  const clock = format('en-AE', { hour: '2-digit', hourCycle: 'h23' });
  const halfDay = format('ar-AE', { hour: 'numeric', hourCycle: 'h12' });
  const wrong: unknown[] = [];
  // An odd day and a half, and the end of the week.
  for (const minute of [...Array(2161).keys(), 7 * 1440 - 1, 7 * 1440]) {
    const time = timestampOfWeekMinute(minute);
    const [english, arabic] = [clock.format(time), halfDay.format(time).replace(':00', '')];
    if (formatClock(minute) !== english || formatTime(minute, 'en') !== english)
      wrong.push([minute, english]);
    if (minute % 720 && formatTime(minute, 'ar') !== arabic) wrong.push([minute, arabic]);
  }
  expect(wrong).toEqual([]);
});

test('names noon and midnight in Arabic', () => {
  expect([0, 720, 1440, 2160].map((minute) => formatTime(minute, 'ar'))).toEqual([
    '12 منتصف الليل',
    '12 ظهرًا',
    '12 منتصف الليل',
    '12 ظهرًا',
  ]);
});

test.each([
  ['en', '2026-08-20', '20 August 2026'],
  ['ar', '2026-08-20', '20 أغسطس 2026'],
  ['en', '2026-12-31T20:30:00Z', '1 January 2027'],
] as const)('in %s formats %s as %s, in the time zone of the Emirates', (locale, timestamp, day) => {
  expect(formatDay(new Date(timestamp), locale)).toBe(day);
});

test.each([
  ['en', 0.94, '0.9 km'],
  ['en', 3, '3 km'],
  ['en', 12.4, '12 km'],
  ['ar', 3.24, '3.2 كم'],
  ['ar', 104, '104 كم'],
])('in %s formats %d km as %s', (locale, km, text) => {
  expect(new Intl.NumberFormat(locale, distanceFormat(km)).format(km)).toBe(text);
});

test('prefixes Arabic paths with /ar and leaves English paths unchanged', () => {
  expect(localizePath('/about', 'en')).toBe('/about');
  expect(localizePath('/', 'ar')).toBe('/ar');
  expect(localizePath('/#faq', 'ar')).toBe('/ar#faq');
  expect(localizePath('/services?q=a', 'ar')).toBe('/ar/services?q=a');
});

test('splits the language off a path', () => {
  expect(splitLocale('/ar/about')).toEqual(['ar', '/about']);
  expect(splitLocale('/ar')).toEqual(['ar', '/']);
  expect(splitLocale('/arabic')).toEqual([undefined, '/arabic']);
});
