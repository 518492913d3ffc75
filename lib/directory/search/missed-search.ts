import type { ProviderFilter } from '../../domain/filter';
import { filtersOf } from '../../domain/filters';
import type { ProviderList } from '../../domain/provider-list';
import { isBlank, plainText } from '../../domain/text';

const MAX_LETTERS = 80;
/** An "@" may be of an e-mail address. */
const ADDRESS = /[@＠]/;
/** Digits may be of a phone number or a plate. */
const DIGITS = /\p{Nd}+/gu;
const PUNCTUATION = /[!-/:-@[-`{-~＼％＿＊]/g;

/**
 * Returns the words of a search without results as they are counted (product rule 5.8): normalized, without digits, at most 80
 * characters. Null where the list has providers, was narrowed otherwise as well, is a later page, or nothing may be counted.
 */
export function missedSearchOf(
  filter: ProviderFilter,
  { total }: Pick<ProviderList, 'total'>,
): string | null {
  const { search = '', page } = filter;
  // A car narrows no list (product rule 2.28).
  const { search: _, car: __, ...others } = filtersOf(filter);
  if (total > 0 || page > 1 || Object.keys(others).length > 0 || ADDRESS.test(search)) return null;
  const words = plainText(search)
    .replace(DIGITS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LETTERS)
    .trim();
  return isBlank(words.replace(PUNCTUATION, '')) ? null : words;
}
