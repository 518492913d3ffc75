import 'server-only';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { VIDEO_HOSTS } from '../http/security-headers';
import type { Locale } from '../i18n/locales';
import { imageAttributes } from './images';
import { ID_PREFIX, linkAttributes } from './links';
import { ALLOWED_STYLES } from './styles';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './tags';

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
