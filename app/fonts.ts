import localFont from 'next/font/local';

/** The Arabic half of the family is in `public/fonts`: only Arabic pages are to preload it, which next/font can not do. */
export const latin = localFont({
  src: '../node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  weight: '160 700',
  variable: '--font-latin',
  declarations: [
    { prop: 'unicode-range', value: 'U+0000-05FF, U+2000-206F, U+20AC, U+2122, U+2190-21FF, U+2212' },
  ],
});

export const ARABIC_FONT = '/fonts/readex-pro-arabic.woff2';
