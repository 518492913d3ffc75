import * as rootParams from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import type messages from '../../messages/en.json';
import { FORMATS } from './formatters';
import { DEFAULT_LOCALE, isLocale, type Locale as SiteLocale } from './locales';

export default getRequestConfig(async ({ locale: requested }) => {
  const value = requested ?? (await rootParams.locale());
  const locale = isLocale(value) ? value : DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  // Client components get the same `now`, so that a cached page hydrates with the day it was rendered on.
  return { locale, messages, formats: FORMATS, timeZone: 'Asia/Dubai', now: new Date() };
});

// `use-intl` declares the interface; TypeScript 6 does not merge it through next-intl's re-export.
declare module 'use-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Formats: typeof FORMATS;
    Messages: typeof messages;
  }
}
