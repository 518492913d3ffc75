import { LOCALES, type LocalizedName } from '@/lib/domain/locales';

/** A name that is the same in every language. */
export function sameName(name: string): LocalizedName {
  return Object.fromEntries(LOCALES.map((locale) => [locale, name])) as LocalizedName;
}
