// Writes the site's font files, two for pages and two that pictures are drawn with: node scripts/fonts.mjs
//
// They are Readex Pro (SIL Open Font License, see public/fonts/LICENSE.txt) with the letters that pages of the site need
// and the weights that its styles use: a third of the bytes less on the way to the first words.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/readex-pro/files';
/** The Arabic file has an address of its own, because only Arabic pages are to preload it. */
const TARGETS = {
  latin: 'app/styles/readex-pro-latin.woff2',
  arabic: 'public/fonts/readex-pro-arabic.woff2',
};
/** Pango, which draws the pictures of shared links, reads TrueType and no variable weights. */
const DRAWN = 'lib/seo/opengraph/fonts';
const DRAWN_WEIGHT = { wght: 600 };

const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

/** First and last code points. Western letters are for names in the directory; Arabic ones stay complete. */
const SCRIPTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x200c, 0x200f],
  ],
};

mkdirSync(DRAWN, { recursive: true });
for (const [script, ranges] of Object.entries(SCRIPTS)) {
  const font = readFileSync(`${SOURCE}/readex-pro-${script}-wght-normal.woff2`);
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  const subset = await subsetFont(font, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
  });
  writeFileSync(TARGETS[script], subset);
  const drawn = await subsetFont(font, String.fromCodePoint(...letters), {
    targetFormat: 'truetype',
    variationAxes: DRAWN_WEIGHT,
  });
  writeFileSync(`${DRAWN}/readex-pro-${script}.ttf`, drawn);
  console.log(
    `${script}: ${(font.length / 1024).toFixed(1)} KB became ${(subset.length / 1024).toFixed(1)} KB`,
  );
}
