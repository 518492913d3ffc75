import { DAY_MINUTES, type DaySpan, isWholeDay } from '../domain/opening-hours';
import { conventionsOf, type Locale } from './locales';

/** Creates formatters for minutes of the week, which are represented as UTC timestamps. */
const weekFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((regional) => new Intl.DateTimeFormat(regional, { ...options, timeZone: 'UTC' }));

const weekdayFormat = weekFormat({ weekday: 'short' });

/** Returns a minute of the week as a timestamp in the week of Monday, 1 January 2024. */
export const timestampOfWeekMinute = (minute: number): number => Date.UTC(2024, 0, 1, 0, minute);

/** Formats a minute of the day or week as "08:00". */
export function formatClock(minute: number): string {
  return [hourOf(minute), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Formats a minute of the day or week: "20:30" in English, "8:30 م" in Arabic. Avoids `Intl`, whose first formatter blocks a
 * phone for a tenth of a second.
 */
export function formatTime(minute: number, locale: Locale): string {
  const { noon, midnight, am, pm } = conventionsOf(locale).halfDays ?? {};
  if (!am) return formatClock(minute);
  const ofDay = minute % DAY_MINUTES;
  if (ofDay === 0) return `12 ${midnight}`;
  if (ofDay === DAY_MINUTES / 2) return `12 ${noon}`;
  const hour = hourOf(minute) % 12 || 12;
  const minutes = minute % 60 ? `:${String(minute % 60).padStart(2, '0')}` : '';
  return `${hour}${minutes} ${ofDay < DAY_MINUTES / 2 ? am : pm}`;
}

function hourOf(minute: number): number {
  return Math.floor((minute % DAY_MINUTES) / 60);
}

/** Formats the weekday of a minute of the week: "Mon". */
export function formatWeekday(minute: number, locale: Locale): string {
  return weekdayFormat(locale).format(timestampOfWeekMinute(minute));
}

const longWeekdayFormat = weekFormat({ weekday: 'long' });
const listFormat = perLocale((regional) => new Intl.ListFormat(regional, { type: 'unit', style: 'short' }));

/** Formats the weekday of a minute of the week: "Monday". */
export function formatLongWeekday(minute: number, locale: Locale): string {
  return longWeekdayFormat(locale).format(timestampOfWeekMinute(minute));
}

/** Formats a day's opening hours: "08:00–13:00, 16:00–21:30" or "من 8 ص إلى 1 م", or `wholeDay` if open around the clock. */
export function formatDayHours(hours: readonly DaySpan[], locale: Locale, wholeDay: string): string {
  if (isWholeDay(hours)) return wholeDay;
  const { formatTimeRange } = conventionsOf(locale);
  const spans = hours.map(({ opens, closes }) =>
    formatTimeRange(formatTime(opens, locale), formatTime(closes, locale)),
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

/** Formats the month of a date: "October 2026". */
export function formatMonth(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(conventionsOf(locale).regional, {
    month: 'long',
    year: 'numeric',
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
    /** One decimal (product rule 2.9). */
    rating: { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' },
  },
} as const;
