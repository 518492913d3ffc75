import { parseWashType, type WashType } from './wash-types';

/** Kinds of car care, by their slugs in the database; their names are the messages `kinds.{kind}`. */
export const KINDS = [
  'hand',
  'automatic',
  'self-service',
  'steam',
  'waterless',
  'foam',
  'full-service',
  'detailing',
  'interior',
  'polishing',
  'ceramic-coating',
  'paint-protection',
  'engine',
  'underbody',
  'sanitising',
  'fleet',
  'mobile',
] as const;
export type Kind = (typeof KINDS)[number];

export function isKind(value: string): value is Kind {
  return (KINDS as readonly string[]).includes(value);
}

/** Returns the kinds that do not repeat a wash type, as "Steam wash" repeats "Steam Cleaning" (product rule 2.8). */
export function kindsNotInWashTypes(kinds: readonly Kind[], washTypes: readonly WashType[]): Kind[] {
  const types: readonly (string | undefined)[] = washTypes;
  return kinds.filter((kind) => !types.includes(parseWashType(kind)));
}
