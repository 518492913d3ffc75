/** Mulberry32: a small generator with the same sequence on every machine. */
export function createRandom(seed) {
  let state = seed >>> 0;

  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  const int = (from, to) => from + Math.floor(next() * (to - from + 1));
  const pick = (items) => items[int(0, items.length - 1)];
  const chance = (probability) => next() < probability;

  function shuffled(items) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [result[last], result[other]] = [result[other], result[last]];
    }
    return result;
  }

  return { next, int, pick, chance, shuffled, weighted: (choices) => pickWeighted(next(), choices) };
}

/** `choices` are pairs of value and weight. */
function pickWeighted(share, choices) {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = share * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return choices.at(-1)[0];
}

/** Returns a function that draws all cards before reshuffling, so that proportions also hold in small groups. */
export function createDeck(random, cards) {
  let pile = [];
  return () => {
    if (pile.length === 0) pile = random.shuffled(cards);
    return pile.pop();
  };
}

/** Repeats each value according to its weight, as the cards of a deck. */
export function cardsOf(weights) {
  return weights.flatMap(([value, weight]) => Array(weight).fill(value));
}
