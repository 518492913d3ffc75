import 'server-only';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { VIDEO_HOSTS } from '../http/video-hosts';
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
    // The page has its one h1 already.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, locale) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, fallback) }),
    // The old way to colour words.
    font: (_, { color, ...attribs }) => ({
      tagName: 'span',
      attribs: color ? { ...attribs, style: `color: ${color}` } : attribs,
    }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' },
    }),
    // Runs after those above, for every tag.
    '*': (tagName, attribs) => ({ tagName, attribs: withId(attribs) }),
  },
  // A frame whose URL was refused would stay as an empty box.
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
});

interface Options {
  /** Links to pages of this site are in this language. */
  locale: Locale;
  /** Shown in place of pictures that can not be. */
  fallback: string;
  /** The names of the regions that wide tables scroll in, and of videos that the editor gave no title. */
  labels: { table: string; video: string };
}

/**
 * HTML of an editor as it may be shown (product rule 3.2): everything an article is made of survives, pictures of any
 * host too, and nothing executes. Classes stay as they are: the article's box confines what they do (article.css).
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
