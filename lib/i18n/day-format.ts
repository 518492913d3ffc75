import type { Locale } from './locales';

/** The languages as the Emirates write them: "20 August 2026" is "August 20, 2026" in English without a country. */
const REGIONAL = { en: 'en-AE', ar: 'ar-AE' } as const satisfies Record<Locale, string>;

/** A day in words, as it was in the Emirates. */
export function formatDay(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(REGIONAL[locale], { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(
    moment,
  );
}
