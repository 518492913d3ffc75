import { isBlank, plainText } from './text';

/** Everything but Latin and Arabic letters and digits. */
const NO_WORD = /[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3]+/gu;
const NO_WORD_NOR_END = /[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3¶]/gu;

/** Returns keywords as `keywordText` writes them, without blank ones. */
export function toKeywords(words: readonly string[]): string[] {
  return words.filter((word) => !isBlank(word)).map(plainText);
}

/**
 * Returns texts to look for keywords in: as written and without punctuation, so that keywords find both "24/7" and "snow foam" (in
 * "Snow-Foam"). Keywords that begin or end with a space are whole words; none goes beyond the end of a text.
 */
export function keywordText(...texts: (string | null)[]): string {
  const plain = plainText(texts.filter((text) => text !== null).join(' ¶ '));
  return ` ${plain} ¶ ${plain.replaceAll('&', 'and').replace(NO_WORD_NOR_END, ' ')} ¶ `;
}

/** Returns whether a text contains any of the words. */
export function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

/** Returns whether two lists have an item in common. */
export function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.some((item) => others.includes(item));
}

/**
 * Returns the words of a place or business in comparison form, each between single spaces; the article and the word for street are
 * joined to their neighbour ("Al Quoz" is " alquoz "), because a street is not the place that it is named after.
 */
export function placeWords(text: string | null): string {
  return ` ${plainText(text ?? '')
    .replace(/['’‘ʼ`ء]/g, '')
    .replace(
      /(شارع|طريق) | (?=(?:street|st|road|rd|avenue|ave|boulevard|blvd|highway|hwy)(?![\p{L}\p{N}_]))/gu,
      '$1',
    )
    .replace(NO_WORD, ' ')
    .trim()} `.replace(/ (?:al|el) (?=[a-z])/g, ' al');
}

/**
 * Returns text prepared for matching words in a search, each between spaces: without the article, so that "Al Quoz" equals "Quoz" and
 * "البخار" equals "بخار", with dotted abbreviations as words ("r.a.k."), and with amounts apart from their currency ("50dhs").
 */
export function searchForm(text: string): string {
  return ` ${plainText(text)
    .replace(/['’‘ʼ`ء]/g, '')
    .replace(/(?<![\p{L}\p{N}_])([a-z])\.(?=[a-z](?![\p{L}\p{N}_]))/gu, '$1')
    .replace(NO_WORD, ' ')} `
    .replace(/ (?:al|el)(?= [a-z])/g, '')
    .replace(/ (?:[وبفك]?ال|لل)(?=[\u0621-\u064A]{3})/g, ' ')
    .replace(
      / (aed|dhs?)(?=[0-9])|(?<=[0-9])(?=(?:aed|dhs?|dirhams?|درهما?|دراهم|stars?|نجوم|نجمه) )/g,
      ' $1 ',
    )
    .replace(/ {2,}/g, ' ');
}
