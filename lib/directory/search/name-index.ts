import { groupBy } from '../../domain/group-by';
import { searchForm } from '../../domain/keywords';
import type { Provider, ProviderSummary } from '../../domain/provider';
import type { Steps } from '../in-chunks';

/** The words of the providers' names, to find those that are similar to a word. */
export interface NameIndex {
  /** The providers with each word in their names. */
  byWord: ReadonlyMap<string, ReadonlySet<Provider>>;
  /** The words in order, by their first letter. */
  byLetter: ReadonlyMap<string, readonly string[]>;
}

const nameForms = new WeakMap<Provider, readonly string[]>();

/** Returns the names of a provider in search form: its name, and those in other letters. */
export function nameFormsOf(provider: Provider): readonly string[] {
  const known = nameForms.get(provider);
  if (known) return known;
  const forms = namesByWord(provider).map(searchForm);
  nameForms.set(provider, forms);
  return forms;
}

/** Returns the name of a provider, and those in Latin letters and in Arabic. */
export function namesByWord({ name, nameLatin, nameAr }: ProviderSummary): string[] {
  return [name, nameLatin, nameAr].filter((known) => known !== null);
}

/** Indexes the words of the providers' names. */
export function* toNameIndex(providers: readonly Provider[]): Steps<NameIndex> {
  const byWord = new Map<string, Set<Provider>>();
  for (const provider of providers) {
    for (const word of nameFormsOf(provider).flatMap((form) => form.trim().split(' '))) {
      const named = byWord.get(word);
      if (named) named.add(provider);
      else byWord.set(word, new Set([provider]));
    }
    yield;
  }
  return { byWord, byLetter: groupBy([...byWord.keys()].sort(), (word) => [word[0] ?? '']) };
}
