/** The longest search that is looked up; what is typed beyond it is cut. */
export const LONGEST_SEARCH = 100;

const TWINS: Record<string, string> = { '\\': '＼', '%': '％', _: '＿', '*': '＊' };

/** Arabic letters that people write differently, each with the one that stands for it. */
const LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'ي',
  ة: 'ه',
};

/**
 * Text as the database compares it: lower case, single blanks, the pattern characters \ % _ * replaced by their
 * full-width twins, so that a visitor's text is never a pattern. The twin of `fold_text` in `…_text.sql`.
 */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[\\%_*]/g, (character) => TWINS[character] ?? character);
}

/** Folded text with one spelling of Arabic letters; the twin of `plain_text` in `…_text.sql`. */
export function plainText(text: string): string {
  return foldText(text)
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱىئؤة]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A visitor's search text without surrounding and repeated blanks, control characters or excess length. */
export function parseSearch(text: string): string | undefined {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (plain.length <= LONGEST_SEARCH) return plain || undefined;
  const cut = plain.slice(0, LONGEST_SEARCH).toWellFormed();
  // Half a word would be looked for as a whole one.
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined).trim() || undefined;
}
