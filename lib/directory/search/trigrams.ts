/** Returns the sequences of three characters of a text's words; each word begins with two blanks and ends with one. */
export function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let start = 0; start < padded.length - 2; start++) trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
}

/** Returns how similar two texts are by their trigrams, from 0 to 1: those in common to all. */
export function similarityOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of some) if (others.has(trigram)) common += 1;
  return common === 0 ? 0 : common / (some.size + others.size - common);
}
