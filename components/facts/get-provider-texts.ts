import { getFormatter, getLocale, getNow, getTranslations } from 'next-intl/server';
import { createPageTexts, type PageTexts } from '@/lib/i18n/hours-texts';
import type { Locale } from '@/lib/i18n/locales';

/** Returns `PageTexts` in the page's or a given language, for async components and route handlers. */
export async function getProviderTexts(requested?: Locale): Promise<PageTexts> {
  const locale = requested ?? (await getLocale());
  const [t, format, now] = await Promise.all([
    getTranslations({ locale }),
    getFormatter({ locale }),
    getNow({ locale }),
  ]);
  return createPageTexts({ t, format, locale, now });
}
