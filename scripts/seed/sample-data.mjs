import { readFileSync } from 'node:fs';

/**
 * Trades. Those whose `mode` is Mobile come to the car. `price` is the range of the lowest price in AED; `eco` and `allNight`
 * are probabilities; `waterless` marks the trades of that wash type, `inTown` those that no industrial area has. A word such
 * as "steam" or "detail" places a provider, so it stands only where it is meant. Any category, wash type and opening of a
 * trade must go together.
 */
export const TRADES = read('trades');

/**
 * Where providers are: emirate, weight, dialling code, areas as [name, weight, streets, centre], and addresses in Arabic script. No
 * name here may hold a district keyword of the migration that belongs to another emirate.
 */
export const EMIRATES = read('emirates');

/** What names of providers are made of. */
export const NAME_PARTS = read('names');

/** Questions that are published, in both languages, in their order. */
export const FAQS = read('faqs');

function read(name) {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'));
}
