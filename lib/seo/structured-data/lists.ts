import type { BreadcrumbList, ItemList, ListItem, WithContext } from 'schema-dts';

/** The `@context` of all structured data. */
export const CONTEXT = 'https://schema.org';

/**
 * Returns the structured data of the visible breadcrumbs; the last step is the page itself. Takes the site's `origin`, because
 * client components cannot read the environment.
 */
export function breadcrumbList(
  steps: readonly (readonly [href: string, text: string])[],
  currentPage: string,
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(([href, name], index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + withoutRootSlash(href),
      })),
      { '@type': 'ListItem', position: steps.length + 1, name: currentPage },
    ],
  };
}

/** Returns the structured data of a list of pages, in the given order. */
export function itemList(hrefs: readonly string[], origin: string): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: hrefs.map((href, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + href,
    })),
  };
}

/** Returns the path to append to the origin: the home page's URL has no trailing slash. */
function withoutRootSlash(href: string): string {
  return href === '/' ? '' : href;
}
