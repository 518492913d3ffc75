import type { Locale } from './locales';
import { REGIONAL } from './regional';

/** A day in words, as it was in the Emirates. */
export function formatDay(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(REGIONAL[locale], { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(
    moment,
  );
}
