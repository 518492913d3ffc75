import { type Coordinates, nearest } from './distance';
import type { Emirate } from './emirates';
import type { LocalizedName } from './locales';
import { isOneOf, oneOf } from './one-of';

/** A district or town; the coordinates are those of its centre. */
export interface Area extends Coordinates {
  /** Used in URLs. */
  slug: string;
  emirate: Emirate;
  name: LocalizedName;
}

/** An area and its number of providers. */
export interface CountedArea extends Area {
  providers: number;
}

/** A nearby area and its distance, from centre to centre. */
export interface Neighbour {
  place: CountedArea;
  km: number;
}

const NEIGHBOURS = 6;

/** Returns the nearest other areas, in any emirate (product rule 2.14). */
export function neighboursOf(area: Area, others: readonly CountedArea[]): Neighbour[] {
  return nearest(
    area,
    others.filter(({ slug }) => slug !== area.slug),
    NEIGHBOURS,
  );
}

/** Area pages with fewer providers are thin content and are not indexed (product rule 10.1). */
export const MIN_INDEXED_PROVIDERS = 3;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 60;

/** Parses an area's slug, ignoring case; only the directory knows whether that area exists. */
export function parseAreaSlug(text: string): string | undefined {
  const slug = text.toLowerCase();
  return SLUG.test(slug) && slug.length <= MAX_SLUG_LENGTH ? slug : undefined;
}

/** Returns the area as a district if it is one of the six with their own page (product rule 2.7). */
export function districtOf({ slug }: Pick<Area, 'slug'>): District | undefined {
  return isDistrict(slug) ? slug : undefined;
}

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

export const isDistrict = isOneOf(DISTRICTS);

/** Parses a district's slug, ignoring case. */
export function parseDistrict(text: string): District | undefined {
  return oneOf(DISTRICTS, text);
}
