import { FILTER_KEYS, FILTERS, filtersOf, type ListFilters } from '../../domain/filters';
import { searchForm } from '../../domain/keywords';
import { parseSort } from '../../domain/list-options';
import type { MeaningKey, ParsedQuery } from '../../domain/provider-list';
import { correctWords } from './correct-words';
import { type Draft, hasWords } from './draft';
import { parseAmounts } from './parse-amounts';
import { parseClock, setOpeningTime } from './parse-opening-time';
import { parsePhrases, type PhrasesFound } from './parse-phrases';
import { remainingSearch } from './remaining-search';
import type { SearchVocabulary } from './search-vocabulary';

/** What a search is parsed with. */
export interface QueryContext {
  vocabulary: SearchVocabulary;
  /** Whether a word begins one of any listed provider; others may be typos. */
  isKnownWord: (word: string) => boolean;
  /** The current minute of the week in Dubai, which "9 pm" and "tomorrow" start from. */
  minute: number;
  /** The chosen emirate, in which a name that several areas share is one of them. */
  emirate?: string;
}

/** Sectors and blocks ("Al Barsha 1", "Musaffah M9"), which nobody searches for. */
const SECTORS = / [a-z]?[0-9]{1,2}(?= )/g;

/** Parses a search into values of filters, an order, nearness, and the words that no filter knows (product rule 5.4). */
export function parseQuery(search: string, context: QueryContext): ParsedQuery {
  const { draft, unfiltered } = understand(search, context);
  const corrected = hasWords(draft.rest)
    ? correctWords(draft.rest, context.vocabulary, context.isKnownWord)
    : {};
  const typos = Object.keys(corrected);
  if (typos.length === 0) return toParsedQuery(search, draft, unfiltered, context.vocabulary);
  const meant = typos
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .reduce((form, typo) => form.replaceAll(` ${typo} `, ` ${corrected[typo]!} `), searchForm(search));
  const again = understand(meant, context);
  return { ...toParsedQuery(meant, again.draft, again.unfiltered, context.vocabulary), corrected };
}

/** Takes everything out of a search that has a meaning. */
function understand(
  search: string,
  { vocabulary, minute, emirate }: QueryContext,
): { draft: Draft; unfiltered: readonly string[] } {
  const draft: Draft = { rest: searchForm(search), values: {}, typed: {} };
  parseAmounts(draft, vocabulary);
  parseClock(draft, vocabulary);
  const found = parsePhrases(draft, vocabulary);
  setOpeningTime(draft, minute);
  setArea(draft, found, vocabulary, emirate);
  setNearness(draft, found);
  return { draft, unfiltered: found.unfiltered };
}

/** Sets the area that a search names. A name that areas share means the one of the emirate that is typed or chosen. */
function setArea(
  draft: Draft,
  { areas }: PhrasesFound,
  { emirateOfArea }: SearchVocabulary,
  chosenEmirate: string | undefined,
): void {
  if (!areas) return;
  const { values, typed } = draft;
  const emirate = values.emirate ?? chosenEmirate;
  const fitting = areas.length === 1 ? areas : areas.filter((area) => emirateOfArea.get(area) === emirate);
  if (fitting.length !== 1) {
    // It is matched as text.
    draft.rest += `${typed.area!.trim()} `;
    delete typed.area;
    return;
  }
  values.area = fitting[0]!;
  draft.rest = draft.rest.replace(SECTORS, '');
  // An area implies its emirate; a contradicting one is kept.
  if (values.emirate === undefined || values.emirate !== emirateOfArea.get(values.area)) return;
  typed.area = typed.area! + typed.emirate!;
  delete values.emirate;
  delete typed.emirate;
}

/** With "near", an area is where distances start from; without a place, it is near the visitor. */
function setNearness({ rest, values, typed }: Draft, { unfiltered }: PhrasesFound): void {
  if (values.near === undefined) return;
  if (values.area !== undefined) {
    values.nearArea = values.area;
    typed.nearArea = typed.area! + typed.near! + (typed.isNear ?? '');
    delete values.area;
    delete values.isNear;
  } else if (values.emirate === undefined && unfiltered.length === 0 && !hasWords(rest)) {
    values.isNear = '1';
    typed.isNear = (typed.isNear ?? '') + typed.near!;
  }
}

function toParsedQuery(
  search: string,
  { rest, values, typed }: Draft,
  unfiltered: readonly string[],
  vocabulary: SearchVocabulary,
): ParsedQuery {
  const filters = toFilters(values);
  const { nearArea, sort, isNear } = values;
  const meaning = { ...filters, sort, isNear, nearArea };
  const understood = (Object.keys(meaning) as MeaningKey[]).filter((key) => meaning[key] !== undefined);
  return {
    filters,
    sort: sort === undefined ? undefined : parseSort(sort),
    isNear: isNear !== undefined,
    nearArea,
    words: wordsOf(search, rest, unfiltered),
    without: Object.fromEntries(
      understood.map((key) => [key, remainingSearch(search, typed[key] ?? '', vocabulary)]),
    ),
    corrected: {},
  };
}

/** A value that means nothing to its filter is left out. */
function toFilters(values: Draft['values']): ListFilters {
  const filters = FILTER_KEYS.map((key) => [key, FILTERS[key].parse(values[key] ?? '')]);
  return filtersOf(Object.fromEntries(filters));
}

/** Returns the words that no filter knows. A letter or a figure beside other words says nothing ("Cluster D", "Model 3"). */
function wordsOf(search: string, rest: string, unfiltered: readonly string[]): string[] {
  const isLongEnough = /[^ ]{2}/.test(searchForm(search)) ? 2 : 1;
  const words = [...unfiltered, ...rest.split(' ')].filter(
    (word) => word !== '·' && word.length >= isLongEnough,
  );
  return [...new Set(words)].sort();
}
