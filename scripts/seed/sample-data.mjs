import { readFileSync } from 'node:fs';

/**
 * Types of business. Those with `mode` Mobile come to the car. `price` is the range of the lowest price in AED; `eco`
 * and `allNight` are probabilities; `waterless` marks those of that wash type, `inTown` those that avoid
 * industrial areas. Words such as "steam" or "detail" classify a provider, so use them only where intended.
 * Every category, wash type and opening sentence of a trade must be compatible.
 */
export const TRADES = read('trades');

/**
 * Locations: emirate, weight, area code, areas as [name, weight, streets, centre], and Arabic addresses. No
 * name may contain a district keyword of another emirate (see the areas migration).
 */
export const EMIRATES = read('emirates');

/** Parts of provider names. */
export const NAME_PARTS = read('names');

/** Published questions in both languages, in order. */
export const FAQS = read('faqs');

function read(name) {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'));
}
