import { groupBy } from '../../domain/group-by';
import { placeWords, searchForm } from '../../domain/keywords';
import { wordsForName } from '../../domain/vocabulary';
import type { AreaWords, PhraseMeaning, SearchWords, Words } from '../../domain/words/words';
import { isOrdinaryWord } from './ordinary-words';
import { consonantsOf, soundOf, soundsOf } from './sounds';
import { withoutHamza } from './tokens';

/** A phrase that searches recognize. */
export interface Phrase {
  meaning: PhraseMeaning;
  /** The search form of the phrase, between spaces. */
  form: string;
  /** As it is written, in lower case. */
  text: string;
  /** What it stands for, as values of links: several only for a name that areas share. */
  options: readonly string[];
  /** Whether it counts with its article alone, because without it the word is an ordinary one: "Al Hail". */
  needsArticle?: boolean;
  /** Whether it is only a part of the name of an area, which another emirate may have as well: "marina". */
  isShort?: boolean;
}

/** A word of phrases, and what it sounds like. */
export interface VocabularyWord {
  word: string;
  sound: string;
}

/** The words of searches, prepared for parsing. */
export interface SearchVocabulary {
  /** All phrases by form: one form may have several meanings, of which the first counts. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The number of words of the longest of these phrases. */
  longestPhrase: number;
  /** What phrases begin with: their first word, their first two, and so on. */
  beginnings: ReadonlySet<string>;
  /** All words of these phrases. */
  words: ReadonlySet<string>;
  /** Those of them that a misspelt word may have been meant to be, by their first letter. */
  wordsByLetter: ReadonlyMap<string, readonly VocabularyWord[]>;
  /** Forms that mean the same in texts of providers, by form: "jet wash" is "pressure wash". */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** The words of names of places, roads and cars in Latin letters, by what they sound like. */
  namesBySound: ReadonlyMap<string, string>;
  /** The emirate of each area. */
  emirateOfArea: ReadonlyMap<string, string>;
}

/** Names of areas with a single word of one or two letters are too ambiguous. */
const LONG_ENOUGH = /\S{3}|\S \S/;
/** What is short, or too ordinary to be told from other words. */
const NEVER_MISSPELT: readonly PhraseMeaning[] = ['time', 'number', 'make', 'sign'];
/** "Morning", but no such word of another language: "tanghali". */
const LONG_TIME = /^ [a-z]{7,} $/;

export function isNeverMisspelt({ meaning, form }: Pick<Phrase, 'meaning' | 'form'>): boolean {
  const isEnglishTime = meaning === 'time' && LONG_TIME.test(form) && isOrdinaryWord(form.trim());
  return NEVER_MISSPELT.includes(meaning) && !isEnglishTime;
}

/**
 * Places and days are also written without their article, if the bare name is no ordinary word: "Al Hail", «الاثنين». An Arabic place
 * whose name is one alone is asked for: «ميدان» is a square.
 */
const WITH_ARTICLE: readonly PhraseMeaning[] = ['area', 'emirate', 'day'];
const ARTICLE = /^(?:al |el |ال)/i;
const ARABIC = /^[\u0621-\u064A]/;
/** What is also written in Cyrillic as it sounds. */
const NAMED: readonly PhraseMeaning[] = ['area', 'emirate', 'road', 'make', 'car'];
const LATIN_NAME = /^[a-z]{3,}$/;

/** Prepares the words of searches. */
export function toSearchVocabulary(words: Pick<Words, 'searches' | 'areas'>): SearchVocabulary {
  const phrases = toPhrases(words).sort((one, other) => (one.meaning < other.meaning ? -1 : 1));
  const forms = phrases.map(({ form }) => form.trim().split(' '));
  return {
    phrases: groupBy(phrases, ({ form }) => [form]),
    longestPhrase: Math.max(0, ...forms.map(({ length }) => length)),
    beginnings: new Set(
      forms.flatMap((words) => words.map((_, end) => ` ${words.slice(0, end + 1).join(' ')} `)),
    ),
    words: new Set(forms.flat()),
    wordsByLetter: groupBy(
      misspeltWords(phrases).map((word) => ({ word, sound: soundOf(word) })),
      ({ word }) => [word[0]!],
    ),
    synonyms: toSynonyms(words.searches),
    namesBySound: toNamesBySound(phrases),
    emirateOfArea: new Map(words.areas.map(({ slug, emirate }) => [slug, emirate])),
  };
}

