/** The languages of the directory. */
export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** A name in every language. */
export type LocalizedName = Readonly<Record<Locale, string>>;
