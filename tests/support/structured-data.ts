type Data = { '@type': string; [key: string]: unknown };

/** Properties that search engines require of each type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  AutoWash: ['name', 'url', 'image', 'address'],
  PostalAddress: ['addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author'],
  CollectionPage: ['name', 'url'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
};

/** Returns the required properties that documents lack; the code that writes them is checked against schema.org's types. */
export function problemsOf(documents: { path: string; data: Data }[]): string[] {
  return documents.flatMap(({ path, data }) => missingIn(data).map((name) => `${path}: no ${name}`));
}

function missingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Data;
  const own = (REQUIRED[node['@type']] ?? []).filter((name) => !node[name]);
  // Hours are those of days of the week, or of a closure.
  if (node['@type'] === 'OpeningHoursSpecification' && !node.dayOfWeek && !node.validFrom)
    own.push('dayOfWeek');
  return [...own.map((name) => `${node['@type']}.${name}`), ...Object.values(node).flatMap(missingIn)];
}
