import type { QueryItem } from './query-items';
import { isText, isWord } from './read-wishes';

/** A figure beside words is of a house, or says how many cars: nobody can mention it. */
const FIGURE = /^[0-9]{1,4}$/;
/** What a list says of these is no count of words. */
const SAID_ELSEWHERE = ['holiday', 'abroad', 'brushless', 'duration'];

/** What of a search no filter knows. */
interface LeftOver {
  /** What providers may mention. */
  words: string[];
  /** The places of the figures that are not used. */
  figures: number[];
}

/** Returns what no filter knows. A letter beside words says nothing ("Cluster D"), and what is said twice, in whatever words, is one. */
export function leftOverWords(others: readonly QueryItem[], items: readonly QueryItem[]): LeftOver {
  const least = items.some(({ text }) => text.length > 1) ? 2 : 1;
  const isBeside = items.some(({ text }) => text.length > 1 && !FIGURE.test(text));
  const words = others.filter(
    (item, place) =>
      isWord(item) &&
      item.phrase?.meaning !== 'make' &&
      item.text.length >= (FIGURE.test(item.text) ? 1 : least) &&
      !SAID_ELSEWHERE.some((option) => isText(item, option)) &&
      !(item.phrase && others.slice(0, place).some((other) => isText(other, item.phrase!.options[0]!))),
  );
  const isFigure = ({ text }: QueryItem) => isBeside && FIGURE.test(text);
  return {
    words: [
      ...new Set([
        ...words.filter((item) => !isFigure(item)).map(({ text }) => text),
        ...items.flatMap(({ part }) => part ?? []),
      ]),
    ],
    figures: words.filter(isFigure).flatMap(({ wordIndexes }) => wordIndexes),
  };
}
