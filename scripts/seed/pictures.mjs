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
const EVERY = { logo: 3, photo: 10 };

/** The pictures of the `number`th provider: a third has a logo, a tenth a photo. */
export function picturesFor(number) {
  const logo = number / EVERY.logo;
  const photo = number / EVERY.photo;
  return {
    logo_url: Number.isInteger(logo) ? `/images/samples/${EMBLEMS[logo % EMBLEMS.length]}.webp` : null,
    photo_url: Number.isInteger(photo) ? `/images/samples/photo-${(photo % PHOTOS) + 1}.webp` : null,
  };
}
