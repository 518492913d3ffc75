/**
 * Whether crawlers are to leave a link alone: its query says more than the number of a page. Filters of lists make endless
 * combinations, and all that is in them has a page without a query (product rule 10.4).
 */
export function isForVisitorsOnly(href: string): boolean {
  const [, query = ''] = (href.split('#')[0] ?? '').split('?');
  return query !== '' && !/^page=\d+$/.test(query);
}

/** The `rel` of a link: what it is said to be, and "nofollow" where crawlers are to leave it alone. */
export function relOf(href: string, rel?: string): string | undefined {
  return [rel, isForVisitorsOnly(href) && 'nofollow'].filter(Boolean).join(' ') || undefined;
}
