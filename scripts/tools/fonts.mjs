// Writes the site's font files, two for pages and two for Open Graph images: node scripts/tools/fonts.mjs
//
// They are Readex Pro (SIL Open Font License, see public/fonts/LICENSE.txt), reduced to the characters and weights that the site
// uses, which saves a third of the bytes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/readex-pro/files';
/** The Arabic font has a fixed URL, because only Arabic pages preload it. */
const TARGETS = {
  latin: 'app/styles/readex-pro-latin.woff2',
  arabic: 'public/fonts/readex-pro-arabic.woff2',
};
/** Pango, which draws the Open Graph images, needs TrueType and does not support variable weights. */
const IMAGE_FONTS = 'lib/seo/opengraph/fonts';
const IMAGE_WEIGHT = { wght: 600 };

const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

/** Unicode ranges to keep. Names in the directory need accented Latin letters; the basic Arabic block is kept completely. */
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

mkdirSync(IMAGE_FONTS, { recursive: true });
for (const [script, ranges] of Object.entries(SCRIPTS)) {
  const font = readFileSync(`${SOURCE}/readex-pro-${script}-wght-normal.woff2`);
  const codePoints = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  const subset = await subsetFont(font, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
  });
  writeFileSync(TARGETS[script], subset);
  const imageFont = await subsetFont(font, String.fromCodePoint(...codePoints), {
    targetFormat: 'truetype',
    variationAxes: IMAGE_WEIGHT,
  });
  writeFileSync(`${IMAGE_FONTS}/readex-pro-${script}.ttf`, imageFont);
  console.log(
    `${script}: ${(font.length / 1024).toFixed(1)} KB became ${(subset.length / 1024).toFixed(1)} KB`,
  );
}
