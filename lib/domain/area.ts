import { type Coordinates, nearest } from './distance';
import { type District, isDistrict } from './districts';
import type { Emirate } from './emirates';

/** A district or town: a row of `areas`, with its centre. */
export interface Area extends Coordinates {
  /** As in URLs. */
  slug: string;
  emirate: Emirate;
  /** By language. */
  name: { en: string; ar: string };
}

/** An area with its number of providers. */
export interface CountedArea extends Area {
  providers: number;
}

/** An area beside another, with the kilometres between their centres. */
export interface Neighbour {
  place: CountedArea;
  km: number;
}

const NEIGHBOURS = 6;

/** The nearest of the other areas, whichever emirate they are in (product rule 2.14). */
export function neighboursOf(area: Area, others: readonly CountedArea[]): Neighbour[] {
  return nearest(
    area,
    others.filter(({ slug }) => slug !== area.slug),
    NEIGHBOURS,
  );
}

/** A page with fewer providers than this says too little to be found by search engines (product rule 10.1). */
export const FEWEST_INDEXED = 3;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 60;

/** The slug of an area, in any case; whether there is such an area is known by the database alone. */
export function parseAreaSlug(text: string): string | undefined {
  const slug = text.toLowerCase();
  return SLUG.test(slug) && slug.length <= LONGEST_SLUG ? slug : undefined;
}

/** The district that is this area, if it is one of the six that have pages of their own (product rule 2.7). */
export function districtOf({ slug }: Pick<Area, 'slug'>): District | undefined {
  return isDistrict(slug) ? slug : undefined;
}
