import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import { CONTEXT } from './context';

/**
 * Where a page is; equal to the visible breadcrumbs. The last step is the page itself. `origin` is the site's: this file
 * is for the browser too, which does not know the configuration.
 */
export function breadcrumbList(
  steps: readonly (readonly [href: string, text: string])[],
  here: string,
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(([href, name], index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: origin + trim(href),
      })),
      { '@type': 'ListItem' as const, position: steps.length + 1, name: here },
    ],
  };
}

/** The pages of a list, in its order. */
export function itemList(hrefs: readonly string[], origin: string): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: hrefs.map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + href,
    })),
  };
}

/** A URL of home has no slash at its end, as everywhere on the site. */
function trim(href: string): string {
  return href === '/' ? '' : href;
}
