import { localizePath, type Locale, splitLocale } from '../i18n/locales';
import { siteOrigin } from '../site';

/** Before every id of an article, so that none is one of the page's own. */
export const ID_PREFIX = 'article-';

/**
 * Attributes of a link as it may be shown: anchors have the prefix of the article's ids, other sites are not vouched for,
 * and links to pages of this site, which editors write once, stay in the language of the reader.
 */
export function linkAttributes(attribs: Record<string, string>, locale: Locale): Record<string, string> {
  const href = withoutOrigin((attribs.href ?? '').trim().replace(/^\/\//, 'https://'));
  const isElsewhere = /^https?:/i.test(href);
  return {
    ...attribs,
    // The old way to name a place in a text.
    ...(attribs.name && { id: attribs.id ?? attribs.name }),
    ...(attribs.href !== undefined && { href }),
    ...(href.length > 1 && href.startsWith('#') && { href: `#${ID_PREFIX}${href.slice(1)}` }),
    ...(isOwnPage(href) && { href: localizePath(href, locale) }),
    ...(isElsewhere && { rel: 'noopener nofollow' }),
  };
}

/** Editors copy addresses from the browser. */
function withoutOrigin(href: string): string {
  return href === siteOrigin() || href.startsWith(`${siteOrigin()}/`)
    ? href.slice(siteOrigin().length) || '/'
    : href;
}

/** A page without a language in its address; files and programs' addresses have none either. */
function isOwnPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  const isFile = /\.[a-z][a-z0-9]{1,4}$/i.test(path) || path.startsWith('/api/');
  return path.startsWith('/') && !isFile && !splitLocale(path)[0];
}
