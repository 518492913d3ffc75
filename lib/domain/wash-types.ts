import type { LocalizedName } from './locales';
import { plainText } from './text';

/** Slugs of the six wash types, in URLs and in the database (product rule 3.4). */
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

/** Parses a wash type's slug, ignoring case; `detailing` is the former slug of auto-detailing. */
export function parseWashTypeSlug(text: string): WashType | undefined {
  const slug = text.toLowerCase();
  return slug === 'detailing' ? 'auto-detailing' : WASH_TYPES.find((washType) => washType === slug);
}

/** Wash types offered by Quick Search (product rule 5.2); the last three are matched as text. */
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

const MAX_WASH_TYPE_LENGTH = 40;
/** Labels of the option "all types", which does not filter. */
const ANY_WASH_TYPE = ['all-types', 'كل-الانواع'];

/**
 * Parses a wash type from a slug, an option's label or a short name. Other words are joined by hyphens ("Hand Wash" →
 * "hand-wash") and matched as text. Undefined for empty text and "All types".
 */
export function parseWashType(value: string): WashType | string | undefined {
  const words = plainText(value.replaceAll('_', ' '))
    .slice(0, MAX_WASH_TYPE_LENGTH)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .join('-');
  if (ANY_WASH_TYPE.includes(words)) return undefined;
  return SHORT_NAMES.get(words) ?? (words || undefined);
}

/** Service types offered in the listing form (product rule 5.2), stored as written here. */
export const LISTING_SERVICE_TYPES = [
  'Mobile Car Wash',
  'Steam Cleaning',
  'Auto Detailing',
  'Waterless Wash',
  'Eco-Friendly',
  '24/7 Services',
  'Luxury Services',
  'Fleet Services',
] as const;
export type ListingServiceType = (typeof LISTING_SERVICE_TYPES)[number];

/** A kind of car care, stored in the table `kinds`; staff can add more. */
export interface Kind {
  slug: string;
  name: LocalizedName;
  /** The equivalent wash type: "Steam wash" is "Steam Cleaning". */
  washType: WashType | null;
}

/** Returns the kinds that do not repeat a wash type, as "Steam wash" repeats "Steam Cleaning" (product rule 2.8). */
export function kindsNotInWashTypes(kinds: readonly Kind[], washTypes: readonly WashType[]): Kind[] {
  return kinds.filter(({ washType }) => washType === null || !washTypes.includes(washType));
}
