import { getLocale, getTranslations } from 'next-intl/server';
import { localizedPathOf } from '@/lib/routing/path-of';
import type { Route } from '@/lib/routing/route';

/** The way to the same page and query in the other language. */
export interface LanguageLink {
  href: string;
  lang: string;
  text: string;
  title: string;
}

export async function languageSwitch(route: Route): Promise<LanguageLink> {
  const t = await getTranslations('site');
  const lang = (await getLocale()) === 'ar' ? 'en' : 'ar';
  return {
    href: localizedPathOf(route, lang),
    lang,
    text: t('switchLanguage'),
    title: t('switchLanguageLabel'),
  };
}
