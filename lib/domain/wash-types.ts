import { plainText } from './search-text';

/** The six wash types; the value is the slug in URLs and in the database (product rule 3.4). */
export const WASH_TYPES = [
  'mobile-car-wash',
  'steam-cleaning',
  'auto-detailing',
  'waterless-wash',
  'eco-friendly',
  '247-services',
] as const;

export type WashType = (typeof WASH_TYPES)[number];

export function isWashType(value: string): value is WashType {
  return (WASH_TYPES as readonly string[]).includes(value);
}

/** A wash type by its slug, in any case; `detailing` is the former slug of auto-detailing. */
export function parseWashTypeSlug(text: string): WashType | undefined {
  const slug = text.toLowerCase();
  return slug === 'detailing' ? 'auto-detailing' : WASH_TYPES.find((washType) => washType === slug);
}

/** The wash types that Quick Search offers, in its order (product rule 5.2); the last three are searched as text, not as kinds. */
export const WASH_TYPE_OPTIONS = [
  'steam-cleaning',
  'waterless-wash',
  'mobile-car-wash',
  'eco-friendly',
  'hand-wash',
  'automatic',
  'self-service',
] as const;

export type WashTypeOption = (typeof WASH_TYPE_OPTIONS)[number];

export function isWashTypeOption(value: string): value is WashTypeOption {
  return (WASH_TYPE_OPTIONS as readonly string[]).includes(value);
}

const SHORT_NAMES = new Map<string, WashType>([
  ['mobile', 'mobile-car-wash'],
  ['steam', 'steam-cleaning'],
  ['detailing', 'auto-detailing'],
  ['waterless', 'waterless-wash'],
  ['eco', 'eco-friendly'],
  ['24/7', '247-services'],
  ['247', '247-services'],
  ['متنقل', 'mobile-car-wash'],
  ['بخار', 'steam-cleaning'],
  ['غسيل-بخار', 'steam-cleaning'],
  ['غسيل-بالبخار', 'steam-cleaning'],
  ['بدون-ماء', 'waterless-wash'],
  ['صديق-للبييه', 'eco-friendly'],
]);

const LONGEST_WASH_TYPE = 40;
/** Labels of the option that filters nothing. */
const ANY_WASH_TYPE = ['all-types', 'كل-الانواع'];

/**
 * A wash type as a visitor may write it: a slug, an option's label, a short name, or any other words, which become
 * words joined by hyphens ("Hand Wash" → "hand-wash") to be searched as text. Undefined when no word is left, and for "All types".
 */
export function parseWashType(value: string): WashType | string | undefined {
  const words = plainText(value.replaceAll('_', ' '))
    .slice(0, LONGEST_WASH_TYPE)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .join('-');
  if (ANY_WASH_TYPE.includes(words)) return undefined;
  return SHORT_NAMES.get(words) ?? (words || undefined);
}
