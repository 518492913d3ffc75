import { getLocale, getTranslations } from 'next-intl/server';
import { localize } from '@/lib/routing/paths';

/** The way to the same page and query in the other language. */
export interface LanguageLink {
  href: string;
  lang: string;
  text: string;
  title: string;
}

export async function languageSwitch(path: string): Promise<LanguageLink> {
  const t = await getTranslations('site');
  const lang = (await getLocale()) === 'ar' ? 'en' : 'ar';
  return { href: localize(path, lang), lang, text: t('switchLanguage'), title: t('switchLanguageLabel') };
}
