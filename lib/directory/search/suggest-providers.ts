import { searchForm } from '../../domain/keywords';
import type { Provider } from '../../domain/provider';
import type { Directory } from '../directory';
import { inOrder } from '../lists/orders';
import { firstWords } from './find-providers';
import { placesWithWords } from './lexicon';
import { nameFormsOf } from './name-index';
import { searchIndexOf } from './search-index';

/** The article of a word that is still being typed; finished words of three letters or more lose theirs. */
const UNFINISHED_ARTICLE = /(?<= )ال(?=[\u0621-\u064A]{1,2} $)/;

/**
 * Returns providers whose names complete what a visitor is typing: those that begin with it first, then the best (product rule 2.16).
 * Each typed word begins one of the name, or of the name in Latin letters.
 */
export function suggestProviders(directory: Directory, typed: string, limit: number): Provider[] {
  const form = searchForm(firstWords(typed)).replace(UNFINISHED_ARTICLE, '').trimEnd();
  const words = form.split(' ').filter(Boolean);
  // Texts hold the names.
  const mentioning = new Set(
    placesWithWords(searchIndexOf(directory).lexicon, words).map((place) => directory.providers[place]),
  );
  const named = inOrder(directory, 'best').flatMap((provider) => {
    const names = mentioning.has(provider) ? nameFormsOf(provider) : [];
    const completing = names.filter((name) => words.every((word) => name.includes(` ${word}`)));
    return completing.length > 0
      ? [{ provider, begins: completing.some((name) => name.startsWith(form)) }]
      : [];
  });
  const [beginning, others] = [true, false].map((begins) => named.filter((one) => one.begins === begins));
  return [...beginning!, ...others!].slice(0, limit).map(({ provider }) => provider);
}
