import { FILTER_KEYS, type FilterKey, FILTERS } from '../../domain/filters';
import { placeWords, searchForm } from '../../domain/keywords';
import { parseSort } from '../../domain/list-options';
import { DAYS } from '../../domain/opening-hours';
import type { WordTables } from '../../domain/vocabulary';
import { lettersOf, trigramsOf } from './trigrams';

/** A part of a search's meaning while it is parsed: a filter of lists, or one of the others that `search_words` knows. */
export type PhraseMeaning =
  FilterKey | 'sort' | 'isNear' | 'near' | 'day' | 'time' | 'number' | 'text' | 'word';

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
const GENERIC: readonly PhraseMeaning[] = ['word', 'day', 'open'];
const NEVER_MISSPELT: readonly PhraseMeaning[] = ['text', 'time', 'number'];
/** Letters of a generic word that is long enough to be told from others. */
const MIN_LETTERS_OF_GENERIC = 4;

/** Prepares the words of searches. A row whose option means nothing to the site is ignored. */
export function toSearchVocabulary(tables: Pick<WordTables, 'search_words' | 'areas'>): SearchVocabulary {
  const emirateOfArea = new Map(tables.areas.map(({ slug, emirate }) => [slug, emirate]));
  const phrases = [...toPhrases(tables, emirateOfArea)].sort(longestFirst);
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
    synonyms: toSynonyms(tables.search_words),
    emirateOfArea,
  };
}

/** Returns the phrases of all rows and of the names of areas; those with the same form and meaning are one. */
function toPhrases(
  { search_words, areas }: Pick<WordTables, 'search_words' | 'areas'>,
  emirateOfArea: ReadonlyMap<string, string>,
): Phrase[] {
  const found = new Map<string, { meaning: PhraseMeaning; form: string; options: Set<string> }>();
  const add = (meaning: PhraseMeaning, option: string, forms: Iterable<string>) => {
    for (const form of forms) {
      const key = `${meaning}\n${form}`;
      const phrase = found.get(key) ?? { meaning, form, options: new Set() };
      found.set(key, phrase);
      phrase.options.add(option);
    }
  };
  for (const { filter, option, phrases } of search_words) {
    const meaning = toMeaning(filter);
    if (meaning && isOption(meaning, option, emirateOfArea)) add(meaning, option, searchForms(phrases));
  }
  for (const area of areas)
    add(
      'area',
      area.slug,
      searchForms(namesOf(area)).filter((form) => LONG_ENOUGH.test(form)),
    );
  return [...found.values()].map(({ options, ...phrase }) => ({ ...phrase, options: [...options].sort() }));
}

function namesOf({ name_en, name_ar, aliases }: WordTables['areas'][number]): string[] {
  const names = [name_en, name_ar, ...aliases];
  // "Al Quoz" is also written "alquoz".
  return [...names, ...names.map(placeWords)];
}

function searchForms(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(searchForm))].filter((form) => form.trim() !== '');
}

const OTHER_MEANINGS: readonly PhraseMeaning[] = [
  'sort',
  'isNear',
  'near',
  'day',
  'time',
  'number',
  'text',
  'word',
];

/** Returns what the column `filter` of a row names, in camel case; undefined for anything unknown. */
function toMeaning(filter: string): PhraseMeaning | undefined {
  const name = filter.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [...FILTER_KEYS, ...OTHER_MEANINGS].find((meaning) => meaning === name);
}

/** Whether an option of a meaning is one that the site knows. */
function isOption(
  meaning: PhraseMeaning,
  option: string,
  emirateOfArea: ReadonlyMap<string, string>,
): boolean {
  switch (meaning) {
    case 'area':
      return emirateOfArea.has(option);
    case 'sort':
      return parseSort(option) !== undefined;
    case 'day':
      return option === 'tomorrow' || (DAYS as readonly string[]).includes(option);
    case 'time':
      return /^(?:[01]\d|2[0-3])[0-5]\d$/.test(option);
    case 'number':
      return /^\d{1,5}$/.test(option);
    case 'isNear':
    case 'near':
    case 'text':
    case 'word':
      return true;
    default:
      return FILTERS[meaning].parse(option) !== undefined;
  }
}

function longestFirst(a: Phrase, b: Phrase): number {
  return b.form.length - a.form.length;
}

function toCorrectPhrases(phrases: readonly Phrase[]): Map<string, CorrectPhrase[]> {
  const minimums = new Map<string, number>();
  for (const { meaning, form } of phrases) {
    const word = form.trim();
    if (NEVER_MISSPELT.includes(meaning) || (meaning === 'word' && word.length < MIN_LETTERS_OF_GENERIC))
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
function toSynonyms(rows: WordTables['search_words']): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const { filter, phrases } of rows) {
    if (filter !== 'text' && filter !== 'wash_type') continue;
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
