import { createFormatter, createTranslator } from 'use-intl/core';
import type { WeekSpan } from '@/lib/domain/opening-hours';
import { pricesOf } from '@/lib/domain/price-query';
import { FORMATS } from '@/lib/i18n/formatters';
import { createPageTexts } from '@/lib/i18n/hours-texts';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { PROVIDER } from '../support/provider-rows';

function textsIn(locale: Locale) {
  const t = createTranslator({ locale, messages: locale === 'ar' ? (ar as typeof en) : en });
  const format = createFormatter({ locale, formats: FORMATS, timeZone: 'Asia/Dubai' });
  return createPageTexts({ t, format, locale, now: new Date('2026-08-19T08:00:00Z') });
}

/** From 8:00 to 22:00 on the given days, 0 is Monday. */
const on = (...days: number[]) => days.map((day): WeekSpan => [day * 1440 + 480, day * 1440 + 1320]);

// prettier-ignore
test.each<[string, WeekSpan[] | null, en: string[], ar: string[]]>([
  ['every day', on(0, 1, 2, 3, 4, 5, 6), ['Daily 08:00–22:00'], ['يوميًا من 8 ص إلى 10 م']],
  ['but Friday', on(0, 1, 2, 3, 5, 6), ['Sat–Thu 08:00–22:00', 'Fri closed'], ['من السبت إلى الخميس: من 8 ص إلى 10 م', 'الجمعة مغلق']],
  ['on working days', on(0, 1, 2, 3, 4), ['Mon–Fri 08:00–22:00', 'Sat–Sun closed'], ['من الاثنين إلى الجمعة: من 8 ص إلى 10 م', 'من السبت إلى الأحد: مغلق']],
  ['every other day', on(0, 2, 4), ['Mon 08:00–22:00', 'Tue closed', 'Wed 08:00–22:00', 'Thu closed', 'Fri 08:00–22:00', 'Sat–Sun closed'], []],
  ['always', [[0, 10_080]], ['Open 24 hours'], ['مفتوح 24 ساعة']],
  ['unknown hours', null, ['Hours not listed · call ahead'], []],
])('formats the hours of a week: %s', (_, openTimes, ...expected) => {
  for (const [index, locale] of LOCALES.entries())
    if (expected[index]!.length > 0) expect(textsIn(locale).hoursOfWeek({ ...PROVIDER, openTimes })).toEqual(expected[index]);
});

test.each([
  [45, 'AED 45'],
  [45.5, 'AED 45.50'],
  [1200, 'AED 1,200'],
  [1200.25, 'AED 1,200.25'],
  [9999, 'AED 9,999'],
])('writes %d dirhams as %s on cards, menus and in ranges', (price, text) => {
  const texts = textsIn('en');
  expect(texts.carPrice('any', price)).toContain(text);
  expect(texts.amounts({ priceFrom: price, priceTo: price })).toBe(text);
  expect(texts.amounts({ priceFrom: 5, priceTo: price })).toContain(text.slice(4));
  expect(texts.amounts({ priceFrom: null, priceTo: price })).toContain(text);
  expect(textsIn('ar').amounts({ priceFrom: price, priceTo: price })).toContain(text.slice(4));
});

test.each([
  ['en', 'AED 35 · small car, AED 45 · SUV'],
  ['ar', '35 د.إ · سيارة صغيرة، 45 د.إ · دفع رباعي'],
] as const)('lists the known prices by car with the comma of the language (%s)', (locale, text) => {
  expect(
    textsIn(locale).carPrices({ ...pricesOf(PROVIDER), prices: { small: 35, suv: 45, large: null } }),
  ).toBe(text);
});
