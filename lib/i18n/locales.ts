import { DEFAULT_LOCALE, type Locale, LOCALES } from '../domain/locales';
import { isOneOf } from '../domain/one-of';

export { DEFAULT_LOCALE, type Locale, LOCALES };

export const isLocale = isOneOf(LOCALES);

/** Returns the locale named by a value, or the default. */
export function localeOf(value: string | null | undefined): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

interface LocaleConventions {
  direction: 'ltr' | 'rtl';
  /** Its name in the header of phones, in the language itself. */
  shortName: string;
  /** Locale with region: dates are "20 August 2026" in en-AE but "August 20, 2026" in plain English. */
  regional: string;
  /** Joins two times. Arabic uses words, because the reading order of digits around a dash is ambiguous. */
  formatTimeRange: (from: string, to: string) => string;
  /** Separates the items of a list. */
  comma: string;
  /** The names of the halves of a day; undefined where the clock has 24 hours. */
  halfDays?: { midnight: string; am: string; noon: string; pm: string };
}

const CONVENTIONS = {
  en: {
    direction: 'ltr',
    shortName: 'EN',
    regional: 'en-AE',
    formatTimeRange: (from, to) => `${from}–${to}`,
    comma: ', ',
  },
  ar: {
    direction: 'rtl',
    shortName: 'ع',
    regional: 'ar-AE',
    formatTimeRange: (from, to) => `من ${from} إلى ${to}`,
    comma: '، ',
    halfDays: { midnight: 'منتصف الليل', am: 'ص', noon: 'ظهرًا', pm: 'م' },
  },
} satisfies Record<Locale, LocaleConventions>;

export function conventionsOf(locale: Locale): LocaleConventions {
  return CONVENTIONS[locale];
}

/** Returns the language that a page in this one links to. With more than two languages, the header needs a menu. */
export function otherLocale(locale: Locale): Locale {
  return LOCALES.find((other) => other !== locale)!;
}

/** Adds the prefix of a language to a path: none for English, /ar for Arabic (product rule 1.4). */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path.replace(/^\/(?=$|[#?])/, '')}`;
}

/** Splits a path into locale, in any case, and rest: "/ar/about" → ["ar", "/about"]. */
export function splitLocale(path: string): [Locale | undefined, string] {
  const [, segment, ...rest] = path.split('/');
  const first = segment?.toLowerCase();
  return isLocale(first) ? [first, `/${rest.join('/')}`] : [undefined, path];
}
