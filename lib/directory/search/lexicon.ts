import type { Provider } from '../../domain/provider';
import type { SearchVocabulary } from './search-vocabulary';

/** The words of the listed providers, each with those that have it. */
export interface Lexicon {
  /** The number of providers. */
  size: number;
  /** All words in order, so that those with the same beginning stand together. */
  words: readonly string[];
  /** The places of the providers with each word in the list of providers. */
  places: readonly (readonly number[])[];
  synonyms: SearchVocabulary['synonyms'];
}

/** A set of providers by their places: 1 for each that is in it. */
type Marks = Uint8Array;

/** Spellings that mean the same count as whole words if they are short: "EV" does not begin "every". */
const MAX_LETTERS_OF_WHOLE_WORD = 4;

/** Indexes the words of providers. */
export function toLexicon(
  providers: readonly { index: Pick<Provider['index'], 'words'> }[],
  { synonyms }: Pick<SearchVocabulary, 'synonyms'>,
): Lexicon {
  const placesOf = new Map<string, number[]>();
  for (const [place, { index }] of providers.entries())
    for (const word of index.words) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  const words = [...placesOf.keys()].sort();
  return { size: providers.length, words, places: words.map((word) => placesOf.get(word)!), synonyms };
}

/** Whether a word, or one that means the same, begins a word of any provider. */
export function isKnownWord(lexicon: Lexicon, word: string): boolean {
  return marksOf(lexicon, word).includes(1);
}

/** Returns the places of the providers of whom every word, or one that means the same, begins a word. */
export function placesWithWords(lexicon: Lexicon, words: readonly string[]): number[] {
  return placesIn(intersect(words.map((word) => marksOf(lexicon, word))));
}

/** Returns the places of the providers that have, for each text, a word that contains it. */
export function placesContaining(lexicon: Lexicon, texts: readonly string[]): number[] {
  const marks = texts.map((text) => {
    const containing: Marks = new Uint8Array(lexicon.size);
    for (const [at, word] of lexicon.words.entries())
      if (word.includes(text)) for (const place of lexicon.places[at]!) containing[place] = 1;
    return containing;
  });
  return placesIn(intersect(marks));
}

function marksOf(lexicon: Lexicon, word: string): Marks {
  const marks: Marks = new Uint8Array(lexicon.size);
  markWord(lexicon, word, marks, { isBeginning: true });
  for (const form of lexicon.synonyms.get(` ${word} `) ?? []) {
    if (form === ` ${word} `) continue;
    const parts = form
      .trim()
      .split(' ')
      .map((part) => {
        const marksOfPart: Marks = new Uint8Array(lexicon.size);
        markWord(lexicon, part, marksOfPart, { isBeginning: part.length > MAX_LETTERS_OF_WHOLE_WORD });
        return marksOfPart;
      });
    for (const place of placesIn(intersect(parts))) marks[place] = 1;
  }
  return marks;
}

/** Marks the providers with a word. */
function markWord(
  { words, places }: Lexicon,
  word: string,
  marks: Marks,
  { isBeginning }: { isBeginning: boolean },
): void {
  for (let at = firstNotBefore(words, word); at < words.length; at++) {
    if (isBeginning ? !words[at]!.startsWith(word) : words[at] !== word) return;
    for (const place of places[at]!) marks[place] = 1;
  }
}

/** Returns the place of the first word that is not before the given one, by bisection. */
function firstNotBefore(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placesIn(marks: Marks | undefined): number[] {
  const places: number[] = [];
  marks?.forEach((mark, place) => {
    if (mark === 1) places.push(place);
  });
  return places;
}

/** Returns the marks that all have; undefined for none. */
function intersect(all: readonly Marks[]): Marks | undefined {
  return all.length === 0
    ? undefined
    : all.reduce((some, others) => some.map((mark, place) => mark & others[place]!));
}
