import frequencies from './word-frequencies.json';

let ordinary: ReadonlySet<string> | undefined;

/**
 * Whether a word in search form is one of the most frequent of English or Arabic, so that it is never changed or parted: whoever types
 * «مكان» means a place and no Macan. Server only.
 */
export function isOrdinaryWord(word: string): boolean {
  ordinary ??= new Set([...frequencies.english, ...frequencies.arabic].join(' ').split(' '));
  return ordinary.has(word);
}
