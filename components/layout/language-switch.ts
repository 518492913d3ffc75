import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import type { Route } from '@/lib/routing/route';

/** The one other language: a third one needs a menu. */
const OTHER = { en: 'ar', ar: 'en' } as const satisfies Record<Locale, Locale>;

/** The way to the same page and query in the other language. */
export interface LanguageLink {
  href: string;
  lang: string;
  text: string;
  title: string;
}

export async function languageSwitch(route: Route): Promise<LanguageLink> {
  const t = await getTranslations('site');
  const lang = OTHER[await getLocale()];
  return {
    href: localizedPathOf(route, lang),
    lang,
    text: t('switchLanguage'),
    title: t('switchLanguageLabel'),
  };
}
