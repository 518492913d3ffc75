import { groupBy } from '../../domain/group-by';
import { foldText } from '../../domain/text';
import { hasUnreadLetters } from '../../domain/unread-text';
import { OTHER_SCRIPTS } from '../../domain/words/other-scripts';
import type { SearchVocabulary } from './search-vocabulary';
import { consonantsOf, soundOfCyrillic } from './sounds';
import { typedWords } from './tokens';

/** A search in English and Arabic words. */
export interface InEnglish {
  text: string;
  /** What English phrases were typed as. */
  typedAs: ReadonlyMap<string, string>;
  /** The words of other scripts that are not understood. */
  unread: readonly string[];
}

const UNITS = /\p{Script=Han}|\p{Nd}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+-?/gu;
const HAN = /\p{Script=Han}/u;
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
/** Digits of Devanagari. */
const DIGITS = /[\u0966-\u096F]/g;
/** Letters of a name that may have another ending. */
const MIN_STEM = 4;
const NEGATION = /^(?:without|not|except)$/;
const NEGATION_BEHIND = /^(?:ke bagair|nahi)$/;
/** Letters of a word that is being typed. */
const MIN_BEGUN = 3;

/** A row of the table: the words of one of its texts. */
interface Row {
  english: string;
  parts: readonly string[];
}

let rowsKept: ReadonlyMap<string, readonly Row[]> | undefined;

/** Returns the rows by the first letter of their texts, those with more words and letters first. */
function rowsByLetter(): ReadonlyMap<string, readonly Row[]> {
  rowsKept ??= groupBy(
    OTHER_SCRIPTS.flatMap(([english, texts]) =>
      texts.split('|').map((text): Row => ({ english, parts: unitsOf(text) })),
    ).sort(
      ({ parts: one }, { parts: other }) =>
        other.length - one.length || other.join('').length - one.join('').length,
    ),
    ({ parts }) => [parts[0]![0]!],
  );
  return rowsKept;
}

function unitsOf(text: string): readonly string[] {
  return foldText(text).replaceAll('ё', 'е').replace(DIGITS, toDigit).match(UNITS) ?? [];
}

const toDigit = (digit: string) => String(digit.charCodeAt(0) - 0x0966);

function fits(unit: string | undefined, part: string): boolean {
  if (unit === undefined) return false;
  return part.endsWith('-') ? unit.startsWith(part.slice(0, -1)) : unit === part;
}

/**
 * Returns a search with English words in the place of those of other scripts that mean the same, or name a place or car.
 * @param isBegun whether its last word may be a beginning
 */
export function inEnglish(
  search: string,
  { namesBySound }: Pick<SearchVocabulary, 'namesBySound'>,
  isBegun = false,
): InEnglish {
  const typedAs = new Map<string, string>();
  const unread: string[] = [];
  const words: string[] = [];
  let isTranslated = false;
  const units = typedWords(search).flatMap((typed) => {
    const parts = unitsOf(typed).map((unit) => unit.replace(/-$/, ''));
    return parts.length === 1 || hasUnreadLetters(typed) ? parts : [typed];
  });
  let unreadEnd = -1;
  for (let place = 0; place < units.length;) {
    const unit = units[place]!;
    const rows = rowsByLetter().get(unit[0]!) ?? [];
    const mayGoOn = isBegun && place === units.length - 1 && unit.length >= MIN_BEGUN;
    const row =
      rows.find(({ parts }) => parts.every((part, at) => fits(units[place + at], part))) ??
      (mayGoOn ? rows.find(({ parts: [part, next] }) => !next && part!.startsWith(unit)) : undefined);
    const end = place + (row?.parts.length ?? 1);
    const typed = units.slice(place, end).join(HAN.test(unit) ? '' : ' ');
    const english = row?.english ?? (hasUnreadLetters(unit) ? nameOf(unit, namesBySound, mayGoOn) : unit);
    if (english === undefined) {
      // To be without what is not understood is not to be without what follows.
      const sign = NEGATION.test(words.at(-1) ?? '') ? `${typedAs.get(words.pop()!)} ` : '';
      const isNextSign = HAN.test(unit) && unread.length > 0 && place === unreadEnd;
      unread.push(isNextSign ? unread.pop()! + typed : sign + typed);
      unreadEnd = end;
    } else if (NEGATION_BEHIND.test(english) && place === unreadEnd) {
      unread.push(`${unread.pop()} ${typed}`);
      place = end;
      continue;
    }
    if (english) words.push(english);
    if (english !== unit) isTranslated = true;
    if (english && english !== unit) typedAs.set(english, typed);
    place = end;
  }
  return { text: isTranslated ? words.join(' ') : search, typedAs, unread };
}

/** Returns the name of a place or car that a word in Cyrillic sounds like, whatever its ending. */
function nameOf(
  word: string,
  namesBySound: SearchVocabulary['namesBySound'],
  mayGoOn: boolean,
): string | undefined {
  if (!CYRILLIC.test(word)) return undefined;
  const sound = soundOfCyrillic(word);
  const stem = sound.replace(/[aeiou]+$/, '');
  const isInflected = stem !== sound && stem.length >= MIN_STEM;
  const sounds = [sound, ...(isInflected ? [stem, `${stem}a`] : []), ...consonantsOf(sound)];
  const name = sounds.map((other) => namesBySound.get(other)).find((found) => found !== undefined);
  if (name !== undefined || !mayGoOn) return name;
  // The one that most names have is the last.
  return [...namesBySound].filter(([known]) => known.startsWith(sound)).at(-1)?.[1];
}
