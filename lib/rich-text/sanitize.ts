import 'server-only';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { VIDEO_HOSTS } from '../http/security-headers';
import { type Locale, localizePath, splitLocale } from '../i18n/locales';
import { parseRoute } from '../routing/parse-route';
import { definitionOf } from '../routing/route-table';
import { siteOrigin } from '../site';
import { imageAttributes } from './images';
import { ALLOWED_STYLES } from './styles';

const optionsFor = (locale: Locale, fallback: string): IOptions => ({
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: ALLOWED_ATTRIBUTES,
  allowedStyles: ALLOWED_STYLES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: [...VIDEO_HOSTS],
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'xmp',
  ],
  transformTags: {
    // The page already has its h1.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, locale) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, fallback) }),
    // The obsolete way to colour text.
    font: (_, { color, ...attribs }) => ({
      tagName: 'span',
      attribs: color ? { ...attribs, style: `color: ${color}` } : attribs,
    }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' },
    }),
    // Runs last, for every tag.
    '*': (tagName, attribs) => ({ tagName, attribs: withId(attribs) }),
  },
  // Drops frames whose URL was removed; they would leave an empty box.
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
});

interface Options {
  /** The language of links to this site. */
  locale: Locale;
  /** Replaces images that cannot be shown. */
  fallback: string;
  /** Accessible names of scrollable tables and of videos without a title. */
  labels: { table: string; video: string };
}

/**
 * Sanitizes an editor's HTML (product rule 3.2): keeps everything an article consists of, images from any host included, and
 * removes everything that executes. Classes stay; article.css confines their effect.
 */
export function sanitizeRichText(html: string, { locale, fallback, labels }: Options): string {
  return sanitizeHtml(html, optionsFor(locale, fallback))
    .replace(
      /<table(?=[\s>])/g,
      `<div class="article-table" role="region" tabindex="0" aria-label="${attribute(labels.table)}"><table`,
    )
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<iframe(?![^>]*\stitle=)/g, `<iframe title="${attribute(labels.video)}"`);
}

function attribute(text: string): string {
  return sanitizeHtml(text, { allowedTags: [] }).replaceAll('"', '&quot;');
}

function withId(attribs: Record<string, string>): Record<string, string> {
  return attribs.id ? { ...attribs, id: ID_PREFIX + attribs.id } : attribs;
}

/** Prefix for the ids in an article, so that they cannot clash with the page's. */
const ID_PREFIX = 'article-';

/**
 * Returns the attributes of a link in an article: anchors get the prefix of the article's ids, external links "nofollow", and
 * links to this site stay in the reader's language.
 */
function linkAttributes(attribs: Record<string, string>, locale: Locale): Record<string, string> {
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

const BLOCKS = ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'blockquote', 'pre', 'hr', 'br'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const INLINE = [
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const MEDIA = ['img', 'figure', 'figcaption', 'iframe', 'details', 'summary'];

/** The tags allowed in an article (product rule 3.2). */
const ALLOWED_TAGS = [...BLOCKS, ...LISTS, ...INLINE, ...TABLES, ...MEDIA];

const ALLOWED_ATTRIBUTES = {
  '*': ['lang', 'dir', 'title', 'id', 'class', 'style'],
  a: ['href', 'rel', 'target'],
  img: [
    'src',
    'srcset',
    'sizes',
    'alt',
    'width',
    'height',
    'loading',
    'decoding',
    'referrerpolicy',
    'data-fallback',
  ],
  iframe: ['src', 'width', 'height', 'allowfullscreen', 'allow', 'loading', 'referrerpolicy'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  col: ['span'],
  colgroup: ['span'],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  del: ['datetime', 'cite'],
  ins: ['datetime', 'cite'],
  blockquote: ['cite'],
  q: ['cite'],
  details: ['open'],
};
