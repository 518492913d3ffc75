export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: string | undefined): value is Locale {
  return (LOCALES as readonly (string | undefined)[]).includes(value);
}

/** The locale that a text names, else the default one. */
export function localeOf(value: string | null | undefined): Locale {
  return isLocale(value ?? undefined) ? (value as Locale) : DEFAULT_LOCALE;
}

interface LocaleConventions {
  direction: 'ltr' | 'rtl';
  /** The language as the Emirates write it: "20 August 2026" is "August 20, 2026" in English without a country. */
  regional: string;
  /** Between two times. The eye may read digits from the left in Arabic lines too: a word leaves no doubt which comes first. */
  timeRange: string;
}

const CONVENTIONS = {
  en: { direction: 'ltr', regional: 'en-AE', timeRange: '–' },
  ar: { direction: 'rtl', regional: 'ar-AE', timeRange: ' إلى ' },
} as const satisfies Record<Locale, LocaleConventions>;

export function conventionsOf(locale: Locale): LocaleConventions {
  return CONVENTIONS[locale];
}

/** A path of the site in a language: English has no prefix, Arabic is under /ar (product rule 1.4). */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path.replace(/^\/(?=$|[#?])/, '')}`;
}

/** Splits the language off a path: "/ar/about" → ["ar", "/about"]. */
export function splitLocale(path: string): [Locale | undefined, string] {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? [first, `/${rest.join('/')}`] : [undefined, path];
}
