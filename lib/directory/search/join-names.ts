import { isOrdinaryWord } from './ordinary-words';
import type { QueryItem } from './query-items';

/** What names of places end with; Arabic ones begin with it. */
const KIND_OF_PLACE =
  /^(?:mall|hotel|hospital|clinic|school|university|college|mosque|masjid|hypermarket|supermarket|tower|residence|مول|فندق|مستشفي|عياده|مدرسه|جامعه|كليه|كليات|مسجد|جامع|برج)$/;
/** Texts write these in many ways. */
const STREET = /^(?:street|st|str|road|rd|avenue|ave|شارع|طريق)$/;
const ARABIC = /^[\u0621-\u064A]/;
const MAX_WORDS = 3;

/** Joins the left-over words of a name of a place, which is looked for as a whole: half of "Safeer Mall" is any mall. */
export function joinNames(items: readonly QueryItem[]): QueryItem[] {
  const joined = [...items];
  for (let place = 0; place < joined.length; place++) {
    const { text } = joined[place]!;
    const isStreet = STREET.test(text);
    if (!isStreet && !KIND_OF_PLACE.test(text)) continue;
    const isName = (at: number) => isNameWord(joined[at], isStreet);
    let [from, to] = [place, place + 1];
    if (ARABIC.test(text)) while (to - place <= MAX_WORDS && isName(to)) to += 1;
    // «سفير مول»
    if (to === place + 1) while (place - from < MAX_WORDS && isName(from - 1)) from -= 1;
    if (to - from < 2) continue;
    const named = joined.slice(from, to).filter((_, at) => !isStreet || from + at !== place);
    joined.splice(from, to - from, {
      text: named.map((item) => item.text).join(' '),
      wordIndexes: joined.slice(from, to).flatMap(({ wordIndexes }) => wordIndexes),
      ...(!isStreet && { isPlaceName: true }),
    });
    place = from;
  }
  return joined;
}

/** Names of streets may be ordinary words, and so may Arabic ones, but "biggest mall" is no name. */
function isNameWord(item: QueryItem | undefined, isStreet: boolean): boolean {
  if (!item || item.phrase || item.figure || item.text.length < 2 || item.wordIndexes.length > 1)
    return false;
  // The "d63" of "d63 umm suqeim street" is a number.
  if (/^[a-z]?[0-9]+[a-z]?$/.test(item.text)) return false;
  return isStreet || ARABIC.test(item.text) || !isOrdinaryWord(item.text);
}
