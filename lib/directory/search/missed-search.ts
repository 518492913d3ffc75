import type { ProviderFilter } from '../../domain/filter';
import { filtersOf } from '../../domain/filters';
import type { ProviderList } from '../../domain/provider-list';
import { isBlank, plainText } from '../../domain/text';

const MAX_LETTERS = 80;
/** A pasted text has many words that nobody asks for. */
const MAX_WORDS = 3;
/** An "@" may be of an e-mail address. */
const ADDRESS = /[@＠]/;
/** Digits may be of a phone number or a plate. */
const DIGITS = /\p{Nd}+/gu;
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/**
 * Returns what is counted of a search (product rule 5.8), normalized, without digits, at most 80 characters each: the search if it finds
 * nothing, and the words that no provider mentions. Nothing where the list was narrowed otherwise as well or is a later page.
 */
export function missedSearchesOf(
  filter: ProviderFilter,
  { total, parsedQuery }: Pick<ProviderList, 'total' | 'parsedQuery'>,
): string[] {
  const { search = '', page } = filter;
  // A car narrows no list (product rule 2.28).
  const { search: _, car: __, ...others } = filtersOf(filter);
  if (page > 1 || Object.keys(others).length > 0 || ADDRESS.test(search)) return [];
  const missed = [...(total > 0 ? [] : [search]), ...(parsedQuery?.unknown ?? []).slice(0, MAX_WORDS)];
  return [...new Set(missed.flatMap(toCounted))];
}

function toCounted(text: string): string[] {
  const words = plainText(text).replace(DIGITS, '').replace(/\s+/g, ' ').trim().slice(0, MAX_LETTERS).trim();
  return isBlank(words.replace(PUNCTUATION, '')) ? [] : [words];
}
