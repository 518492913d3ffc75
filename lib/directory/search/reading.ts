import type { Phrase } from './search-vocabulary';

/** One way to read neighbouring words of a search. */
export interface Reading {
  /** The tokens that it reads. */
  from: number;
  to: number;
  /** How far it is from what was typed, 0 or more: the cheapest way through a search is what it says. */
  cost: number;
  /** What stands there, in its order. */
  parts: readonly ReadingPart[];
  /** What was probably meant, if it is not what was typed. */
  correction?: string;
  /** Whether it is a guess that needs to be asked for, because the words may as well mean something else. */
  isGuess: boolean;
}

/** A phrase that searches recognize, or a word that none does. */
export interface ReadingPart {
  text: string;
  phrase?: Phrase;
  /** The numbered part of an area: "barsha 1". */
  part?: string;
}
