import { conventionsOf, type Locale } from './locales';

/**
 * What is made for a language once, when it is first asked for: a formatter of `Intl` takes 70 µs to make, and the hours of a
 * list need hundreds.
 */
export function perLocale<T>(make: (regional: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => (made[locale] ??= make(conventionsOf(locale).regional));
}
