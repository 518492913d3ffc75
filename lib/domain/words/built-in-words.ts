import { AREAS } from './areas';
import { EMIRATES } from './emirates';
import { FOREIGN_PLACES } from './foreign-places';
import { KINDS } from './kinds';
import { NEIGHBOUR_OUTLINES } from './neighbour-outlines';
import { SEARCHES } from './searches';
import { WASH_TYPES } from './wash-types';
import type { Words } from './words';

/** The words of every installation. Staff add to them (`staff-words.ts`). */
export const BUILT_IN_WORDS: Words = {
  emirates: EMIRATES,
  areas: AREAS,
  washTypes: WASH_TYPES,
  kinds: KINDS,
  searches: SEARCHES,
  foreignPlaces: FOREIGN_PLACES,
  neighbourOutlines: NEIGHBOUR_OUTLINES,
};
