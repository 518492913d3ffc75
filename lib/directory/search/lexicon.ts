import type { Provider } from '../../domain/provider';
import type { Work } from '../in-chunks';
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
export function* toLexicon(
  providers: readonly { index: Pick<Provider['index'], 'words'> }[],
  { synonyms }: Pick<SearchVocabulary, 'synonyms'>,
): Work<Lexicon> {
  const placesOf = new Map<string, number[]>();
  for (const [place, { index }] of providers.entries()) {
    for (const word of index.words) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
    yield;
  }
  const words = [...placesOf.keys()].sort();
  return { size: providers.length, words, places: words.map((word) => placesOf.get(word)!), synonyms };
}

/** Returns a word and the spellings that mean the same. */
export function formsOf({ synonyms }: Lexicon, word: string): string[] {
  return [...new Set([word, ...(synonyms.get(` ${word} `) ?? []).map((form) => form.trim())])];
}

/** Whether any provider has a word that begins with this one, or with one that means the same. */
export function isKnownWord(lexicon: Lexicon, word: string): boolean {
  return (
    lexicon.words[firstNotBefore(lexicon.words, word)]?.startsWith(word) || marksOf(lexicon, word).includes(1)
  );
}

/** Returns the places of the providers that have, for each word, one that begins with it or with one that means the same. */
export function placesWithWords(lexicon: Lexicon, words: readonly string[]): number[] {
  return placesIn(intersect(words.map((word) => marksOf(lexicon, word))));
}

/** Returns the places of the providers that have, for each text, a word that contains it. */
export function placesContaining(lexicon: Lexicon, texts: readonly string[]): number[] {
  const marks = texts.map((text) => {
    const containing: Marks = new Uint8Array(lexicon.size);
    for (const [at, word] of lexicon.words.entries())
      if (word.includes(text)) mark(containing, lexicon.places[at]!);
    return containing;
  });
  return placesIn(intersect(marks));
}

/** A word may be a phrase that no filter knows ("pressure wash"): then each of its parts begins a word. */
function marksOf(lexicon: Lexicon, word: string): Marks {
  const marks: Marks = new Uint8Array(lexicon.size);
  const typed = ` ${word} `;
  mark(
    marks,
    placesOfForm(lexicon, typed, () => true),
  );
  for (const form of lexicon.synonyms.get(typed) ?? [])
    if (form !== typed)
      mark(
        marks,
        placesOfForm(lexicon, form, (part) => part.length > MAX_LETTERS_OF_WHOLE_WORD),
      );
  return marks;
}

/** Returns the places of the providers that have all parts of a form, some of them as beginnings of words. */
function placesOfForm(
  lexicon: Lexicon,
  form: string,
  isBeginning: (part: string) => boolean,
): readonly number[] {
  const parts = form
    .trim()
    .split(' ')
    .map((part) => placesOfPart(lexicon, part, isBeginning(part)));
  if (parts.length === 1) return parts[0]!;
  if (parts.some((places) => places.length === 0)) return [];
  return placesIn(intersect(parts.map((places) => mark(new Uint8Array(lexicon.size), places))));
}

/** Returns the places of the providers with a word, or with words that begin with it; some of them repeatedly. */
function placesOfPart({ words, places }: Lexicon, part: string, isBeginning: boolean): readonly number[] {
  const first = firstNotBefore(words, part);
  if (!isBeginning) return words[first] === part ? places[first]! : [];
  let end = first;
  while (words[end]?.startsWith(part)) end += 1;
  return places.slice(first, end).flat();
}

function mark(marks: Marks, places: readonly number[]): Marks {
  for (const place of places) marks[place] = 1;
  return marks;
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
  for (let place = marks?.indexOf(1) ?? -1; place >= 0; place = marks!.indexOf(1, place + 1))
    places.push(place);
  return places;
}

/** Returns the marks that all have; undefined for none. */
function intersect([first, ...others]: readonly Marks[]): Marks | undefined {
  for (const marks of others)
    for (let place = 0; place < first!.length; place++) first![place]! &= marks[place]!;
  return first;
}
