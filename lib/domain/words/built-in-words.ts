import { AREAS } from './areas';
import { EMIRATE_WORDS } from './emirates';
import { FOREIGN_PLACES } from './foreign-places';
import { KIND_WORDS } from './kinds';
import { NEIGHBOUR_OUTLINES } from './neighbour-outlines';
import { SEARCHES } from './searches';
import { WASH_TYPE_WORDS } from './wash-types';
import type { Words } from './words';

/** The words of every installation. Staff add to them (`staff-words.ts`). */
export const BUILT_IN_WORDS: Words = {
  emirates: EMIRATE_WORDS,
  areas: AREAS,
  washTypes: WASH_TYPE_WORDS,
  kinds: KIND_WORDS,
  searches: SEARCHES,
  foreignPlaces: FOREIGN_PLACES,
  neighbourOutlines: NEIGHBOUR_OUTLINES,
};
