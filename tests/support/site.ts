import { readFileSync } from 'node:fs';

/** The server under test, started by e2e/global-setup.mjs. */
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3100';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** Repeated instead of imported, so that tests check the product rules independently. */
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

/** Returns a path in a language: English has no prefix, Arabic is under /ar. */
export function address(path: string, locale: Locale): string {
  return locale === 'en' ? path : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

export type Translate = (key: string, values?: Record<string, string>) => string;

/** Returns a translation function for messages without plurals. */
export function textsOf(locale: Locale): Translate {
  const messages: unknown = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages);
    if (typeof found !== 'string') throw new Error(`There is no message ${key} in ${locale}.json`);
    return found.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  };
}
