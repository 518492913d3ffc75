import { meaningsIn, phraseTable } from '../phrases';
import { plainSigns, plainText } from '../text';
import { HOURS_WORDS } from '../words/hours';
import { isOpenStreetMap, withoutSyntax } from './exported';

/** Longer texts are not read; no real opening hours are that long. */
const MAX_LENGTH = 1000;

const WORDS = phraseTable(HOURS_WORDS);

/** Opening hours as words of one spelling. */
interface PlainHours {
  /** Days in capitals ("MON"), figures ("8", "22:00"), and for others what stands in the table of words. */
  words: readonly string[];
  isOpenStreetMap: boolean;
}

/**
 * Returns opening hours in one spelling: "Sat to Thu 8 A.M. – 12 noon" and "السبت - الخميس ٨ صباحًا حتى ١٢ ظهرا" are both SAT - THU 8
 * am - 12 noon. Null if a word or sign is not known; "weekdays" and "weekend" are not: the weekend moved
 * in 2022, and Friday is now half of each.
 */
export function plainHours(typed: string | null): PlainHours | null {
  const signs = plainSigns(typed && typed.replaceAll('\n', ','), MAX_LENGTH);
  if (signs === null) return null;
  const plain = withoutSyntax(plainText(signs));
  const found = meaningsIn(
    plain
      .replaceAll('’', "'")
      .replace(/([ap])(?:\. ?m\b\.?| ?m\b)/g, '$1m')
      .replace(/(?<=[0-9])(?:h|\.)(?=[0-9]{2})/g, ':'),
    WORDS,
  );
  return found && { words: found, isOpenStreetMap: isOpenStreetMap(plain) };
}
