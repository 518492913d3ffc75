import { searchForm } from '../../domain/keywords';
import type { PhraseMeaning } from '../../domain/words/words';
import { editDistance } from './edit-distance';
import { FIGURE_WORDS } from './figure-words';
import { isOrdinaryWord } from './ordinary-words';
import { NEVER_MISSPELT, type Phrase, type SearchVocabulary } from './search-vocabulary';
import type { Token } from './tokens';

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
}

/** What words are read with. */
export interface ReadingContext {
  vocabulary: SearchVocabulary;
  /** Whether a word begins one of any listed provider: it is no misspelt one. */
  isKnownWord: (word: string) => boolean;
}

/**
 * What readings cost, and when one is beyond doubt. A misspelt word costs more the shorter it is; below `sure` it is read as meant, and
 * below `word.unknown` it is asked for. Fitted on tests/fixtures/searches/wanted.jsonl.
 */
const COST = {
  /** A phrase, less for each of its words: long phrases say more. */
  phrase: { any: 1, perWord: -0.03, generic: 0.1, mall: 0.4 },
  /** A word that means nothing here: what is ordinary or stands in texts of providers is likely to be just that. */
  word: { figure: 1.2, ordinary: 2, known: 2.2, unknown: 6 },
  /** An Arabic "and", "with" or "for" that is written with the next word, and each word of several that are written as one. */
  prefix: 0.5,
  gluedWord: 0.3,
  /** By the letters that differ, divided by those of the phrase beyond one. */
  edit: { perLetter: 10, place: 0.7, lettersOfGeneric: 1, lettersOfVowel: 2 },
  /** A place or day whose bare name is an ordinary word, typed without its article. */
  noArticle: 3.5,
  name: 4.5,
} as const;
const SURE = 3.001;
/** Two readings closer than this are both possible. */
const MARGIN = 0.5;

/** Words of the longest span in which words may be misspelt. */
const MAX_SPAN = 4;
const MAX_FORMS = 8;
/** Letters of a word that may be misspelt alone, and beside others of its phrase. */
const MIN_LETTERS = 4;
const MIN_LETTERS_IN_PHRASE = 3;
/** Letters from which two of them may be wrong. */
const MIN_LETTERS_OF_TWO = 7;
/** "And", "with", "for" and "so" are written with the next Arabic word. */
const PREFIX = /^[وبلف](?=[\u0621-\u064A]{3})/;
const GLUED = /^(?:[a-z]{7,40}|[\u0621-\u064A]{7,40})$/;
const MIN_PART = 3;
/** What a part of a glued word is not: "sunroof" is no Sunday. */
const NO_PART: readonly PhraseMeaning[] = ['day', 'time', 'number', 'sign'];
const ARABIC = /^[\u0621-\u064A]/;
const LONG_VOWELS = /[اوي]/g;

/** What stands behind a place is part of its name: "Al Ain Mall", "Expo metro station", "Musaffah M9", "Al Quoz industrial area". */
const AFTER_PLACE = /^(?:mall|مول|سنتر|metro|station|bus|hospital|[a-z]?[0-9]{1,2})$/;
const INDUSTRIAL = /^(?:industrial|ind|صناعيه)$/;
/** A street that is named like a place may be far from it: Umm Suqeim Street is in Al Barsha. */
const STREET_AFTER = /^(?:road|rd|street|st|str|avenue|ave)$/;
const STREET_BEFORE = /^(?:شارع|طريق)$/;
/** A figure before one of these is no sector. */
const NO_SECTOR =
  /^(?:aed|dhs?|dirhams?|درهما?|دراهم|stars?|نجوم|نجمه|am|pm|ص|م|kms?|كم|hours?|hrs?|minutes|mins|ساعه|to|and|الي|[0-9]+)$/;
const BEFORE_PLACE = /^(?:مول|سنتر|مترو|محطه|صناعيه)$/;

/** A spelling that a token may have been meant to be. */
interface Spelling {
  word: string;
  /** Letters that differ from what was typed. */
  distance: number;
  /** Whether only long vowels do, which Arabic is also written without. */
  isVowel?: boolean;
  /** An "and" that was written with it. */
  prefix?: string;
}

