import type { Locale } from './locales';

/** The languages as the Emirates write them: "20 August 2026" is "August 20, 2026" in English without a country. */
export const REGIONAL = { en: 'en-AE', ar: 'ar-AE' } as const satisfies Record<Locale, string>;
