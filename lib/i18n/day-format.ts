import { conventionsOf, type Locale } from './locales';

/** A day in words, as it was in the Emirates. */
export function formatDay(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(conventionsOf(locale).regional, {
    dateStyle: 'long',
    timeZone: 'Asia/Dubai',
  }).format(moment);
}
