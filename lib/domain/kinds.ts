import { parseWashType, type WashType } from './wash-types';

/** What can be done to a car, each with its slug in the database; names are in `messages` under `kinds`. */
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

/** The kinds of a provider that none of its wash types says already: steam is steam cleaning (product rule 2.8). */
export function kindsBeside(kinds: readonly Kind[], washTypes: readonly WashType[]): Kind[] {
  const said: readonly (string | undefined)[] = washTypes;
  return kinds.filter((kind) => !said.includes(parseWashType(kind)));
}
