import { plainText } from '../text';

/**
 * Returns a phrase of staff as a keyword (`lib/domain/keywords.ts`): whole words, unless a `*` at an end says that they go on. Signs
 * are as spaces, as in one of the two spellings that keywords are looked for in.
 */
export function keywordOf(phrase: string): string {
  const typed = phrase.trim();
  const words = bareKeyword(typed);
  return `${typed.startsWith('*') ? '' : ' '}${words}${typed.endsWith('*') ? '' : ' '}`;
}

/** Returns the words of a keyword or phrase alone, by which a phrase replaces a keyword. */
export function bareKeyword(keyword: string): string {
  return plainText(keyword.replaceAll('&', ' and '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
