import type { QueryItem } from './query-items';
import { isText, isWord } from './read-wishes';

/** A figure beside words is of a house or road ("D63"), or says how many cars: nobody can mention it. */
const FIGURE = /^[a-z]?[0-9]{1,4}$/;
/** What a list says of these is no count of words. */
const SAID_ELSEWHERE = ['holiday', 'abroad', 'brushless', 'duration'];

/** What of a search no filter knows, and providers may mention. */
interface LeftOver {
  words: string[];
  /** The places of the typed words that say it. */
  wordIndexes: number[];
}

/** Returns what no filter knows. A letter beside words says nothing ("Cluster D"), and what no text answers is not looked for: "my new car". */
export function leftOverWords(others: readonly QueryItem[], items: readonly QueryItem[]): LeftOver {
  const least = items.some(({ text }) => text.length > 1) ? 2 : 1;
  const isBeside = items.some(({ text }) => text.length > 1 && !FIGURE.test(text));
  const words = others.filter(
    (item) =>
      isWord(item) &&
      item.phrase?.meaning !== 'make' &&
      (FIGURE.test(item.text) ? !isBeside : item.text.length >= least) &&
      !isSaidElsewhere(item) &&
      !isText(item, 'unanswered'),
  );
  return {
    words: [...new Set([...words.map(({ text }) => text), ...items.flatMap(({ part }) => part ?? [])])],
    wordIndexes: words.flatMap(({ wordIndexes }) => wordIndexes),
  };
}

export function isSaidElsewhere(item: QueryItem): boolean {
  return SAID_ELSEWHERE.some((option) => isText(item, option));
}