/** Returns all readings of the words of a search, of which one begins and one ends at each. */
export function findReadings(tokens: readonly Token[], context: ReadingContext): Reading[] {
  const known = new Map<string, readonly Spelling[]>();
  const forms = tokens.map((token) => {
    const found = known.get(token.word) ?? spellingsOf(token, context);
    known.set(token.word, found);
    return found;
  });
  const readings = tokens.flatMap((token, from) => [
    ...phrasesFrom(tokens, forms, from, context.vocabulary),
    ...gluedAt(token, from, context),
    wordAt(token, from, context),
  ]);
  return readings
    .filter((reading) => !isContradicted(reading, readings, context.vocabulary))
    .map((reading) => ({
      ...reading,
      isGuess: reading.isGuess || isDoubtful(reading, readings),
    }));
}

/** Whether a misspelt place stands beside one that is none of its emirate: «مركبات» in Abu Dhabi is no Al Muraqqabat. */
function isContradicted(
  { from, to, correction, parts }: Reading,
  readings: readonly Reading[],
  { emirateOfArea }: SearchVocabulary,
): boolean {
  const place = correction === undefined ? undefined : parts.find(({ phrase }) => phrase?.meaning === 'area');
  if (!place) return false;
  const emirates = place.phrase!.options.map((area) => emirateOfArea.get(area));
  return readings.some(
    (other) =>
      other.correction === undefined &&
      (other.to <= from || other.from >= to) &&
      other.parts.some(
        ({ phrase }) =>
          phrase &&
          isPlacePhrase(phrase) &&
          !phrase.needsArticle &&
          !phrase.options.some((option) => emirates.includes(emirateOfArea.get(option) ?? option)),
      ),
  );
}

/** Whether a misspelt word is about as similar to a phrase of another meaning. */
function isDoubtful(reading: Reading, readings: readonly Reading[]): boolean {
  if (reading.correction === undefined) return false;
  return readings.some(
    (other) =>
      other.correction !== undefined &&
      other.from === reading.from &&
      other.to === reading.to &&
      other.cost < reading.cost + MARGIN &&
      meaningOf(other) !== meaningOf(reading),
  );
}

function meaningOf({ parts }: Reading): string {
  return parts
    .map(({ phrase, text }) =>
      phrase?.meaning === 'generic' ? '' : `${phrase?.meaning} ${phrase?.options ?? text}`,
    )
    .join();
}

/** Returns the spellings that a token may have been meant to be, itself first. */
function spellingsOf(token: Token, { vocabulary, isKnownWord }: ReadingContext): Spelling[] {
  const { word } = token;
  const forms: Spelling[] = [{ word, distance: 0 }];
  if (token.decimals !== undefined || vocabulary.words.has(word) || FIGURE_WORDS.has(word)) return forms;
  if (isOrdinaryWord(word)) return forms;
  const bare = PREFIX.test(word) ? searchForm(word.slice(1)).trim() : '';
  if (vocabulary.words.has(bare))
    forms.push({ word: bare, distance: 0, prefix: word.startsWith('و') ? 'و' : '' });
  if (word.length < MIN_LETTERS_IN_PHRASE || isKnownWord(word)) return forms;
  return [...forms, ...misspellings(word, vocabulary.wordsByLetter.get(word[0]!) ?? [])];
}

/** Returns the words that differ from a typed one by the fewest letters. The first letter is rarely wrong. */
function misspellings(typed: string, words: readonly string[]): Spelling[] {
  const limit = typed.length >= MIN_LETTERS_OF_TWO ? 2 : 1;
  const similar = words.flatMap((word): Spelling[] => {
    const distance = word.length < MIN_PART ? Infinity : editDistance(typed, word, limit);
    return distance === Infinity ? [] : [{ word, distance, isVowel: isOfVowels(typed, word) }];
  });
  return similar.sort((one, other) => one.distance - other.distance).slice(0, MAX_FORMS);
}

function isOfVowels(typed: string, word: string): boolean {
  return (
    ARABIC.test(typed) &&
    typed.length !== word.length &&
    typed.replace(LONG_VOWELS, '') === word.replace(LONG_VOWELS, '')
  );
}

