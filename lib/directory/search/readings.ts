import type { PhraseMeaning } from '../../domain/words/words';
import { isPlacePhrase, readingsOfArea } from './area-names';
import { isOrdinaryWord } from './ordinary-words';
import type { Reading } from './reading';
import { isNeverMisspelt, type Phrase, type SearchVocabulary } from './search-vocabulary';
import { type ReadingContext, type Spelling, spellingsOf, splitGlued } from './spellings';
import type { Token } from './tokens';

/**
 * What readings cost, and when one is beyond doubt. A misspelt word costs more the shorter it is; below `sure` it is read as meant, and
 * below `word.unknown` it is asked for. Fitted on tests/fixtures/searches/wanted.jsonl.
 */
const COST = {
  /** A phrase, less for each of its words: long phrases say more. */
  phrase: { any: 1, perWord: -0.03, generic: 0.1, mall: 0.4 },
  /** A word that means nothing here: what is ordinary or stands in texts of providers is likely to be just that. */
  word: { figure: 1.2, ordinary: 2, known: 2.2, misspelt: 4.4, unknown: 6 },
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

/** Words of the longest span in which words may be misspelt. */
const MAX_SPAN = 4;
/** Letters of a word that may be misspelt alone. */
const MIN_LETTERS = 4;
/** What a part of a glued word is not: "sunroof" is no Sunday. */
const NO_PART: readonly PhraseMeaning[] = ['day', 'time', 'number', 'sign'];

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
    wordAt(token, from, context, forms[from]!),
  ]);
  return readings.filter((reading) => !isContradicted(reading, readings, context.vocabulary));
}

/** Whether a misspelt place, or a short name of one, stands beside one that is none of its emirate: «مركبات» in Abu Dhabi is no Al Muraqqabat. */
function isContradicted(
  { from, to, correction, parts }: Reading,
  readings: readonly Reading[],
  { emirateOfArea }: SearchVocabulary,
): boolean {
  const place = parts.find(({ phrase }) => phrase?.meaning === 'area');
  if (!place || (correction === undefined && !place.phrase!.isShort)) return false;
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
          !phrase.isShort &&
          !phrase.options.some((option) => emirates.includes(emirateOfArea.get(option) ?? option)),
      ),
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
        found.push(
          ...(phrase.meaning === 'area' ? readingsOfArea(reading, phrase, tokens, vocabulary) : [reading]),
        );
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
  // «في هيلي» is a place, though its bare name is an ordinary word.
  const isSaidAsPlace = isPlace && !isMisspelt && tokens[from - 1]?.word === 'في';
  const lacksArticle = phrase.needsArticle === true && !tokens[from]!.hasArticle && !isSaidAsPlace;
  const words = to - from;
  if (isMisspelt) {
    const isTooShort = words === 1 && tokens[from]!.word.length < MIN_LETTERS;
    const isShortGeneric = isGeneric && phrase.form.trim().length < MIN_LETTERS;
    // With two other letters that are not just left out, a mere word is another one: "dentist" is no denting.
    const isOtherWord =
      phrase.meaning === 'text' &&
      words === 1 &&
      used[0]!.distance > 1 &&
      tokens[from]!.word.length >= used[0]!.word.length;
    if (isNeverMisspelt(phrase) || lacksArticle || isTooShort || isShortGeneric || isOtherWord)
      return undefined;
  }
  const doubt = isMisspelt
    ? costOfEdits(tokens.slice(from, to), used, isGeneric) + (phrase.meaning === 'area' ? COST.edit.place : 0)
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
      ...(prefix ? [{ text: prefix, phrase: prefix === 'و' ? AND : TO }] : []),
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
const TO: Phrase = { meaning: 'generic', form: ' ل ', text: 'ل', options: ['ar'] };

function wordAt(
  { word, decimals }: Token,
  from: number,
  { isKnownWord, similarKnown }: ReadingContext,
  forms: readonly Spelling[],
): Reading {
  const isFigure = decimals !== undefined || /^[0-9]+$/.test(word);
  const cost = isFigure
    ? COST.word.figure
    : isOrdinaryWord(word)
      ? COST.word.ordinary
      : isKnownWord(word) && forms.every(({ distance }) => distance === 0)
        ? COST.word.known
        : COST.word.unknown;
  const meant = cost === COST.word.unknown ? similarKnown(word) : undefined;
  if (meant !== undefined)
    return {
      from,
      to: from + 1,
      cost: COST.word.misspelt,
      parts: [{ text: meant }],
      correction: meant,
      isGuess: false,
    };
  return { from, to: from + 1, cost, parts: [{ text: word }], isGuess: false };
}

/** Returns the reading of a word that several known ones were written as: "carwashdubai". */
function gluedAt({ word }: Token, from: number, context: ReadingContext): Reading[] {
  const { vocabulary, isKnownWord } = context;
  if (vocabulary.words.has(word) || isOrdinaryWord(word) || isKnownWord(word)) return [];
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
