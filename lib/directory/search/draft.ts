import type { PhraseMeaning } from '../../domain/words/words';

/** What a search may name while it is parsed; a clock time and the area of "near" have no phrases of their own. */
export type Part = PhraseMeaning | 'clock' | 'nearArea';

/** A search while it is parsed: each step takes what it understands out of `rest`. */
export interface Draft {
  /** The search form of what is not yet understood, with a dot where something was taken out. */
  rest: string;
  /** What was understood, as values of links. */
  values: Partial<Record<Part, string>>;
  /** The words that say it. */
  typed: Partial<Record<Part, string>>;
}

/** Stands where a phrase was taken out, so that its neighbours do not become one. */
const GAP = ' · ';

export function remove(draft: Draft, phrase: string | RegExp): void {
  draft.rest = draft.rest.replaceAll(phrase, GAP);
}

/** Whether anything but gaps is left. */
export function hasWords(rest: string): boolean {
  return /[^ ·]/.test(rest);
}

/** Returns the words that are left, with their places. */
export function wordsLeft(rest: string): { word: string; place: number }[] {
  return rest
    .trim()
    .split(' ')
    .map((word, place) => ({ word, place }))
    .filter(({ word }) => word !== '' && word !== '·');
}