/** Returns the readings of the words from one on as phrases. */
function phrasesFrom(
  tokens: readonly Token[],
  forms: readonly (readonly Spelling[])[],
  from: number,
  vocabulary: SearchVocabulary,
): Reading[] {
  const found: Reading[] = [];
  let spellings: { form: string; used: readonly Spelling[] }[] = [{ form: ' ', used: [] }];
  for (let to = from + 1; to <= Math.min(tokens.length, from + vocabulary.longestPhrase); to++) {
    if (tokens[to - 1]!.decimals !== undefined) break;
    // Only the first word may begin with an "and".
    const next = forms[to - 1]!.filter(({ prefix }) => !prefix || to === from + 1);
    spellings = spellings
      .flatMap(({ form, used }) => next.map((one) => ({ form: `${form}${one.word} `, used: [...used, one] })))
      .filter(
        ({ form, used }) =>
          vocabulary.beginnings.has(form) &&
          (to - from <= MAX_SPAN || used.every(({ distance }) => distance === 0)),
      );
    if (spellings.length === 0) break;
    for (const { form, used } of spellings)
      for (const phrase of vocabulary.phrases.get(form) ?? []) {
        const reading = toReading(tokens, from, to, phrase, used);
        if (!reading) continue;
        const street = phrase.meaning === 'area' && asStreet(reading, phrase, tokens, vocabulary);
        found.push(...(street ? [street] : [reading, ...extended(reading, phrase, tokens)]));
      }
  }
  return found;
}

function toReading(
  tokens: readonly Token[],
  from: number,
  to: number,
  phrase: Phrase,
  used: readonly Spelling[],
): Reading | undefined {
  const isGeneric = phrase.meaning === 'generic';
  const isPlace = isPlacePhrase(phrase);
  const isMisspelt = used.some(({ distance }) => distance > 0);
  const lacksArticle = phrase.needsArticle === true && !tokens[from]!.hasArticle;
  const words = to - from;
  if (isMisspelt) {
    const isTooShort = words === 1 && tokens[from]!.word.length < MIN_LETTERS;
    const isShortGeneric = isGeneric && phrase.form.trim().length < MIN_LETTERS;
    if (NEVER_MISSPELT.includes(phrase.meaning) || lacksArticle || isTooShort || isShortGeneric)
      return undefined;
  }
  const doubt = isMisspelt
    ? costOfEdits(tokens.slice(from, to), used, isGeneric) + (isPlace ? COST.edit.place : 0)
    : 0;
  const isMall = phrase.meaning === 'text' && phrase.options.includes('mall');
  const { prefix } = used[0]!;
  return {
    from,
    to,
    cost:
      COST.phrase.any +
      COST.phrase.perWord * words * words +
      (isGeneric ? COST.phrase.generic : 0) +
      (isMall ? COST.phrase.mall : 0) +
      used.filter((form) => form.prefix !== undefined).length * COST.prefix +
      (lacksArticle ? COST.noArticle : 0) +
      doubt,
    parts: [
      ...(prefix ? [{ text: prefix, phrase: AND }] : []),
      { text: used.map(({ word }) => word).join(' '), phrase },
    ],
    ...((isMisspelt || lacksArticle) && { correction: phrase.text }),
    isGuess: lacksArticle || doubt > SURE,
  };
}

/** The longer the whole phrase, the less a letter of it is worth. */
function costOfEdits(typed: readonly Token[], used: readonly Spelling[], isGeneric: boolean): number {
  const letters =
    typed.reduce((sum, { word }) => sum + word.length, typed.length - 1) +
    (used.some(({ isVowel }) => isVowel) ? COST.edit.lettersOfVowel : 0) +
    (isGeneric ? COST.edit.lettersOfGeneric : 0);
  const distance = used.reduce((sum, form) => sum + form.distance, 0);
  return (COST.edit.perLetter * distance) / (letters - 1);
}

const AND: Phrase = { meaning: 'sign', form: ' و ', text: 'و', options: ['and'] };

/** Returns the reading of a street as the place of the same name, which needs to be asked for; undefined for anything else. */
function asStreet(
  reading: Reading,
  { text }: Phrase,
  tokens: readonly Token[],
  vocabulary: SearchVocabulary,
): Reading | undefined {
  const { from, to } = reading;
  // The road between two places, "Dubai Al Ain road", is named by both.
  if ([from - 1, to].some((place) => isPlaceAt(tokens, place, vocabulary))) return undefined;
  if (STREET_AFTER.test(tokens[to]?.word ?? ''))
    return { ...reading, to: to + 1, correction: text, isGuess: true };
  if (!STREET_BEFORE.test(tokens[from - 1]?.word ?? '')) return undefined;
  return { ...reading, from: from - 1, correction: text, isGuess: true };
}

function isPlaceAt(tokens: readonly Token[], place: number, { phrases }: SearchVocabulary): boolean {
  return phrases.get(` ${tokens[place]?.word} `)?.some(isPlacePhrase) === true;
}

function isPlacePhrase({ meaning }: Phrase): boolean {
  return meaning === 'area' || meaning === 'emirate';
}

