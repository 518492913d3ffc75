import localFont from 'next/font/local';

/** The Arabic half of the family is in `public/fonts`: only Arabic pages are to preload it, which next/font can not do. */
export const latin = localFont({
  src: './styles/readex-pro-latin.woff2',
  weight: '400 700',
  variable: '--font-latin',
  // A page is never set anew under the reader's eyes: a face that comes too late is there for the next one.
  display: 'optional',
  declarations: [{ prop: 'unicode-range', value: 'U+0020-017F, U+2000-206F, U+20AC, U+2122, U+2212' }],
});

export const ARABIC_FONT = '/fonts/readex-pro-arabic.woff2';
