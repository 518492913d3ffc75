import { DAY_MINUTES, type DaySpan, isWholeDay } from '../domain/opening-hours';
import { conventionsOf, type Locale } from './locales';

/** Creates formatters for minutes of the week, which are represented as UTC timestamps. */
const weekFormat = (options: Intl.DateTimeFormatOptions) =>
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

/** Returns a minute of the week as a timestamp in the week of Monday, 1 January 2024. */
export const timestampOfWeekMinute = (minute: number): number => Date.UTC(2024, 0, 1, 0, minute);

/**
 * Formats a minute of the day or week as "08:00", in both languages. Avoids `Intl`, whose first formatter blocks a phone for a
 * tenth of a second.
 */
export function formatTime(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Formats the weekday of a minute of the week: "Mon". */
export function formatWeekday(minute: number, locale: Locale): string {
  return weekdayFormat(locale).format(timestampOfWeekMinute(minute));
}

/** Formats a number of minutes: "30 min". Arabic spells the unit out, having no common abbreviation. */
export function formatMinutes(minutes: number, locale: Locale): string {
  return minutesFormat(locale).format(minutes);
}

const longWeekdayFormat = weekFormat({ weekday: 'long' });
const listFormat = perLocale((regional) => new Intl.ListFormat(regional, { type: 'unit', style: 'short' }));

/** Formats the weekday of a minute of the week: "Monday". */
export function formatLongWeekday(minute: number, locale: Locale): string {
  return longWeekdayFormat(locale).format(timestampOfWeekMinute(minute));
}

/** Formats a day's opening hours: "08:00–13:00, 16:00–21:30", or `wholeDay` if open around the clock. */
export function formatDayHours(hours: readonly DaySpan[], locale: Locale, wholeDay: string): string {
  if (isWholeDay(hours)) return wholeDay;
  const spans = hours.map(({ opens, closes }) =>
    [opens, closes].map(formatTime).join(conventionsOf(locale).timeRange),
  );
  return listFormat(locale).format(spans);
}

/** Formats a date in the time zone of the Emirates: "20 August 2026". */
export function formatDay(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(conventionsOf(locale).regional, {
    dateStyle: 'long',
    timeZone: 'Asia/Dubai',
  }).format(date);
}

/** Returns the number format of a distance in kilometres: one decimal below 10 km, otherwise none. */
export function distanceFormat(km: number) {
  return {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
    numberingSystem: 'latn',
  } as const;
}

/** Creates one formatter per locale on first use: creating one takes 70 µs, and a list of providers needs hundreds. */
function perLocale<T>(create: (regional: string) => T): (locale: Locale) => T {
  const cache: Partial<Record<Locale, T>> = {};
  return (locale) => (cache[locale] ??= create(conventionsOf(locale).regional));
}

/** Named formats for next-intl. They set the digits, because servers and browsers differ in their default for Arabic. */
export const FORMATS = {
  number: {
    integer: { numberingSystem: 'latn' },
    /** One decimal (product rule 9.1). */
    rating: { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' },
  },
} as const;
