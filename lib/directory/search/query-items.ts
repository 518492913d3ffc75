import type { Reading, ReadingPart } from './readings';
import type { Phrase } from './search-vocabulary';
import type { Token } from './tokens';

/** A part of a search: a phrase that searches recognize, a figure, or a word. */
export interface QueryItem {
  /** In search form, without spaces around it. */
  text: string;
  /** The places of the typed words that it stands in. */
  wordIndexes: readonly number[];
  /** What it means; undefined for a word that is left over. */
  phrase?: Phrase;
  /** A figure, or an amount in words. */
  figure?: { value: number; decimals?: string };
}

/** Returns the parts of a search in its order. */
export function toItems(readings: readonly Reading[], tokens: readonly Token[]): QueryItem[] {
  return addUp(
    readings.flatMap(({ parts, from, to }) => {
      const read = tokens.slice(from, to);
      const at = [...new Set(read.map((token) => token.wordIndex))];
      return parts.map((part) => toItem(part, at, read[0]!.decimals));
    }),
  );
}

/** Adds up neighbouring amounts in words: "one hundred and fifty", "خمسة وعشرين". Less than ten is an amount only in a sum. */
function addUp(items: readonly QueryItem[]): QueryItem[] {
  const sums: QueryItem[] = [];
  for (const item of items) {
    const isJoined = sums.at(-1)?.phrase?.options[0] === 'and';
    const before = sums.at(isJoined ? -2 : -1);
    const sum = before && sumOf(before, item);
    if (sum === undefined) sums.push(item);
    else
      sums.splice(isJoined ? -2 : -1, 2, {
        text: item.text,
        wordIndexes: [...before!.wordIndexes, ...item.wordIndexes],
        figure: { value: sum },
      });
  }
  return sums.map((item) =>
    isInWords(item) && item.figure!.value < 10 ? { text: item.text, wordIndexes: item.wordIndexes } : item,
  );
}

function sumOf(one: QueryItem, other: QueryItem): number | undefined {
  if (!isInWords(one) || !isInWords(other)) return undefined;
  const [more, less] = [one.figure!.value, other.figure!.value].sort((a, b) => b - a) as [number, number];
  const isSum = (more % 100 === 0 && one.figure!.value === more) || (more % 10 === 0 && less < 10);
  return isSum && less < 100 && less !== more ? more + less : undefined;
}

function isInWords({ text, figure }: QueryItem): boolean {
  return figure !== undefined && !/^[0-9]/.test(text);
}

function toItem(
  { text, phrase }: ReadingPart,
  at: readonly number[],
  decimals: string | undefined,
): QueryItem {
  if (phrase && phrase.meaning !== 'number') return { text, wordIndexes: at, phrase };
  const value = phrase ? phrase.options[0]! : /^[0-9]{1,5}$/.test(text) ? text : undefined;
  return value === undefined
    ? { text, wordIndexes: at }
    : { text, wordIndexes: at, figure: { value: Number(value), decimals } };
}