/** Returns all phrases and the names of areas; those with the same form and meaning are one. */
function toPhrases({ searches, areas }: Pick<Words, 'searches' | 'areas'>): Phrase[] {
  const found = new Map<string, Omit<Phrase, 'options'> & { options: Set<string> }>();
  const add = (meaning: PhraseMeaning, option: string, spelling: string, form: string, isShort = false) => {
    if (form.trim() === '') return;
    const key = `${meaning}\n${form}`;
    const text = spelling.trim().toLowerCase();
    const needsArticle =
      WITH_ARTICLE.includes(meaning) &&
      (ARTICLE.test(text) || (meaning === 'area' && ARABIC.test(text))) &&
      isOrdinaryWord(form.trim());
    const phrase = found.get(key) ?? { meaning, form, text, options: new Set(), needsArticle, isShort };
    phrase.needsArticle &&= needsArticle;
    phrase.isShort &&= isShort;
    found.set(key, phrase);
    phrase.options.add(option);
  };
  const meanings = Object.entries(searches) as [PhraseMeaning, Record<string, readonly string[]>][];
  for (const [meaning, options] of meanings)
    for (const [option, phrases] of Object.entries(options))
      for (const phrase of phrases)
        for (const spelling of spellings(phrase))
          add(meaning, option, spelling, searchForm(withoutHamza(spelling)));
  for (const area of areas)
    for (const spelling of spellingsOf(area)) {
      const form = searchForm(spelling);
      if (!LONG_ENOUGH.test(form)) continue;
      add('area', area.slug, spelling, form, isPartOfName(form, area));
    }
  return [...found.values()].map(({ options, ...phrase }) => ({ ...phrase, options: [...options].sort() }));
}

/** Whether words are some of those of the name of an area, and not all but its article. */
function isPartOfName(form: string, { name }: AreaWords): boolean {
  const words = (text: string) => text.split(' ').filter((word) => word && !/^(?:al|el)$/.test(word));
  const part = words(form);
  return Object.values(name).some((full) => {
    const all = words(searchForm(full));
    return part.length < all.length && part.every((word) => all.includes(word));
  });
}

const BRITISH = /(cent)re\b|(harb)our\b/gi;

/** Returns a phrase, and as Americans spell it. */
function spellings(phrase: string): string[] {
  const other = phrase.replace(BRITISH, (_, centre?: string, harbour?: string) =>
    centre ? `${centre}er` : `${harbour}or`,
  );
  return other === phrase ? [phrase] : [phrase, other];
}

function spellingsOf(area: AreaWords): string[] {
  const names = wordsForName(area);
  // "Al Quoz" is also written "alquoz".
  return [...names, ...names.map(placeWords)].flatMap(spellings);
}

/** Returns the words that may be misspelt. */
function misspeltWords(phrases: readonly Phrase[]): string[] {
  const forms = phrases
    .filter((phrase) => !isNeverMisspelt(phrase) && phrase.options[0] !== 'filler')
    .map(({ form }) => form.trim());
  return [...new Set(forms.flatMap((form) => form.split(' ')))];
}

/** Returns the other spellings of what texts are searched for, which may use any of them. */
function toSynonyms({ text = {}, detail = {}, mess = {} }: SearchWords): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const phrases of [text, detail, mess].flatMap(Object.values<readonly string[]>)) {
    const forms = [...new Set(phrases.map(searchForm))];
    for (const form of forms) synonyms.set(form, [...(synonyms.get(form) ?? []), ...forms]);
  }
  return synonyms;
}

/** Of words that sound alike, the one that more names have counts: "jumeirah" before "jumeira". Of places their consonants will do. */
function toNamesBySound(phrases: readonly Phrase[]): Map<string, string> {
  const names = groupBy(
    phrases.filter(({ meaning }) => NAMED.includes(meaning)),
    ({ form }) => form.split(' ').filter((word) => LATIN_NAME.test(word)),
  );
  const sounds = [...names]
    .sort(([, one], [, other]) => one.length - other.length)
    .flatMap(([word, named]) => {
      const isPlace = named.some(({ meaning }) => meaning === 'area');
      return soundsOf(word).map((sound) => ({ word, sound, isPlace }));
    });
  return new Map([
    ...sounds.flatMap(({ word, sound, isPlace }) =>
      isPlace ? consonantsOf(sound).map((consonants) => [consonants, word] as const) : [],
    ),
    ...sounds.map(({ word, sound }) => [sound, word] as const),
  ]);
}
