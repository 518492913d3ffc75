/** Limits values in a WhatsApp message, whose URL would otherwise be too long to open. */
const MAX_VALUE_LENGTH = 200;

/**
 * Returns a value as one line of plain text: line breaks and control characters become spaces; bidirectional control
 * characters and lone surrogates, which a URL cannot contain, are removed.
 */
export function plainLine(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}|\p{Surrogate}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > MAX_VALUE_LENGTH ? [...line].slice(0, MAX_VALUE_LENGTH).join('') : line;
}

/** Truncates text longer than `length` characters at a word and appends "…". */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}
