import type { Directory } from '../directory';

/** Returns the kinds that visitors of a kind may want as well, as values of the filter "washType". */
export function relatedOptions({ words, kinds }: Directory, washType: string | undefined): string[] {
  if (washType === undefined) return [];
  const chosen = words.kinds.find((kind) => kind.slug === washType || kind.washType === washType);
  return (chosen?.related ?? []).map((slug) => kinds.get(slug)?.washType ?? slug);
}
