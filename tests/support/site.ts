import ar from '../../messages/ar.json';
import en from '../../messages/en.json';

/** The server under test, which e2e/global-setup.mjs starts. */
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3100';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
/** The languages in which a test is repeated: Arabic alone in the quick tests, of which most others are in English anyway. */
export const TESTED_LOCALES: readonly Locale[] = process.env.TEST_TIER === 'full' ? LOCALES : ['ar'];

/** Written out, not imported: the tests are a second reading of the product rules. */
export const EMIRATES = {
  dubai: 'Dubai',
  'abu-dhabi': 'Abu Dhabi',
  sharjah: 'Sharjah',
  ajman: 'Ajman',
  fujairah: 'Fujairah',
  'ras-al-khaimah': 'Ras Al Khaimah',
  'umm-al-quwain': 'Umm Al Quwain',
} as const;
export type Emirate = keyof typeof EMIRATES;
export const EMIRATE_SLUGS = Object.keys(EMIRATES) as Emirate[];

export const WASH_TYPES = {
  'mobile-car-wash': 'Mobile Car Wash',
  'steam-cleaning': 'Steam Cleaning',
  'auto-detailing': 'Auto Detailing',
  'waterless-wash': 'Waterless Wash',
  'eco-friendly': 'Eco-Friendly',
  '247-services': '24/7 Services',
} as const;
export type WashType = keyof typeof WASH_TYPES;
export const WASH_TYPE_SLUGS = Object.keys(WASH_TYPES) as WashType[];

export const DISTRICTS = [
  'dubai-marina',
  'downtown-dubai',
  'business-bay',
  'jlt',
  'corniche',
  'al-reem',
] as const;
export type District = (typeof DISTRICTS)[number];

/** A path in a language: English has no prefix, Arabic is under /ar. */
export function address(path: string, locale: Locale): string {
  return locale === 'en' ? path : `/ar${path.replace(/^\/(?=$|[?#])/, '')}`;
}

export type Translate = (key: string, values?: Record<string, string>) => string;

/** The interface texts of a language; only messages without plurals. */
export function textsOf(locale: Locale): Translate {
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], locale === 'ar' ? ar : en);
    if (typeof found !== 'string') throw new Error(`There is no message ${key} in ${locale}.json`);
    return found.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  };
}
