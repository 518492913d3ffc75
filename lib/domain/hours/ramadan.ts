import { HOLIDAYS } from './parts';
import type { HoursStatement } from './statements';

/** A text in two: what it says of every week, and of Ramadan. */
interface Sections {
  usual: readonly string[];
  /** Absent if the text does not name it. */
  ramadan?: readonly string[];
}

const RAMADAN = 'RAMADAN';
const isSign = (word: string | undefined) => word !== undefined && /^[,&;/]$/.test(word);

/**
 * Divides the words of `plainHours` at "Ramadan", whose hours stand behind it to the end. Null if they may stand before it ("8 PM - 3 AM
 * in Ramadan"), or if it is named twice.
 */
export function apartFromRamadan(words: readonly string[]): Sections | null {
  const at = words.indexOf(RAMADAN);
  if (at < 0) return { usual: words };
  const [usual, ramadan] = [words.slice(0, at), words.slice(at + 1)];
  if (ramadan.includes(RAMADAN) || isSign(ramadan[0])) return null;
  return at === 0 || isSign(usual.at(-1)) ? { usual, ramadan } : null;
}

/**
 * Whether statements behind "Ramadan" are all about it: in "Ramadan 8 PM - 3 AM, Friday closed" the last may be about every Friday.
 * @param isAlone whether nothing is said of every week before it, so that a second one may be about that
 */
export function areOfRamadan(statements: readonly HoursStatement[], isAlone: boolean): boolean {
  const ofDays = statements.filter(
    ({ named }) => !named?.every(({ days }) => days.length > 0 && days.every((day) => day >= HOLIDAYS)),
  );
  if (ofDays.length === 0 || (isAlone && ofDays.length > 1)) return false;
  return new Set(ofDays.map(({ named }) => named !== undefined)).size === 1;
}
