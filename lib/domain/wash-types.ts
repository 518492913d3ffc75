import { type CarCareIn, carCareIn, slugsByShortName } from './car-care';
import type { LocalizedName } from './locales';
import { isOneOf, oneOf } from './one-of';
import { plainText } from './text';

/** A slug of the six wash types, in URLs and in the database (product rule 3.4). */
export type WashType = CarCareIn<'washType'>['slug'];
export const WASH_TYPES: readonly WashType[] = carCareIn('washType').map(({ slug }) => slug);

export const isWashType = isOneOf(WASH_TYPES);

/** Parses a wash type's slug, ignoring case; `detailing` is the former slug of auto-detailing. */
export function parseWashTypeSlug(text: string): WashType | undefined {
  return text.toLowerCase() === 'detailing' ? 'auto-detailing' : oneOf(WASH_TYPES, text);
}

/** Wash types and kinds offered by Quick Search (product rule 5.2). */
export type WashTypeOption = CarCareIn<'quickSearch'>['slug'];
export const WASH_TYPE_OPTIONS: readonly WashTypeOption[] = carCareIn('quickSearch').map(({ slug }) => slug);

export const isWashTypeOption = isOneOf(WASH_TYPE_OPTIONS);

const SHORT_NAMES = slugsByShortName();

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

/** A kind of car care; staff can add more. */
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
