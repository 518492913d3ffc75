// Writes the icons for phones and old browsers from public/icon.svg: node scripts/tools/icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const TARGET = 'public/images/icons';
const svg = readFileSync('public/icon.svg', 'utf8');
/** Phones round the corners themselves, so the background fills the square. */
const square = svg.replace('rx="9"', '');

mkdirSync(TARGET, { recursive: true });
for (const [file, source, size] of [
  ['icon-192.png', svg, 192],
  ['icon-512.png', square, 512],
  ['../../apple-touch-icon.png', square, 180],
]) {
  await sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toFile(`${TARGET}/${file}`);
}

// An .ico file is a 22-byte header followed by a PNG.
const png = await sharp(Buffer.from(svg), { density: 72 }).resize(32, 32).png().toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(22, 18);
writeFileSync('public/favicon.ico', Buffer.concat([header, png]));
