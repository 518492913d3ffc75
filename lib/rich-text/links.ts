import { type Locale, localizePath, splitLocale } from '../i18n/locales';
import { parseRoute } from '../routing/parse-route';
import { definitionOf } from '../routing/route-table';
import { siteOrigin } from '../site';

/** Before every id of an article, so that none is one of the page's own. */
export const ID_PREFIX = 'article-';

/**
 * Attributes of a link as it may be shown: anchors have the prefix of the article's ids, other sites are not vouched for,
 * and links to pages of this site, which editors write once, stay in the language of the reader.
 */
export function linkAttributes(attribs: Record<string, string>, locale: Locale): Record<string, string> {
  const href = (attribs.href ?? '').trim().replace(/^\/\//, 'https://');
  const isAnchor = href.length > 1 && href.startsWith('#');
  const here = urlHere(href);
  const isElsewhere = !here && /^https?:/i.test(href);
  return {
    ...attribs,
    // The old way to name a place in a text.
    ...(attribs.name && { id: attribs.id ?? attribs.name }),
    ...(attribs.href !== undefined && { href }),
    ...(isAnchor && { href: `#${ID_PREFIX}${href.slice(1)}` }),
    ...(here && { href: inLanguage(here, locale) }),
    ...(isElsewhere && { rel: 'noopener nofollow' }),
  };
}

/** The URL on this site that a link leads to; editors copy them from the browser, too. */
function urlHere(href: string): URL | undefined {
  if (!/^(?:\/|https?:)/i.test(href) || !URL.canParse(href, siteOrigin())) return undefined;
  const url = new URL(href, siteOrigin());
  return url.origin === siteOrigin() ? url : undefined;
}

/** Files have no language, and a URL that names one keeps it. */
function inLanguage({ pathname, search, searchParams, hash }: URL, locale: Locale): string {
  const path = pathname + search + hash;
  const match = parseRoute(pathname, searchParams);
  const hasOneLanguage =
    'notFound' in match || ('route' in match && Boolean(definitionOf(match.route).hasNoLanguage));
  return hasOneLanguage || splitLocale(pathname)[0] ? path : localizePath(path, locale);
}
