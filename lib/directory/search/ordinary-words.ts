import frequencies from './word-frequencies.json';

let ordinary: ReadonlySet<string> | undefined;
let everyday: ReadonlySet<string> | undefined;

/** The words of a language that stand in any text, whatever it is about. */
const MOST_FREQUENT = 600;

/**
 * Whether a word in search form is one of the most frequent of English or Arabic, so that it is never changed or parted: whoever types
 * «مكان» means a place and no Macan. Server only.
 */
export function isOrdinaryWord(word: string): boolean {
  ordinary ??= new Set([...frequencies.english, ...frequencies.arabic].join(' ').split(' '));
  return ordinary.has(word);
}

/** Whether a word is one of the very most frequent, which says nothing of what is looked for: "my old car", "look". Server only. */
export function isEverydayWord(word: string): boolean {
  everyday ??= new Set(
    [frequencies.english, frequencies.arabic].flatMap((words) =>
      words.join(' ').split(' ').slice(0, MOST_FREQUENT),
    ),
  );
  return everyday.has(word);
}
