/**
 * Whether crawlers should ignore a link: because its query is more than a page number, as filters have endless combinations, and
 * everything they list also has a page without a query (product rule 10.4); or because it leads to one of thousands of forms.
 */
export function isForVisitorsOnly(href: string): boolean {
  const [path = '', query = ''] = (href.split('#')[0] ?? '').split('?');
  return path.endsWith('/reviews/new') || (query !== '' && !/^page=\d+$/.test(query));
}

/** Returns the `rel` attribute of a link, with "nofollow" added, unless it has it, if crawlers should ignore it. */
export function relOf(href: string, rel?: string): string | undefined {
  const words = rel?.split(' ') ?? [];
  if (isForVisitorsOnly(href)) words.push('nofollow');
  return [...new Set(words)].join(' ') || undefined;
}
