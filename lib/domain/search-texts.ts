import { searchForm } from './keywords';
import { byColumn, type ColumnWith } from './provider-columns';
import type { ProviderRow } from './provider-row';
import { isBlank, plainText } from './text';
import { SEARCHED_TEXTS, type SearchTexts, type TextKind } from './text-kinds';

/** What searches for a licence find beside its number. */
const LICENCE = 'licence';

/** Stays as it is in plain text, unlike a line break. */
const SEPARATOR = '\u241E';

const SEARCHED = Object.entries(byColumn('searchedAs')) as [ColumnWith<'searchedAs'>, TextKind][];

/**
 * Returns the texts by which searches find a provider: those of its row, each for what it is, and further names.
 * @param names of its places and kinds
 */
export function toSearchTexts(
  row: Pick<ProviderRow, ColumnWith<'searchedAs'>>,
  names: readonly string[],
): SearchTexts {
  const texts: [keyof SearchTexts, string][] = [
    ...SEARCHED.flatMap(([column, kind]): [TextKind, string][] => {
      const text = row[column] ?? '';
      return isBlank(text) ? [] : [[kind, column === 'licence_number' ? `${LICENCE} ${text}` : text]];
    }),
    ...names.map((name): [keyof SearchTexts, string] => ['given', name]),
  ];
  // One call for all texts of a kind: most are short, and a call costs more than they do.
  const ofKind = (kind: keyof SearchTexts) => {
    const joined = texts.flatMap(([its, text]) => (its === kind ? [text] : [])).join(SEPARATOR);
    return plainText(joined).replaceAll(SEPARATOR, '\n');
  };
  return Object.fromEntries(SEARCHED_TEXTS.map((kind) => [kind, ofKind(kind)])) as SearchTexts;
}

/** Returns all texts, one a line, those that say most of the provider first. */
export function allTexts(texts: SearchTexts): string {
  return SEARCHED_TEXTS.map((kind) => texts[kind]).join('\n');
}

/** Returns the distinct words of the search form of texts. */
export function wordsOf(texts: SearchTexts): string[] {
  return [...new Set(searchForm(allTexts(texts)).split(' ').filter(Boolean))];
}
