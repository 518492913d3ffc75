// Draws the pictures of sample providers: emblems of invented brands, and photos. node scripts/tools/sample-pictures.mjs
import { mkdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { HEIGHT as height, WIDTH as width } from './pictures/cover.mjs';
import { scene } from './pictures/scene.mjs';

const TARGET = 'public/images/samples';
const SIZE = 192;

const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const square = (fill) => `<rect width="96" height="96" rx="14" fill="${fill}"/>`;
const disc = (fill) => circle(48, 48, 46, fill);
const rotated = (count, content) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} 48 48)">${content}</g>`,
  ).join('');

/** Drawn in a 96 × 96 box; some have their own background. */
const EMBLEMS = {
  drop:
    shape('M48 6C30 30 20 44 20 60a28 28 0 0 0 56 0C76 44 66 30 48 6z', '#0a6fae') +
    line('M34 60a14 14 0 0 0 12 14', '#fff', 6),
  wave:
    disc('#0d2c54') +
    line('M12 42q12-14 24 0t24 0 24 0', '#4cc9f0', 7) +
    line('M14 60q11-14 23 0t23 0 22 0', '#fff', 7),
  sunrise:
    shape('M12 66a36 36 0 0 1 72 0z', '#f28f16') +
    rotated(1, line('M48 8v12M14 22l8 9M82 22l-8 9', '#f28f16', 7)) +
    line('M8 80h80', '#b3470b', 8),
  star: square('#5b2a86') + rotated(4, shape('M48 10q6 30 38 38-32 8-38 38-6-30-6-38 0-8 6-38z', '#ffd166')),
  palm:
    line('M46 88q8-26 2-50', '#7a4a20', 7) +
    line('M48 38q-20-12-34 4M48 38q-12-20-30-18M48 38q18-16 34-2M48 38q6-22 26-22', '#1f8a4c', 8),
  dunes:
    disc('#f6d9a8') +
    circle(66, 30, 11, '#d9482b') +
    shape('M6 62q22-26 44-6t42-4a46 46 0 0 1-84 22z', '#b9733a'),
  pearl:
    square('#0b3c49') +
    shape('M12 44q36-44 72 0-10 6-36 6t-36-6z', '#e8f1f2') +
    shape('M12 56q36 40 72 0-10 4-36 4t-36-4z', '#b6d3d8') +
    circle(48, 52, 12, '#fff'),
  crescent:
    shape('M60 10a40 40 0 1 0 26 58A34 34 0 0 1 60 10z', '#a4133c') +
    shape('M68 28q-13 16-13 24a13 13 0 0 0 26 0q0-8-13-24z', '#2b9fc9'),
  shield:
    shape('M48 6 86 18v28q0 30-38 44Q10 76 10 46V18z', '#1b1b2f') +
    line('M28 58q20-2 40-26M34 70q16-4 28-20', '#9be15d', 8),
  hexagon:
    shape('M48 4 86 26v44L48 92 10 70V26z', '#e85d04') + line('M30 34v28M48 34v28M66 34v28', '#fff', 9),
  bubbles:
    circle(38, 56, 30, '#2a9d8f') +
    circle(72, 30, 17, '#76c8bd') +
    circle(74, 68, 10, '#b5e2dc') +
    line('M22 54a16 16 0 0 1 12-14', '#fff', 6),
  chevrons:
    square('#d00000') + line('M22 30 46 48 22 66', '#fff', 11) + line('M48 30l24 18-24 18', '#ffba08', 11),
};

const PHOTOS = {
  'photo-1': scene({ width, height, horizon: 330, ground: 560, carX: 150, scale: 0.85, sunX: 960 }),
  'photo-2': scene({ width, height, horizon: 250, ground: 590, carX: -420, scale: 1.3, sunX: 900 }),
  'photo-3': scene({ width, height, horizon: 390, ground: 540, carX: 560, scale: 0.6, sunX: 330 }),
};

mkdirSync(TARGET, { recursive: true });
for (const [name, drawing] of Object.entries(EMBLEMS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 96 96">${drawing}</svg>`;
  await write(name, sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6, smartSubsample: true }));
}
for (const [name, svg] of Object.entries(PHOTOS))
  await write(name, sharp(Buffer.from(svg)).removeAlpha().resize(960).webp({ quality: 60, effort: 6 }));

async function write(name, picture) {
  const file = `${TARGET}/${name}.webp`;
  await picture.toFile(file);
  console.log(`${file}  ${(statSync(file).size / 1024).toFixed(1)} KB`);
}
