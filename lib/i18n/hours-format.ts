import { type DaySpan, isWholeDay } from '../domain/day-hours';
import { DAY_MINUTES } from '../domain/opening-hours';
import type { Locale } from './locales';
import { REGIONAL } from './regional';

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** A minute of the day or of the week as a time of day: "08:00". */
export function formatTime(minute: number, locale: Locale): string {
  return new Intl.DateTimeFormat(REGIONAL[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(MONDAY + (minute % DAY_MINUTES) * 60_000);
}

/** The name of a day, 0 for Monday. */
export function formatWeekday(day: number, locale: Locale, weekday: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(REGIONAL[locale], { weekday, timeZone: 'UTC' }).format(
    MONDAY + day * DAY_MINUTES * 60_000,
  );
}

/** A number of minutes: "30 min". Arabic has no abbreviation that is read easily. */
export function formatMinutes(minutes: number, locale: Locale): string {
  return new Intl.NumberFormat(REGIONAL[locale], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: locale === 'ar' ? 'long' : 'short',
  }).format(minutes);
}

/** A range of times. The eye may read digits from the left in Arabic lines too: a word leaves no doubt which comes first. */
const RANGE = { en: '–', ar: ' إلى ' } as const satisfies Record<Locale, string>;

/** The hours of a day that is open: "08:00–13:00, 16:00–21:30", or what stands for the whole day. */
export function formatDayHours(hours: readonly DaySpan[], locale: Locale, wholeDay: string): string {
  if (isWholeDay(hours)) return wholeDay;
  const spans = hours.map(({ opens, closes }) =>
    [opens, closes].map((time) => formatTime(time, locale)).join(RANGE[locale]),
  );
  return new Intl.ListFormat(REGIONAL[locale], { type: 'unit', style: 'short' }).format(spans);
}
