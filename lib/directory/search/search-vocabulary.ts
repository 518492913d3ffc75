import { placeWords, searchForm } from '../../domain/keywords';
import { namesOf } from '../../domain/vocabulary';
import type { AreaWords, PhraseMeaning, SearchWords, Words } from '../../domain/words/words';
import { lettersOf, trigramsOf } from './trigrams';

/** A phrase that searches recognize. */
export interface Phrase {
  meaning: PhraseMeaning;
  /** The search form of the phrase, between spaces. */
  form: string;
  /** What it stands for, as values of links: several only for a name that areas share. */
  options: readonly string[];
}

/** A phrase that misspelt words may stand for. */
export interface CorrectPhrase {
  form: string;
  /** How similar a word must be at least; more for phrases that are less likely to be meant. */
  minSimilarity: number;
  trigrams: ReadonlySet<string>;
  letters: string;
}

/** The words of searches, prepared for parsing. */
export interface SearchVocabulary {
  /** All phrases but amounts, by form: one form may have several meanings. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The number of words of the longest of these phrases. */
  longestPhrase: number;
  /** Amounts in words ("fifty"), longest first. */
  numbers: readonly Phrase[];
  /** Parts of the day, longest first; the option is the usual hour, such as "0900". */
  times: readonly Phrase[];
  /** Phrases that name a day or say "open". */
  opening: readonly Phrase[];
  /** The phrases that a misspelt word may stand for, by their first letter. */
  correct: ReadonlyMap<string, readonly CorrectPhrase[]>;
  /** Forms that mean the same in texts of providers, by form: "suv" is "4x4", "ppf" is "paint protection". */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** The emirate of each area. */
  emirateOfArea: ReadonlyMap<string, string>;
}

/** Names of areas with a single word of one or two letters are too ambiguous. */
const LONG_ENOUGH = /\S{3}|\S \S/;
/** Generic words and days are less often misspelt than places and kinds, so a similar word is less likely to mean them. */
const MIN_SIMILARITY_OF_GENERIC = 0.42;
const GENERIC: readonly PhraseMeaning[] = ['generic', 'day', 'open'];
const NEVER_MISSPELT: readonly PhraseMeaning[] = ['text', 'time', 'number'];
/** Letters of a generic word that is long enough to be told from others. */
const MIN_LETTERS_OF_GENERIC = 4;

/** Prepares the words of searches. */
export function toSearchVocabulary(words: Pick<Words, 'searches' | 'areas'>): SearchVocabulary {
  const phrases = toPhrases(words).sort(longestFirst);
  const withMeaning = (...meanings: PhraseMeaning[]) =>
    phrases.filter(({ meaning }) => meanings.includes(meaning));
  const parsed = phrases.filter(({ meaning }) => meaning !== 'number');
  return {
    phrases: groupBy(parsed, ({ form }) => form),
    longestPhrase: Math.max(0, ...parsed.map(({ form }) => form.trim().split(' ').length)),
    numbers: withMeaning('number'),
    times: withMeaning('time'),
    opening: withMeaning('day', 'open'),
    correct: toCorrectPhrases(phrases),
    synonyms: toSynonyms(words.searches),
    emirateOfArea: new Map(words.areas.map(({ slug, emirate }) => [slug, emirate])),
  };
}

/** Returns all phrases and the names of areas; those with the same form and meaning are one. */
function toPhrases({ searches, areas }: Pick<Words, 'searches' | 'areas'>): Phrase[] {
  const found = new Map<string, { meaning: PhraseMeaning; form: string; options: Set<string> }>();
  const add = (meaning: PhraseMeaning, option: string, forms: Iterable<string>) => {
    for (const form of forms) {
      const key = `${meaning}\n${form}`;
      const phrase = found.get(key) ?? { meaning, form, options: new Set() };
      found.set(key, phrase);
      phrase.options.add(option);
    }
  };
  const meanings = Object.entries(searches) as [PhraseMeaning, Record<string, readonly string[]>][];
  for (const [meaning, options] of meanings)
    for (const [option, phrases] of Object.entries(options)) add(meaning, option, searchForms(phrases));
  for (const area of areas)
    add(
      'area',
      area.slug,
      searchForms(spellingsOf(area)).filter((form) => LONG_ENOUGH.test(form)),
    );
  return [...found.values()].map(({ options, ...phrase }) => ({ ...phrase, options: [...options].sort() }));
}

function spellingsOf(area: AreaWords): string[] {
  const names = namesOf(area);
  // "Al Quoz" is also written "alquoz".
  return [...names, ...names.map(placeWords)];
}

function searchForms(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(searchForm))].filter((form) => form.trim() !== '');
}

function longestFirst(a: Phrase, b: Phrase): number {
  return b.form.length - a.form.length;
}

function toCorrectPhrases(phrases: readonly Phrase[]): Map<string, CorrectPhrase[]> {
  const minimums = new Map<string, number>();
  for (const { meaning, form } of phrases) {
    const word = form.trim();
    if (NEVER_MISSPELT.includes(meaning) || (meaning === 'generic' && word.length < MIN_LETTERS_OF_GENERIC))
      continue;
    const minimum = GENERIC.includes(meaning) ? MIN_SIMILARITY_OF_GENERIC : 0;
    minimums.set(word, Math.max(minimums.get(word) ?? 0, minimum));
  }
  const correct = [...minimums].map(([form, minSimilarity]) => ({
    form,
    minSimilarity,
    trigrams: trigramsOf(form),
    letters: lettersOf(form),
  }));
  return groupBy(correct, ({ form }) => form[0]!);
}

/** Returns the other spellings of what no filter knows and of kinds, whose texts may use any of them. */
function toSynonyms({ text, washType }: SearchWords): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const phrases of [text, washType].flatMap((options) => Object.values(options ?? {}))) {
    const forms = searchForms(phrases);
    for (const form of forms) synonyms.set(form, [...(synonyms.get(form) ?? []), ...forms]);
  }
  return synonyms;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
