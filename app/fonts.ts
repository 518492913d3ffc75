import localFont from 'next/font/local';

/** The Arabic font is in `public/fonts`, because next/font cannot preload it on Arabic pages only. */
export const latin = localFont({
  src: './styles/readex-pro-latin.woff2',
  weight: '400 700',
  variable: '--font-latin',
  // Avoids layout shifts: a font that loads too late is used on the next page.
  display: 'optional',
  declarations: [{ prop: 'unicode-range', value: 'U+0020-017F, U+2000-206F, U+20AC, U+2122, U+2212' }],
});

export const ARABIC_FONT = '/fonts/readex-pro-arabic.woff2';
