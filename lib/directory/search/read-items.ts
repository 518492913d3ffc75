import type { Part, Reading } from './readings';
import type { Phrase } from './search-vocabulary';
import type { Token } from './tokens';

/** A part of a search: a phrase that searches recognize, a figure, or a word. */
export interface Item {
  /** In search form, without spaces around it. */
  text: string;
  /** The places of the typed words that it stands in. */
  at: readonly number[];
  /** What it means; undefined for a word that is left over. */
  phrase?: Phrase;
  /** A figure, or an amount in words. */
  figure?: { value: number; decimals?: string };
}

/** Returns the parts of a search in its order. */
export function toItems(readings: readonly Reading[], tokens: readonly Token[]): Item[] {
  return addUp(
    readings.flatMap(({ parts, from, to }) => {
      const read = tokens.slice(from, to);
      const at = [...new Set(read.map((token) => token.at))];
      return parts.map((part) => toItem(part, at, read[0]!.decimals));
    }),
  );
}

/** Adds up neighbouring amounts in words: "one hundred and fifty", "خمسة وعشرين". Less than ten is an amount only in a sum. */
function addUp(items: readonly Item[]): Item[] {
  const sums: Item[] = [];
  for (const item of items) {
    const isJoined = sums.at(-1)?.phrase?.options[0] === 'and';
    const before = sums.at(isJoined ? -2 : -1);
    const sum = before && sumOf(before, item);
    if (sum === undefined) sums.push(item);
    else
      sums.splice(isJoined ? -2 : -1, 2, {
        text: item.text,
        at: [...before!.at, ...item.at],
        figure: { value: sum },
      });
  }
  return sums.map((item) =>
    isInWords(item) && item.figure!.value < 10 ? { text: item.text, at: item.at } : item,
  );
}

function sumOf(one: Item, other: Item): number | undefined {
  if (!isInWords(one) || !isInWords(other)) return undefined;
  const [more, less] = [one.figure!.value, other.figure!.value].sort((a, b) => b - a) as [number, number];
  const isSum = (more % 100 === 0 && one.figure!.value === more) || (more % 10 === 0 && less < 10);
  return isSum && less < 100 && less !== more ? more + less : undefined;
}

function isInWords({ text, figure }: Item): boolean {
  return figure !== undefined && !/^[0-9]/.test(text);
}

function toItem({ text, phrase }: Part, at: readonly number[], decimals: string | undefined): Item {
  if (phrase && phrase.meaning !== 'number') return { text, at, phrase };
  const value = phrase ? phrase.options[0]! : /^[0-9]{1,5}$/.test(text) ? text : undefined;
  return value === undefined ? { text, at } : { text, at, figure: { value: Number(value), decimals } };
}
