import { plainText } from './text';

const WORD = /[a-z]+|[ء-ي]+|[0-9]+(?:[:.][0-9]{1,2}(?![0-9]))?|[^ ]/g;
/** Words of the longest phrase. */
const MAX_PHRASE = 6;

/** Returns a table of spellings by meaning for `meaningsIn`, which reads plain text. */
export function phraseTable(
  spellings: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(spellings).flatMap(([meaning, phrases]) =>
      phrases.map((phrase) => [plainText(phrase), meaning] as const),
    ),
  );
}

/**
 * Returns what the words and signs of a plain text mean, figures as they are, the longest phrases first; null if one is not in the
 * table. A meaning may be several words, or "" for what says nothing.
 */
export function meaningsIn(text: string, table: ReadonlyMap<string, string>): string[] | null {
  const words: string[] = text.match(WORD) ?? [];
  const meanings: string[] = [];
  for (let at = 0; at < words.length;) {
    const [meaning, length] = meaningAt(words, at, table);
    if (meaning === undefined) return null;
    if (meaning !== '') meanings.push(...meaning.split(' '));
    at += length;
  }
  return meanings;
}

/** Returns what the longest known phrase at a place means, and how many words it has; Arabic writes "and" and "to" with the next word. */
function meaningAt(
  words: readonly string[],
  at: number,
  table: ReadonlyMap<string, string>,
): [meaning: string | undefined, length: number] {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = table.get(phrase);
    if (meaning !== undefined) return [meaning, length];
    const behindAnd = phrase.startsWith('و') ? table.get(phrase.slice(1)) : undefined;
    if (behindAnd !== undefined) return [`${table.get('و')} ${behindAnd}`.trim(), length];
    const behindTo = phrase.startsWith('لل') ? table.get(`ا${phrase.slice(1)}`) : undefined;
    if (behindTo) return [`${table.get('ل')} ${behindTo}`.trim(), length];
  }
  return [/^[0-9]/.test(words[at]!) ? words[at] : undefined, 1];
}
