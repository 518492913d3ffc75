/** Size of every cover in SVG units. */
export const WIDTH = 1200;
export const HEIGHT = 675;

/** Background gradients, top to bottom. */
const BACKGROUNDS = {
  dusk: ['#083446', '#0d6f8b', '#e9c48c'],
  sea: ['#0b4a5f', '#08313f', '#051d28'],
  heat: ['#7a3412', '#d9822b', '#ffd891'],
  sand: ['#b98d52', '#e3c48e', '#f5e3bf'],
  leaf: ['#2f8f63', '#125a41', '#082b21'],
  mist: ['#0f5a63', '#3d8f93', '#bfe0dc'],
};

/** Returns a cover as SVG: background, the brand's diagonal gleam, and the drawing. */
export function cover(background, drawing, definitions = '') {
  const stops = BACKGROUNDS[background].map(
    (colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="background" x2="0" y2="1">${stops.join('')}</linearGradient>
    <linearGradient id="gleam"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
    ${definitions}</defs>
    <rect width="100%" height="100%" fill="url(#background)"/>
    <g transform="skewX(-24)"><rect x="820" width="190" height="100%" fill="url(#gleam)"/><rect x="1050" width="40" height="100%" fill="url(#gleam)"/></g>
    ${drawing}</svg>`;
}

/** Concatenates `count` drawings. */
export function repeat(count, draw) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Returns a wave across the cover, filled down to the bottom. */
export function wave({ y, height, length, shift = 0, fill, opacity = 1 }) {
  const half = length / 2;
  const start = -length + shift;
  const arcs = repeat(Math.ceil((WIDTH + 2 * length) / half), (index) =>
    index === 0 ? `q ${half / 2} ${-height} ${half} 0 ` : `t ${half} 0 `,
  );
  return `<path d="M ${start} ${y} ${arcs} V ${HEIGHT} H ${start} Z" fill="${fill}" opacity="${opacity}"/>`;
}
