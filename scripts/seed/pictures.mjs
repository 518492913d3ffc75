/** Files of public/images/samples, drawn by scripts/tools/sample-pictures.mjs. */
const EMBLEMS = [
  ...[
    'drop',
    'wave',
    'sunrise',
    'star',
    'palm',
    'dunes',
    'pearl',
    'crescent',
    'shield',
    'hexagon',
    'bubbles',
  ],
  'chevrons',
];
const PHOTOS = 3;
const INTERVALS = { logo: 3, photo: 10 };

/** Returns the pictures of a provider by its number: every third has a logo, every tenth a photo. */
export function picturesFor(number) {
  const logo = number / INTERVALS.logo;
  const photo = number / INTERVALS.photo;
  return {
    logo_url: Number.isInteger(logo) ? `/images/samples/${EMBLEMS[logo % EMBLEMS.length]}.webp` : null,
    photo_url: Number.isInteger(photo) ? `/images/samples/photo-${(photo % PHOTOS) + 1}.webp` : null,
  };
}
