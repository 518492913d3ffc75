import type { ProviderFilter } from '../../domain/filter';
import { searchForm } from '../../domain/keywords';
import { dubaiMinute } from '../../domain/opening-hours';
import { parsePhones } from '../../domain/parse-phones';
import type { Provider } from '../../domain/provider';
import type { ParsedQuery } from '../../domain/provider-list';
import { isBlank } from '../../domain/text';
import type { Directory } from '../directory';
import { contextOf, type SearchResult } from '../lists/list-request';
import { findMeaning, findWords } from './find-meaning';
import { findPhrase } from './find-phrase';
import { isKnownWord } from './lexicon';
import { parseQuery } from './parse-query';
import { pastedNumber } from './pasted-number';
import { searchIndexOf } from './search-index';

/** Longer searches are pasted texts. */
const MAX_WORDS = 16;
const QUOTED = /^["“”«»„](.+)["“”«»]$/;
const ID = /^#([0-9]{1,9})$/;

/**
 * Finds the providers that the words of a search mean, and those that hold its phrase to the letter (product rule 5.4); undefined
 * without a search. The words mean filters that hold in addition to the chosen ones.
 */
export function findProviders(
  directory: Directory,
  filter: ProviderFilter,
  moment: Date,
): SearchResult | undefined {
  if (filter.search === undefined) return undefined;
  const search = firstWords(filter.search);
  const name = search.toLowerCase();
  if (isBlank(search)) return { name };
  const exact = findExactly(directory, search);
  if (exact) return { name, ids: idsOf(exact) };
  const parsedQuery = parseWords(directory, search, filter, moment);
  const { filters, words } = parsedQuery;
  const found = { name, parsedQuery };
  const withWords = findWords(directory, words);
  const fitting = findMeaning(directory, filters, withWords, contextOf(directory, { filter, moment, found }));
  if (!fitting) return found;
  const fittingIds = idsOf(fitting);
  const others = findPhrase(directory, search).filter(({ id }) => !fittingIds.has(id));
  return {
    ...found,
    ids: others.length > 0 ? idsOf([...fitting, ...others]) : fittingIds,
    ...(others.length > 0 && { fittingIds }),
    ...(withWords && { idsWithWords: idsOf(withWords) }),
  };
}

/** Parses the words of a search. A name that areas share means the one of the chosen emirate. */
export function parseWords(
  directory: Directory,
  search: string,
  { emirate }: Pick<ProviderFilter, 'emirate'>,
  moment: Date,
): ParsedQuery {
  const { vocabulary, lexicon } = searchIndexOf(directory);
  return parseQuery(search, {
    vocabulary,
    emirate,
    isKnownWord: (word) => isKnownWord(lexicon, word),
    minute: dubaiMinute(moment.getTime()),
  });
}

/** Returns the part of a search that is read. */
export function firstWords(search: string): string {
  return search.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ');
}

/** Returns a search without the quotation marks around it. */
export function unquoted(search: string): string {
  return search.replace(/^[ "“”«»„]+|[ "“”«»„]+$/g, '');
}

/**
 * Returns what a search for the letter alone finds: text in quotes, an id ("#12"), a phone number, also in a pasted text, and text
 * without a word of ours; undefined for any other.
 */
function findExactly(directory: Directory, search: string): Provider[] | undefined {
  const quoted = QUOTED.exec(search)?.[1];
  if (quoted !== undefined) return findNumber(directory, quoted) ?? findPhrase(directory, quoted);
  const found = findNumber(directory, search);
  if (found) return found;
  if (/^#[0-9]/.test(search) || searchForm(search).trim() === '') return findPhrase(directory, search);
  const pasted = pastedNumber(search);
  const called = pasted === undefined ? [] : withPhone(directory, pasted);
  return called.length > 0 ? called : undefined;
}

/** Returns the providers with an id or a phone number; undefined if a text is neither. */
function findNumber({ providers, byId }: Directory, text: string): Provider[] | undefined {
  const id = ID.exec(text.trim())?.[1];
  const provider = byId.get(Number(id));
  if (id !== undefined) return provider?.isListed ? [provider] : [];
  const numbers = parsePhones(text);
  return numbers.length === 1 ? withPhone({ providers }, numbers[0]!) : undefined;
}

function withPhone({ providers }: Pick<Directory, 'providers'>, number: string): Provider[] {
  return providers.filter(({ phones }) => phones.includes(number));
}

function idsOf(providers: readonly Provider[]): Set<number> {
  return new Set(providers.map(({ id }) => id));
}
