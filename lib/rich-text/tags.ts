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
export const ALLOWED_TAGS = [...BLOCKS, ...LISTS, ...INLINE, ...TABLES, ...MEDIA];

export const ALLOWED_ATTRIBUTES = {
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
