import type { Directory } from '../directory';

/** Returns the kinds that visitors of a kind may want as well, as values of the filter "washType" (table `related_kinds`). */
export function relatedOptions({ tables, kinds }: Directory, washType: string | undefined): string[] {
  if (washType === undefined) return [];
  const slugs = [...kinds.keys()];
  const isOfKind = (slug: string) => slug === washType || kinds.get(slug)?.washType === washType;
  const options = tables.related_kinds
    .filter(({ kind, related }) => isOfKind(kind) && kinds.has(related))
    .sort((a, b) => a.position - b.position || slugs.indexOf(a.related) - slugs.indexOf(b.related))
    .map(({ related }) => kinds.get(related)!.washType ?? related);
  return [...new Set(options)];
}