/** Returns the readings of a place with what belongs to its name. */
function extended(reading: Reading, { meaning }: Phrase, tokens: readonly Token[]): Reading[] {
  if (meaning !== 'area' || reading.isGuess) return [];
  let { from, to } = reading;
  const word = (place: number) => tokens[place]?.word ?? '';
  const isSector = (place: number) =>
    !tokens[place]!.decimals && !(/[0-9]/.test(word(place)) && NO_SECTOR.test(word(place + 1)));
  const longer: Reading[] = [];
  const add = () => longer.push({ ...reading, from, to, cost: reading.cost + 0.01 * (to - from) });
  for (;;) {
    if (INDUSTRIAL.test(word(to))) to += word(to + 1) === 'area' ? 2 : 1;
    else if (AFTER_PLACE.test(word(to)) && isSector(to)) to += 1;
    else if (from > 0 && BEFORE_PLACE.test(word(from - 1))) from -= 1;
    else return longer;
    add();
  }
}

function wordAt({ word, decimals }: Token, from: number, { isKnownWord }: ReadingContext): Reading {
  const isFigure = decimals !== undefined || /^[0-9]+$/.test(word);
  const cost = isFigure
    ? COST.word.figure
    : isOrdinaryWord(word)
      ? COST.word.ordinary
      : isKnownWord(word)
        ? COST.word.known
        : COST.word.unknown;
  return { from, to: from + 1, cost, parts: [{ text: word }], isGuess: false };
}

/** Returns the reading of a word that several known ones were written as: "carwashdubai". */
function gluedAt({ word }: Token, from: number, context: ReadingContext): Reading[] {
  const { vocabulary, isKnownWord } = context;
  if (!GLUED.test(word) || vocabulary.words.has(word) || isOrdinaryWord(word) || isKnownWord(word)) return [];
  const parts = splitGlued(word, {
    has: (part) =>
      vocabulary.words.has(part) &&
      !vocabulary.phrases.get(` ${part} `)?.some(({ meaning }) => NO_PART.includes(meaning)),
  });
  if (!parts || parts.length < 2) return [];
  const tokens = parts.map((part): Token => ({ word: part, wordIndex: 0, hasArticle: false }));
  const read = cheapest(tokens.length, findReadings(tokens, context), false);
  return [
    {
      from,
      to: from + 1,
      cost: read.reduce((sum, { cost }) => sum + cost, parts.length * COST.gluedWord),
      parts: read.flatMap((reading) => reading.parts),
      isGuess: false,
    },
  ];
}

/** Returns the known words that a longer one consists of, the fewest; undefined if there are none. */
export function splitGlued(word: string, words: { has: (part: string) => boolean }): string[] | undefined {
  if (!GLUED.test(word)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = MIN_PART; end <= word.length; end++) {
    for (let start = 0; start <= end - MIN_PART; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      if (before && words.has(part) && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, part];
    }
  }
  return best[word.length];
}

/**
 * Returns readings of the words that a way through a search leaves unknown as words of providers' names: they are guesses.
 * @param similar returns the words of names that are similar to one
 */
export function findNames(
  tokens: readonly Token[],
  read: readonly Reading[],
  similar: (word: string) => readonly string[],
): Reading[] {
  return read
    .filter(({ cost }) => cost === COST.word.unknown)
    .flatMap(({ from, to }) => {
      const { word } = tokens[from]!;
      if (word.length < MIN_LETTERS) return [];
      return similar(word).map((name) => ({
        from,
        to,
        cost: COST.name,
        parts: [{ text: name }],
        correction: name,
        isGuess: true,
      }));
    });
}

/**
 * Returns the cheapest way through a search, in its order.
 * @param withGuesses whether readings that need to be asked for count as well
 */
export function cheapest(length: number, readings: readonly Reading[], withGuesses: boolean): Reading[] {
  const best: ({ cost: number; last?: Reading } | undefined)[] = [{ cost: 0 }];
  const usable = readings
    .filter(({ isGuess }) => withGuesses || !isGuess)
    .sort((one, other) => one.to - other.to || one.from - other.from);
  for (const reading of usable) {
    const before = best[reading.from];
    if (!before) continue;
    const cost = before.cost + reading.cost;
    if (cost < (best[reading.to]?.cost ?? Infinity) - 1e-9) best[reading.to] = { cost, last: reading };
  }
  const path: Reading[] = [];
  for (let end = length; end > 0; end = path[0]!.from) path.unshift(best[end]!.last!);
  return path;
}
