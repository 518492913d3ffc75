/**
 * Letters of all scripts with their vowel signs, as the inside of a character class; without those that are invisible and the
 * Arabic tatweel. The same as `letter_class` in `…_text.sql`: PostgreSQL has no Unicode properties.
 */
export const LETTER_CLASS = String.raw`A-Za-z\u{AA}\u{B5}\u{BA}\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{2EE}\u{370}-\u{5F2}\u{620}-\u{63F}\u{641}-\u{64A}\u{66E}-\u{6D3}\u{6D5}-\u{115E}\u{1161}-\u{167F}\u{1681}-\u{17B3}\u{17D7}-\u{17DC}\u{1820}-\u{1FFC}\u{2071}-\u{209C}\u{2102}-\u{2121}\u{2123}-\u{2138}\u{213C}-\u{2184}\u{2C00}-\u{2DDE}\u{2E2F}\u{3005}\u{3006}\u{3031}-\u{303C}\u{3041}-\u{3163}\u{3165}-\u{31FF}\u{3400}-\u{D7FB}\u{F900}-\u{FDFB}\u{FE70}-\u{FEFC}\u{FF21}-\u{FF9F}\u{FFA1}-\u{FFDC}\u{10000}-\u{1BC99}\u{1D400}-\u{1EEBB}\u{20000}-\u{3FFFD}`;

const OTHERS = new RegExp(`[^${LETTER_CLASS}]+`, 'gu');

/** Returns how many letters a text has: not its digits, spaces, emoji or joiners. */
export function countLetters(text: string): number {
  return [...text.replace(OTHERS, '')].length;
}
