import type { Reading, ReadingPart } from './reading';
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
  /** The numbered part of an area: "barsha 1". */
  part?: string;
  /** Whether it is the name of a place, which is not known. */
  isPlaceName?: boolean;
}

/** Returns the parts of a search in its order. */
export function toItems(readings: readonly Reading[], tokens: readonly Token[]): QueryItem[] {
  return withMinutes(
    addUp(
      readings.flatMap(({ parts, from, to }) => {
        const read = tokens.slice(from, to);
        const at = [...new Set(read.map((token) => token.wordIndex))];
        return parts.map((part) => toItem(part, at, read[0]!.decimals));
      }),
    ),
  );
}

/** Adds up neighbouring amounts in words: "one hundred and fifty", "5 thousand", "خمسة وعشرين". Less than ten is an amount only in a sum. */
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
  return sums.map((item, place) =>
    isInWords(item) && item.figure!.value < 10 && !isHour(sums, place)
      ? { text: String(item.figure!.value), wordIndexes: item.wordIndexes }
      : item,
  );
}

/** Whether an amount is an hour: "at seven", "seven in the evening". */
function isHour(items: readonly QueryItem[], place: number): boolean {
  const next = items[place + 1];
  return (
    /^(?:at|past|to|ساعه)$/.test(items[place - 1]?.text ?? '') ||
    /^(?:am|pm|oclock|o clock)$/.test(next?.text ?? '') ||
    next?.phrase?.meaning === 'time'
  );
}

/** Minutes that are said before an hour, or in Arabic behind it. */
const MINUTES: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
  نص: 30,
  نصف: 30,
  ربع: 15,
  'الا ربع': -15,
};

/** Adds the minutes to an hour: "half past seven", «سبعة ونص». */
function withMinutes(items: readonly QueryItem[]): QueryItem[] {
  const read = [...items];
  for (let place = 0; place < read.length; place++) {
    const hour = read[place]!.figure;
    if (!hour || hour.decimals !== undefined || hour.value > 12) continue;
    const textOf = (from: number, to: number) =>
      read
        .slice(Math.max(0, from), to)
        .map(({ text }) => text)
        .join(' ')
        .replace(/^و ?/, '');
    const length = [2, 1].find((count) => MINUTES[textOf(place + 1, place + 1 + count)] !== undefined);
    const before = MINUTES[textOf(place - 2, place)];
    const minutes = before ?? (length ? MINUTES[textOf(place + 1, place + 1 + length)]! : undefined);
    if (minutes === undefined) continue;
    const [from, to] = before === undefined ? [place, place + 1 + length!] : [place - 2, place + 1];
    const value = minutes < 0 ? (hour.value + 11) % 12 || 12 : hour.value;
    const time = { value, decimals: String((60 + minutes) % 60) };
    const wordIndexes = read.slice(from, to).flatMap((item) => item.wordIndexes);
    read.splice(from, to - from, { text: read[place]!.text, wordIndexes, figure: time });
    place = from;
  }
  return read;
}

function sumOf(one: QueryItem, other: QueryItem): number | undefined {
  const times = other.figure?.value;
  if ((times === 100 || times === 1000) && isInWords(other) && one.figure && one.figure.value < times / 10)
    return one.figure.value * times;
  if (!isInWords(one) || !isInWords(other)) return undefined;
  const [more, less] = [one.figure!.value, other.figure!.value].sort((a, b) => b - a) as [number, number];
  const isSum = (more % 100 === 0 && one.figure!.value === more) || (more % 10 === 0 && less < 10);
  return isSum && less < 100 && less !== more ? more + less : undefined;
}

function isInWords({ text, figure }: QueryItem): boolean {
  return figure !== undefined && !/^[0-9]/.test(text);
}

function toItem(
  { text, phrase, part }: ReadingPart,
  at: readonly number[],
  decimals: string | undefined,
): QueryItem {
  if (phrase && phrase.meaning !== 'number') return { text, wordIndexes: at, phrase, ...(part && { part }) };
  const value = phrase ? phrase.options[0]! : /^[0-9]{1,5}$/.test(text) ? text : undefined;
  return value === undefined
    ? { text, wordIndexes: at }
    : { text, wordIndexes: at, figure: { value: Number(value), decimals } };
}
