const DATA = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;

/**
 * Returns what two renders of a page have in common: the tags and texts of its document, and the strings in the data for
 * hydration, each sorted, because their order depends on timing. The hosts of the sites, with their
 * ports, are replaced.
 */
export function comparablePage(body: string, sites: readonly string[]): string {
  let text = body;
  for (const site of sites) {
    const { host } = new URL(site);
    text = text.replaceAll(host, 'SITE').replaceAll(encodeURIComponent(host), 'SITE');
  }
  const data = [...text.matchAll(DATA)]
    .map(([, push]) => (JSON.parse(push!) as [number, string?])[1] ?? '')
    .join('');
  const texts = new Set([...data.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([quoted]) => quoted));
  const contents = [...texts].filter((quoted) => !quoted.startsWith('"$')).sort();
  const tags = text.replace(DATA, '').match(/<[^>]*>|[^<]+/g) ?? [];
  return [...tags.sort(), ...contents].join('\n');
}

/** Returns the surroundings of the first difference; undefined if there is none. */
export function firstDifference(text: string, other: string): [string, string] | undefined {
  if (text === other) return undefined;
  const at = [...text].findIndex((character, index) => character !== other[index]);
  const around = (whole: string) => whole.slice(Math.max(0, at - 100), at + 200);
  return [around(text), around(other)];
}
