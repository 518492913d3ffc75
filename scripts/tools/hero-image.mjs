// Draws the hero image and the background of Open Graph images: node scripts/tools/hero-image.mjs
import { mkdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { CROPS, scene } from './pictures/scene.mjs';

const TARGET = 'public/images/hero';
/** Widths of each crop in pixels. */
const WIDTHS = { wide: [1920, 1280], phone: [780, 480] };
const FORMATS = { avif: { quality: 45, effort: 7 }, webp: { quality: 76, effort: 6 } };

mkdirSync(TARGET, { recursive: true });
for (const [crop, widths] of Object.entries(WIDTHS)) {
  const picture = await sharp(Buffer.from(scene(CROPS[crop])))
    .removeAlpha()
    .png()
    .toBuffer();
  for (const width of widths) {
    for (const [format, options] of Object.entries(FORMATS)) {
      const file = `${TARGET}/${crop}-${width}.${format}`;
      await sharp(picture).resize({ width })[format](options).toFile(file);
      console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} KB`);
    }
  }
}

// The background of Open Graph images, whose text is placed in the sky.
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="g" x2="0" y2="1">
  <stop stop-color="#04141c" stop-opacity=".72"/><stop offset=".5" stop-color="#04141c" stop-opacity=".5"/>
  <stop offset=".74" stop-color="#04141c" stop-opacity="0"/></linearGradient></defs>
  <rect width="1200" height="630" fill="url(#g)"/></svg>`;
await sharp(Buffer.from(scene(CROPS.share)))
  .composite([{ input: Buffer.from(shade) }])
  .removeAlpha()
  .webp({ quality: 90, effort: 6 })
  .toFile('lib/seo/opengraph/scene.webp');
await sharp('public/icon.svg', { density: 300 }).resize(112).png().toFile('lib/seo/opengraph/logo.png');
