import { conventionsOf, LOCALES } from '@/lib/i18n/locales';
import { formatTime, weekMoment } from '@/lib/i18n/time-format';

test.each(LOCALES)('times of day are those of Intl in %s', (locale) => {
  const format = new Intl.DateTimeFormat(conventionsOf(locale).regional, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' },
  });
  for (let minute = 0; minute <= 7 * 1440; minute += 1)
    expect(formatTime(minute)).toBe(format.format(weekMoment(minute)));
});
