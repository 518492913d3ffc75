import { DAY_MINUTES } from '../domain/opening-hours';
import type { Locale } from './locales';
import { perLocale } from './per-locale';

/** How moments of a week without a date are formatted, which are written in UTC. */
export const weekFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((regional) => new Intl.DateTimeFormat(regional, { ...options, timeZone: 'UTC' }));

const weekdayFormat = weekFormat({ weekday: 'short' });
const minutesFormat = perLocale(
  (regional) =>
    new Intl.NumberFormat(regional, {
      style: 'unit',
      unit: 'minute',
      unitDisplay: regional.startsWith('ar') ? 'long' : 'short',
    }),
);

/** A minute of a week that begins on a Monday, as 1 January 2024 was one. */
export const weekMoment = (minute: number): number => Date.UTC(2024, 0, 1, 0, minute);

/**
 * A minute of the day or of the week as a time of day: "08:00", in both languages. As `Intl` writes it, whose first formatter
 * keeps a phone busy for a tenth of a second.
 */
export function formatTime(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The day of a minute of the week: "Mon". */
export function formatWeekday(minute: number, locale: Locale): string {
  return weekdayFormat(locale).format(weekMoment(minute));
}

/** A number of minutes: "30 min". Arabic has no abbreviation that is read easily. */
export function formatMinutes(minutes: number, locale: Locale): string {
  return minutesFormat(locale).format(minutes);
}
