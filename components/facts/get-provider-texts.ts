import { getFormatter, getLocale, getNow, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { createProviderTexts, type ProviderTexts } from '@/lib/i18n/provider-texts';

/** Returns `ProviderTexts` in the page's or a given language, for async components and route handlers. */
export async function getProviderTexts(requested?: Locale): Promise<ProviderTexts> {
  const locale = requested ?? (await getLocale());
  const [t, format, now] = await Promise.all([
    getTranslations({ locale }),
    getFormatter({ locale }),
    getNow({ locale }),
  ]);
  return createProviderTexts({ t, format, locale, now });
}
