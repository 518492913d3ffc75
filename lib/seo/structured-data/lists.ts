import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import { type Locale, localizePath } from '../../i18n/locales';
import { CONTEXT } from './context';

/**
 * Where a page is; equal to the visible trail. The last step is the page itself. Paths are without language; `origin` is
 * the site's: this file is for the browser too, which does not know the configuration.
 */
export function breadcrumbList(
  steps: readonly (readonly [path: string, text: string])[],
  here: string,
  locale: Locale,
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(([path, name], index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: origin + trim(localizePath(path, locale)),
      })),
      { '@type': 'ListItem' as const, position: steps.length + 1, name: here },
    ],
  };
}

/** The pages of a list, in its order; their addresses are in the language of the page. */
export function itemList(paths: readonly string[], origin: string): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + path,
    })),
  };
}

/** An address of home has no slash at its end, as everywhere on the site. */
function trim(path: string): string {
  return path === '/' ? '' : path;
}
