import type { Locale } from './locales';
import { perLocale } from './per-locale';
import { REGIONAL } from './regional';

/** How moments of a week without a date are formatted, which are written in UTC. */
export const weekFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((regional) => new Intl.DateTimeFormat(regional, { ...options, timeZone: 'UTC' }));

const timeFormat = weekFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekdayFormat = weekFormat({ weekday: 'short' });

/** A minute of a week that begins on a Monday, as 1 January 2024 was one. */
export const weekMoment = (minute: number): number => Date.UTC(2024, 0, 1, 0, minute);

/** A minute of the day or of the week as a time of day: "08:00". */
export function formatTime(minute: number, locale: Locale): string {
  return timeFormat(locale).format(weekMoment(minute));
}

/** The day of a minute of the week: "Mon". */
export function formatWeekday(minute: number, locale: Locale): string {
  return weekdayFormat(locale).format(weekMoment(minute));
}

/** A number of minutes: "30 min". Arabic has no abbreviation that is read easily. */
export function formatMinutes(minutes: number, locale: Locale): string {
  return new Intl.NumberFormat(REGIONAL[locale], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: locale === 'ar' ? 'long' : 'short',
  }).format(minutes);
}
