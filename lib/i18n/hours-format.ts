import { type DaySpan, isWholeDay } from '../domain/day-hours';
import type { Locale } from './locales';
import { perLocale } from './per-locale';
import { formatTime, weekFormat, weekMoment } from './time-format';

const longWeekdayFormat = weekFormat({ weekday: 'long' });
const listFormat = perLocale((regional) => new Intl.ListFormat(regional, { type: 'unit', style: 'short' }));

/** The day of a minute of the week: "Monday". */
export function formatLongWeekday(minute: number, locale: Locale): string {
  return longWeekdayFormat(locale).format(weekMoment(minute));
}

/** A range of times. The eye may read digits from the left in Arabic lines too: a word leaves no doubt which comes first. */
const RANGE = { en: '–', ar: ' إلى ' } as const satisfies Record<Locale, string>;

/** The hours of a day that is open: "08:00–13:00, 16:00–21:30", or what stands for the whole day. */
export function formatDayHours(hours: readonly DaySpan[], locale: Locale, wholeDay: string): string {
  if (isWholeDay(hours)) return wholeDay;
  const spans = hours.map(({ opens, closes }) => [opens, closes].map(formatTime).join(RANGE[locale]));
  return listFormat(locale).format(spans);
}
