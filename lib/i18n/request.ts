import * as rootParams from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from './locales';

export default getRequestConfig(async ({ locale: requested }) => {
  const value = requested ?? (await rootParams.locale());
  const locale = isLocale(value) ? value : DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return { locale, messages, timeZone: 'Asia/Dubai' };
});
