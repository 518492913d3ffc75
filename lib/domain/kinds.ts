import type { WashType } from './wash-types';

/** A kind of car care, stored in the table `kinds`; staff can add more. */
export interface Kind {
  slug: string;
  /** Localized names. */
  name: { en: string; ar: string };
  /** The equivalent wash type: "Steam wash" is "Steam Cleaning". */
  washType: WashType | null;
}

/** Returns the kinds that do not repeat a wash type, as "Steam wash" repeats "Steam Cleaning" (product rule 2.8). */
export function kindsNotInWashTypes(kinds: readonly Kind[], washTypes: readonly WashType[]): Kind[] {
  return kinds.filter(({ washType }) => washType === null || !washTypes.includes(washType));
}
