// Writes the site's font files, two for pages and two for drawing images: node scripts/tools/fonts.mjs
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
const DRAWN = 'lib/seo/opengraph/fonts';
const DRAWN_WEIGHT = { wght: 600 };

const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

/** Unicode ranges to keep. Western letters are needed for names in the directory; Arabic is kept completely. */
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
