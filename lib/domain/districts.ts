import type { Emirate } from './emirates';

/** Slugs of the six districts with their own page (product rule 2.7). */
export const DISTRICTS = [
  'dubai-marina',
  'downtown-dubai',
  'business-bay',
  'jlt',
  'corniche',
  'al-reem',
] as const;

export type District = (typeof DISTRICTS)[number];

export const EMIRATE_OF_DISTRICT: Record<District, Emirate> = {
  'dubai-marina': 'dubai',
  'downtown-dubai': 'dubai',
  'business-bay': 'dubai',
  jlt: 'dubai',
  corniche: 'abu-dhabi',
  'al-reem': 'abu-dhabi',
};

export function isDistrict(value: string): value is District {
  return (DISTRICTS as readonly string[]).includes(value);
}

/** Parses a district's slug, ignoring case. */
export function parseDistrict(text: string): District | undefined {
  return DISTRICTS.find((district) => district === text.toLowerCase());
}
