import type { Provider } from '../../domain/provider';
import type { Steps } from '../in-chunks';
import { editDistance } from './edit-distance';
import type { SearchVocabulary } from './search-vocabulary';

/** The words of the listed providers, each with those that have it. */
export interface Lexicon {
  /** All words in order, so that those with the same beginning stand together. */
  words: readonly string[];
  /** The places of the providers with each word in the list of providers. */
  places: readonly (readonly number[])[];
  synonyms: SearchVocabulary['synonyms'];
}

/** Spellings that mean the same count as whole words if they are short: "EV" does not begin "every". */
const MAX_LETTERS_OF_WHOLE_WORD = 4;

/** Indexes the words of providers. */
export function* toLexicon(
  providers: readonly { index: Pick<Provider['index'], 'words'> }[],
  { synonyms }: Pick<SearchVocabulary, 'synonyms'>,
): Steps<Lexicon> {
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
  return { words, places: words.map((word) => placesOf.get(word)!), synonyms };
}

const LATIN_PHRASE = /^[a-z]+ [a-z ]+$/;

/** Returns a word and the spellings that mean the same; phrases are also written with hyphens. */
export function spellingsOf({ synonyms }: Lexicon, word: string): string[] {
  const forms = [word, ...(synonyms.get(` ${word} `) ?? []).map((form) => form.trim())];
  const hyphened = forms.filter((form) => LATIN_PHRASE.test(form)).map((form) => form.replaceAll(' ', '-'));
  return [...new Set([...forms, ...hyphened])];
}

/** Whether any provider has a word that begins with this one, or with one that means the same. */
export function isKnownWord(lexicon: Lexicon, word: string): boolean {
  return spellingsOf(lexicon, word).some((form) => placesOfSpelling(lexicon, form, form === word).size > 0);
}

const MIN_LETTERS_OF_SIMILAR = 6;
const MIN_PROVIDERS_OF_SIMILAR = 3;

/** Returns the word of some providers that a longer unknown one differs from by a letter; undefined if there are several. */
export function similarKnown(
  { words, places }: Lexicon,
  typed: string,
  isMeant: (word: string) => boolean = () => true,
): string | undefined {
  if (typed.length < MIN_LETTERS_OF_SIMILAR) return undefined;
  const found: string[] = [];
  for (let at = firstNotBefore(words, typed[0]!); words[at]?.startsWith(typed[0]!); at++)
    if (places[at]!.length >= MIN_PROVIDERS_OF_SIMILAR && editDistance(typed, words[at]!, 1) <= 1)
      found.push(words[at]!);
  return found.length === 1 && isMeant(found[0]!) ? found[0] : undefined;
}

/** Returns the places of the providers that have, for each word, one that begins with it. */
export function placesWithWords(lexicon: Lexicon, words: readonly string[]): number[] {
  if (words.length === 0) return [];
  return [...placesOfSpelling(lexicon, words.join(' '), true)].sort((a, b) => a - b);
}

/** Returns the places of the providers that have a word that contains a text. */
export function placesContaining({ words, places }: Lexicon, text: string): number[] {
  const containing = words.flatMap((word, at) => (word.includes(text) ? places[at]! : []));
  return [...new Set(containing)].sort((a, b) => a - b);
}

/** Returns the places of the providers that have all parts of a form, as beginnings of words if it was typed or they are long. */
export function placesOfSpelling({ words, places }: Lexicon, form: string, isTyped: boolean): Set<number> {
  return inAll(
    form.split(/[ -]/).map((part) => {
      const found = new Set<number>();
      const isBeginning = isTyped || part.length > MAX_LETTERS_OF_WHOLE_WORD;
      for (let at = firstNotBefore(words, part); words[at]?.startsWith(part); at++) {
        if (isBeginning || words[at] === part) for (const place of places[at]!) found.add(place);
        if (!isBeginning) break;
      }
      return found;
    }),
  );
}

/** Returns what all sets have. */
function inAll([first = new Set(), ...others]: Set<number>[]): Set<number> {
  for (const place of first) if (!others.every((other) => other.has(place))) first.delete(place);
  return first;
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
