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

const WASH_TYPES = {
  'mobile-car-wash': 'Mobile Car Wash',
  'steam-cleaning': 'Steam Cleaning',
  'auto-detailing': 'Auto Detailing',
  'waterless-wash': 'Waterless Wash',
  'eco-friendly': 'Eco-Friendly',
  '247-services': '24/7 Services',
} as const;
export type WashType = keyof typeof WASH_TYPES;
export const WASH_TYPE_SLUGS = Object.keys(WASH_TYPES) as WashType[];

// prettier-ignore
export const DISTRICTS = [
  'dubai-marina', 'downtown-dubai', 'business-bay', 'jlt', 'corniche', 'al-reem',
] as const;

/** Returns a path in a language: English has no prefix, Arabic is under /ar. */
export function address(path: string, locale: Locale): string {
  return locale === 'en' ? path : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Returns the body of a page. The site closes idle connections after five seconds, maybe just as a request is sent. */
export async function readPage(path: string): Promise<string> {
  return (await fetch(BASE_URL + path, { headers: { connection: 'close' } })).text();
}

export type Translate = (key: string, values?: Record<string, string>) => string;

/** Returns a translation function for messages without plurals. */
export function textsOf(locale: Locale): Translate {
  const texts = flatTexts(locale);
  return (key, values = {}) => {
    const found = texts.get(key);
    if (found === undefined) throw new Error(`There is no message ${key} in ${locale}.json`);
    return found.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  };
}

/** Returns how an English text of the interface may read in another language: the same texts stand under several keys. */
export function translationsOf(text: string, locale: Locale): string[] {
  const others = flatTexts(locale);
  return [...flatTexts('en')].flatMap(([key, english]) => (english === text ? [others.get(key)!] : []));
}

const read = new Map<Locale, Map<string, string>>();

/** The texts of a language by their keys, with dots. */
function flatTexts(locale: Locale): Map<string, string> {
  const flatten = (node: object, prefix: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
    );
  const known = read.get(locale);
  if (known) return known;
  const texts = new Map(flatten(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as object, ''));
  read.set(locale, texts);
  return texts;
}
