import { createDeck } from './random.mjs';
import { NAME_PARTS } from './sample-data.mjs';

/** Generates names in the local style; names repeat only once all combinations are used. */
export function createNamer(random) {
  const coined = createDeck(random, NAME_PARTS.coined);
  const first = createDeck(random, NAME_PARTS.first);
  const last = createDeck(random, NAME_PARTS.last);
  const inArabic = [...NAME_PARTS.inArabic];
  const used = new Set();

  const patterns = [
    [(suffix) => `${coined()} ${suffix}`, 44],
    [(suffix) => `${first()} & ${last()} ${suffix}`, 14],
    [(suffix) => `${first()} ${last()} ${suffix}`, 20],
    [(suffix) => `${random.pick(NAME_PARTS.arabicFirst)} ${random.pick(NAME_PARTS.arabicLast)} ${suffix}`, 7],
    [(suffix) => `${coined()} & Sons ${suffix}`, 3],
    [(suffix) => `${coined()}'s ${suffix}`, 5],
    [(suffix) => `${last()} No. ${random.int(2, 19)} ${suffix}`, 4],
  ];

  return function nameFor(trade, isArabic) {
    if (isArabic && inArabic.length > 0) return inArabic.shift();
    let name = random.weighted(patterns)(random.pick(trade.suffixes));
    for (let attempt = 0; attempt < 8 && used.has(name); attempt += 1) {
      name = random.weighted(patterns)(random.pick(trade.suffixes));
    }
    used.add(name);
    return name;
  };
}
