// Draws the pictures of posts that have none of their own, one a category: node scripts/post-covers.mjs
import { mkdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { scene } from './hero-image/scene.mjs';
import { createRandom } from './seed/random.mjs';

const TARGET = 'public/images/posts';
const SIZE = { width: 1200, height: 675 };

const COVERS = {
  'car-care': scene({ ...SIZE, horizon: 300, ground: 590, carX: 90, scale: 1.35, sunX: 260 }),
  tips: scene({ ...SIZE, horizon: 260, ground: 600, carX: -760, scale: 1.75, sunX: 1010 }),
  news: scene({ ...SIZE, horizon: 430, ground: 1500, carX: 0, scale: 1, sunX: 430 }),
  'eco-friendly': drops(),
};

/** Water on paint: drops that hold the light. */
function drops() {
  const random = createRandom(17);
  const circles = Array.from({ length: 150 }, () => {
    const radius = 6 + random.next() ** 3 * 88;
    const [x, y] = [random.int(-20, SIZE.width + 20), random.int(-20, SIZE.height + 20)];
    return `<g transform="translate(${x} ${y}) scale(${(radius / 100).toFixed(2)})">
      <ellipse cx="6" cy="14" rx="100" ry="98" fill="#04261c" opacity=".35"/>
      <circle r="100" fill="url(#drop)"/><ellipse cx="-34" cy="-42" rx="26" ry="16" fill="#fff" opacity=".9" transform="rotate(-36 -34 -42)"/>
      <path d="M -58 58 A 82 82 0 0 0 66 48" stroke="#d7f5df" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><defs>
    <linearGradient id="paint" x2="1" y2="1"><stop stop-color="#2f8f63"/><stop offset=".55" stop-color="#125a41"/><stop offset="1" stop-color="#082b21"/></linearGradient>
    <linearGradient id="gleam"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#d7f5df" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <radialGradient id="drop" cx=".62" cy=".7"><stop stop-color="#8fdcae" stop-opacity=".75"/><stop offset=".7" stop-color="#2c8a60" stop-opacity=".55"/><stop offset="1" stop-color="#06281d" stop-opacity=".75"/></radialGradient>
    </defs><rect width="100%" height="100%" fill="url(#paint)"/><g transform="skewX(-24)"><rect x="760" width="190" height="100%" fill="url(#gleam)"/><rect x="990" width="40" height="100%" fill="url(#gleam)"/></g>${circles.join('')}</svg>`;
}

mkdirSync(TARGET, { recursive: true });
for (const [category, svg] of Object.entries(COVERS)) {
  const file = `${TARGET}/${category}.webp`;
  await sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 78, effort: 6 }).toFile(file);
  console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} KB`);
}
