import type { QueryItem } from './query-items';

const NEAR = /^(?:near|قرب)$/i;
const PREPOSITIONS =
  /^(?:and|or|in|at|on|by|for|of|with|near|from|to|but|و|او|أو|في|من|قرب|على|عند|الى|إلى)$/i;

/** Returns what is left of a search without some of its words, and without prepositions at its ends; empty if nothing is said. */
export function withoutWords(
  typed: readonly string[],
  items: readonly QueryItem[],
  at: ReadonlySet<number>,
): string {
  const isOut = (item: QueryItem | undefined, out = at) =>
    item?.wordIndexes.some((place) => out.has(place)) === true;
  const isSign = ({ phrase }: QueryItem) => phrase?.meaning === 'sign';
  if (items.every((item) => item.phrase?.meaning === 'generic' || isSign(item) || isOut(item))) return '';
  // "Polish and engine wash" without the polish
  const signs = items.filter(
    (item, place) => isSign(item) && (isOut(items[place - 1]) || isOut(items[place + 1])),
  );
  const out = new Set([
    ...at,
    ...signs.filter(({ phrase }) => phrase!.options[0] !== 'not').flatMap((sign) => sign.wordIndexes),
  ]);
  // "Steam wash" goes as a whole.
  for (const [place, { phrase, text, wordIndexes: words }] of items.entries()) {
    const before = items[place - 1];
    const isBehind =
      ['washType', 'serviceMode', 'generic'].includes(before?.phrase?.meaning ?? '') && isOut(before, out);
    if (isBehind && phrase?.meaning === 'generic' && !PREPOSITIONS.test(text))
      for (const word of words) out.add(word);
  }
  const left = typed.filter(
    (word, place) => word !== '' && !out.has(place) && !(/^(?:al|el)$/i.test(word) && out.has(place + 1)),
  );
  while (PREPOSITIONS.test(left[0] ?? '') && !NEAR.test(left[0]!)) left.shift();
  while (PREPOSITIONS.test(left.at(-1) ?? '')) left.pop();
  return left.join(' ');
}
