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

const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Locale, string>;

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return DIRECTIONS[locale];
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
