import { searchForm } from '../../domain/keywords';
import type { Provider } from '../../domain/provider';
import type { Work } from '../in-chunks';
import { similarityOf, trigramsOf } from './trigrams';

/** The words of the providers' names, to find those that are similar to a word. */
export interface NameIndex {
  words: readonly NameWord[];
  /** The same by word. */
  byWord: ReadonlyMap<string, NameWord>;
  /** The places of the words with a trigram in `words`. */
  byTrigram: ReadonlyMap<string, readonly number[]>;
}

interface NameWord {
  word: string;
  trigrams: ReadonlySet<string>;
  /** The providers whose name has it. */
  providers: readonly Provider[];
}

/** A word of names, and how similar it is to another word. */
interface SimilarWord extends Pick<NameWord, 'word' | 'providers'> {
  similarity: number;
}

const nameForms = new WeakMap<Provider, readonly string[]>();

/** Returns the names of a provider in search form: its name, and those in other letters. */
export function nameFormsOf(provider: Provider): readonly string[] {
  const known = nameForms.get(provider);
  if (known) return known;
  const forms = namesOf(provider).map(searchForm);
  nameForms.set(provider, forms);
  return forms;
}

/** Returns the name of a provider, and those in Latin letters and in Arabic. */
export function namesOf({ name, nameLatin, nameAr }: Provider): string[] {
  return [name, nameLatin, nameAr].filter((known) => known !== null);
}

/** Indexes the words of the providers' names. */
export function* toNameIndex(providers: readonly Provider[]): Work<NameIndex> {
  const providersOf = new Map<string, Set<Provider>>();
  for (const provider of providers) {
    for (const word of nameFormsOf(provider).flatMap((form) => form.trim().split(' '))) {
      const named = providersOf.get(word);
      if (named) named.add(provider);
      else providersOf.set(word, new Set([provider]));
    }
    yield;
  }
  const words: NameWord[] = [];
  const byTrigram = new Map<string, number[]>();
  for (const [word, named] of providersOf) {
    const trigrams = trigramsOf(word);
    for (const trigram of trigrams) {
      const places = byTrigram.get(trigram);
      if (places) places.push(words.length);
      else byTrigram.set(trigram, [words.length]);
    }
    words.push({ word, trigrams, providers: [...named] });
    yield;
  }
  return { words, byWord: new Map(words.map((named) => [named.word, named])), byTrigram };
}

/** Returns the words of names that have a trigram in common with a word. */
export function similarNameWords({ words, byTrigram }: NameIndex, word: string): SimilarWord[] {
  const trigrams = trigramsOf(word);
  const places = new Set([...trigrams].flatMap((trigram) => byTrigram.get(trigram) ?? []));
  return [...places].map((place) => {
    const { word, providers, ...other } = words[place]!;
    return { word, providers, similarity: similarityOf(trigrams, other.trigrams) };
  });
}
