import { isLandmark } from '../../domain/words/landmarks';
import type { Reading } from './reading';
import type { Phrase, SearchVocabulary } from './search-vocabulary';
import type { Token } from './tokens';

/** What stands behind a place is part of its name: "Al Ain Mall", "Al Ghubaiba bus station", "Musaffah M9", "Al Quoz industrial area". */
const AFTER = /^(?:mall|مول|سنتر|station|bus|hospital|[a-z]?[0-9]{1,2})$/;
const BEFORE = /^(?:مول|سنتر|محطه|صناعيه|مستشفي)$/;
const INDUSTRIAL = /^(?:industrial|ind|صناعيه)$/;
const NUMBERED = /^[a-z]?[0-9]{1,2}$/;
/** A figure before one of these is no part of a place. */
const NO_PART =
  /^(?:aed|dhs?|dirhams?|درهما?|دراهم|stars?|نجوم|نجمه|am|pm|ص|م|kms?|كم|hours?|hrs?|minutes|mins|ساعه|cars|سيارات|to|and|se|الي|[0-9]+)$/;
/** A street that is named like a place may be far from it: Umm Suqeim Street is in Al Barsha. */
const STREET_AFTER = /^(?:road|rd|street|st|str|avenue|ave)$/;
const STREET_BEFORE = /^(?:شارع|طريق)$/;

export function isPlacePhrase({ meaning }: Phrase): boolean {
  return meaning === 'area' || meaning === 'emirate';
}

/** Returns the readings of the name of an area in its place: as the street of the same name, or with all that belongs to the name. */
export function readingsOfArea(
  reading: Reading,
  { text }: Phrase,
  tokens: readonly Token[],
  vocabulary: SearchVocabulary,
): Reading[] {
  const { from, to } = reading;
  const isPlaceAt = (place: number) =>
    vocabulary.phrases.get(` ${tokens[place]?.word} `)?.some(isPlacePhrase) === true;
  // The road between two places, "Dubai Al Ain road", is named by both.
  if (!isPlaceAt(from - 1) && !isPlaceAt(to)) {
    const street = { ...reading, correction: text, isGuess: true };
    if (STREET_AFTER.test(tokens[to]?.word ?? '')) return [{ ...street, to: to + 1 }];
    if (STREET_BEFORE.test(tokens[from - 1]?.word ?? '')) return [{ ...street, from: from - 1 }];
  }
  if (reading.isGuess) return [reading];
  const isNumbered = tokens.slice(from, to).some(({ word }) => INDUSTRIAL.test(word));
  return [isNumbered ? withPart(reading, tokens) : reading, ...extended(reading, tokens)];
}

/** Returns the readings of an area with words around its name. */
function extended(reading: Reading, tokens: readonly Token[]): Reading[] {
  let { from, to } = reading;
  const word = (place: number) => tokens[place]?.word ?? '';
  const isPart = (place: number) =>
    !tokens[place]!.decimals && !(/[0-9]/.test(word(place)) && NO_PART.test(word(place + 1)));
  const longer: Reading[] = [];
  for (;;) {
    if (INDUSTRIAL.test(word(to))) to += word(to + 1) === 'area' ? 2 : 1;
    else if (AFTER.test(word(to)) && isPart(to)) to += 1;
    else if (from > 0 && BEFORE.test(word(from - 1))) from -= 1;
    else return longer;
    longer.push(withPart({ ...reading, from, to, cost: reading.cost + 0.01 * (to - from) }, tokens));
  }
}

/** Returns a reading with the numbered part of an area that it ends with: lists have the whole area, and those first that mention it. */
function withPart(reading: Reading, tokens: readonly Token[]): Reading {
  const words = tokens.slice(reading.from, reading.to).map(({ word }) => word);
  if (words.length < 2 || !NUMBERED.test(words.at(-1)!) || isLandmark(words.join(' '))) return reading;
  const industrial = words.findIndex((word) => INDUSTRIAL.test(word));
  const part = words.slice(industrial < 0 ? -2 : industrial).join(' ');
  return { ...reading, parts: reading.parts.map((one) => (one.phrase ? { ...one, part } : one)) };
}
