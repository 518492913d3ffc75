/** Characters of a value in a message; more would make an address that is too long to be opened. */
const LONGEST_VALUE = 200;

/**
 * A value as one line of plain text: line breaks and control signs become blanks; marks that turn the direction of what
 * follows, and halves of signs, which no address can carry, are taken out.
 */
export function plainLine(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}|\p{Surrogate}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > LONGEST_VALUE ? [...line].slice(0, LONGEST_VALUE).join('') : line;
}
