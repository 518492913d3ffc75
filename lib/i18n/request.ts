import * as rootParams from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { FORMATS } from './formats';
import { DEFAULT_LOCALE, isLocale } from './locales';

export default getRequestConfig(async ({ locale: requested }) => {
  const value = requested ?? (await rootParams.locale());
  const locale = isLocale(value) ? value : DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  // Client components get the same `now`, so that a cached page hydrates with the day it was rendered on.
  return { locale, messages, formats: FORMATS, timeZone: 'Asia/Dubai', now: new Date() };
});
