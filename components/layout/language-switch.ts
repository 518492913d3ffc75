import { getLocale, getTranslations } from 'next-intl/server';
import { LOCALES } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import type { Route } from '@/lib/routing/route';

/** A link to the same page and query in the other language. With more than two languages, use a menu. */
export interface LanguageLink {
  href: string;
  lang: string;
  text: string;
  title: string;
}

export async function languageSwitch(route: Route): Promise<LanguageLink> {
  const t = await getTranslations('site');
  const lang = LOCALES[(LOCALES.indexOf(await getLocale()) + 1) % LOCALES.length]!;
  return {
    href: localizedPathOf(route, lang),
    lang,
    text: t('switchLanguage'),
    title: t('switchLanguageLabel'),
  };
}
