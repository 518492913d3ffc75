import { type DaySpan, isWholeDay } from '../domain/day-hours';
import { conventionsOf, type Locale } from './locales';
import { perLocale } from './per-locale';
import { formatTime, weekFormat, weekMoment } from './time-format';

const longWeekdayFormat = weekFormat({ weekday: 'long' });
const listFormat = perLocale((regional) => new Intl.ListFormat(regional, { type: 'unit', style: 'short' }));

/** The day of a minute of the week: "Monday". */
export function formatLongWeekday(minute: number, locale: Locale): string {
  return longWeekdayFormat(locale).format(weekMoment(minute));
}

/** The hours of a day that is open: "08:00–13:00, 16:00–21:30", or what stands for the whole day. */
export function formatDayHours(hours: readonly DaySpan[], locale: Locale, wholeDay: string): string {
  if (isWholeDay(hours)) return wholeDay;
  const spans = hours.map(({ opens, closes }) =>
    [opens, closes].map(formatTime).join(conventionsOf(locale).timeRange),
  );
  return listFormat(locale).format(spans);
}
