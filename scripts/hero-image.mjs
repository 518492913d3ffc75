// Draws the picture of the home page, and that of shared links, and writes them to public/images: node scripts/hero-image.mjs
import { mkdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { CROPS, scene } from './hero-image/scene.mjs';

const TARGET = 'public/images/hero';
/** Widths in pixels that each crop is written in. */
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

const share = {
  ...CROPS.wide,
  width: 1200,
  height: 630,
  horizon: 350,
  ground: 540,
  carX: 430,
  scale: 0.7,
  sunX: 330,
};
await sharp(Buffer.from(scene(share)))
  .removeAlpha()
  .png({ palette: true, quality: 85 })
  .toFile(`${TARGET}/share.png`);
