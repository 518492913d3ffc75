import localFont from 'next/font/local';

export const latin = localFont({
  src: '../node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  weight: '160 700',
  variable: '--font-latin',
  declarations: [
    { prop: 'unicode-range', value: 'U+0000-05FF, U+2000-206F, U+20AC, U+2122, U+2190-21FF, U+2212' },
  ],
});

/** Fetched by pages with Arabic text only, because of its range; a preload would fetch it on all. */
export const arabic = localFont({
  src: '../node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  weight: '160 700',
  variable: '--font-arabic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC' }],
});
