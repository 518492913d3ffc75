import { type Locale, localizePath, splitLocale } from '../i18n/locales';
import { parseRoute } from '../routing/parse-route';
import { definitionOf } from '../routing/route-table';
import { siteOrigin } from '../site';

/** Prefix for the ids in an article, so that they cannot clash with the page's. */
export const ID_PREFIX = 'article-';

/**
 * Returns the attributes of a link in an article: anchors get the prefix of the article's ids, external links "nofollow", and
 * links to this site stay in the reader's language.
 */
export function linkAttributes(attribs: Record<string, string>, locale: Locale): Record<string, string> {
  const href = (attribs.href ?? '').trim().replace(/^\/\//, 'https://');
  const isAnchor = href.length > 1 && href.startsWith('#');
  const internal = internalUrl(href);
  const isExternal = !internal && /^https?:/i.test(href);
  return {
    ...attribs,
    // The obsolete way to define an anchor.
    ...(attribs.name && { id: attribs.id ?? attribs.name }),
    ...(attribs.href !== undefined && { href }),
    ...(isAnchor && { href: `#${ID_PREFIX}${href.slice(1)}` }),
    ...(internal && { href: inLanguage(internal, locale) }),
    ...(isExternal && { rel: 'noopener nofollow' }),
  };
}

/** Returns the URL of a link to this site, which may be absolute; undefined for other links. */
function internalUrl(href: string): URL | undefined {
  if (!/^(?:\/|https?:)/i.test(href) || !URL.canParse(href, siteOrigin())) return undefined;
  const url = new URL(href, siteOrigin());
  return url.origin === siteOrigin() ? url : undefined;
}

/** Localizes a URL unless it is a file or already has a language. */
function inLanguage({ pathname, search, searchParams, hash }: URL, locale: Locale): string {
  const path = pathname + search + hash;
  const match = parseRoute(pathname, searchParams);
  const hasOneLanguage =
    'notFound' in match || ('route' in match && Boolean(definitionOf(match.route).hasNoLanguage));
  return hasOneLanguage || splitLocale(pathname)[0] ? path : localizePath(path, locale);
}
