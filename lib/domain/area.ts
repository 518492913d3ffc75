import { type District, isDistrict } from './districts';
import type { Emirate } from './emirates';

/** A district or town: a row of `areas`. */
export interface Area {
  /** As in URLs. */
  slug: string;
  emirate: Emirate;
  name: { en: string; ar: string };
  /** Degrees of its centre. */
  latitude: number;
  longitude: number;
}

/** The district that is this area, if it is one of the six that have pages of their own (product rule 2.7). */
export function districtOf({ slug }: Pick<Area, 'slug'>): District | undefined {
  return isDistrict(slug) ? slug : undefined;
}
