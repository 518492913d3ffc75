// Draws the covers of posts: one per category, for posts without an image, and one per sample post.
// node scripts/tools/post-covers.mjs
import { mkdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { HEIGHT as height, WIDTH as width } from './pictures/cover.mjs';
import { drops, foam } from './pictures/drops.mjs';
import { districts, interior, months, priceTags, stars, towers } from './pictures/objects.mjs';
import { scene } from './pictures/scene.mjs';
import { sandstorm, steam, summer, water } from './pictures/weather.mjs';

const TARGET = 'public/images/posts';

const CATEGORIES = {
  'car-care': scene({ width, height, horizon: 300, ground: 590, carX: 90, scale: 1.35, sunX: 260 }),
  tips: scene({ width, height, horizon: 260, ground: 600, carX: -760, scale: 1.75, sunX: 1010 }),
  news: scene({ width, height, horizon: 430, ground: 1500, carX: 0, scale: 1, sunX: 430 }),
  'eco-friendly': drops(),
};

/** Covers by slug. */
const SAMPLES = {
  'wash-your-car-after-a-sandstorm': sandstorm(),
  'protect-paint-and-cabin-in-summer': summer(),
  'what-an-interior-clean-includes': interior(),
  'how-much-water-does-a-car-wash-use': water(),
  'waterless-washing-explained': drops({ seed: 5, count: 90, isWiped: true }),
  'what-steam-cleaning-does': steam(),
  'where-a-mobile-wash-may-work': towers(),
  'how-to-read-a-car-wash-price': priceTags(),
  'nasaih-al-inaya-bisayyaratik': foam(),
  'lamaa-in-arabic': stars(),
  'find-a-car-wash-by-district': districts(),
  'prices-through-the-year': months(),
};

await draw(TARGET, CATEGORIES);
await draw(`${TARGET}/samples`, SAMPLES);

async function draw(folder, covers) {
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(covers)) {
    const file = `${folder}/${name}.webp`;
    await sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 70, effort: 6 }).toFile(file);
    console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} KB`);
  }
}
