import { useFormatter, useLocale, useNow, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { createProviderTexts, type ProviderTexts } from '@/lib/i18n/provider-texts';

/** Returns `ProviderTexts` in the page's language; async components use `getIntl`. */
export function useProviderTexts(): ProviderTexts {
  const [t, format, locale, now] = [useTranslations(), useFormatter(), useLocale(), useNow()];
  return useMemo(() => createProviderTexts({ t, format, locale, now }), [t, format, locale, now]);
}
