// What scenes are drawn with: their frame, their colours and plain shapes.

// A scene is one backdrop and one subject. Both are 352 × 64 and fill the height of their frame: a square shows the subject alone, a
// wide frame more of the place to both sides, and nothing is cut at its feet. Subjects stand in the middle 68, between the places of logos.
export const LEFT = -128;
export const WIDTH = 352;
const RIGHT = LEFT + WIDTH;
/** Where cars stand. */
export const GROUND = 66;

const color = (name) => `var(--avatar-${name})`;
/** Of a second vehicle, and of clouds, which have colours of their own at night. */
export const SECOND = 'var(--avatar-second,var(--avatar-dark))';
export const HAZE = 'var(--avatar-haze,var(--avatar-light))';
export const [SKY, HORIZON, EARTH, MAIN, DARK, LIGHT, HIGHLIGHT, ACCENT] = [
  'sky',
  'horizon',
  'ground',
  'main',
  'dark',
  'light',
  'highlight',
  'accent',
].map(color);

const attributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
export const path = (d, fill, opacity) =>
  `<path d="${d}"${attributes({ fill, ...(opacity && { opacity }) })}/>`;
export const line = (d, stroke, width, opacity, more = {}) =>
  `<path d="${d}"${attributes({ fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...(opacity && { opacity }), ...more })}/>`;
export const circle = (cx, cy, r, fill, opacity) =>
  `<circle${attributes({ cx, cy, r, fill, ...(opacity && { opacity }) })}/>`;
export const rect = (x, y, width, height, fill, { rx = 0, opacity = 0 } = {}) =>
  `<rect${attributes({ x, y, width, height, ...(rx && { rx }), fill, ...(opacity && { opacity }) })}/>`;
export const ellipse = (cx, cy, rx, ry, fill, opacity) =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...(opacity && { opacity }) })}/>`;
export const at = (x, y, scale, ...parts) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${parts.join('')}</g>`;
/** Makes smaller what stands around 48, in its place, and moves it to the side. */
export const smaller = (scale, dx, ...parts) =>
  at(round(48 * (1 - scale) + dx), round((GROUND + 3) * (1 - scale)), scale, ...parts);
/** Repeats what `draw` draws at each of the places. */
export const each = (places, draw) => places.map((place) => draw(place)).join('');
/** Places from one end to the other. */
export const along = (step, from = LEFT) =>
  Array.from({ length: Math.ceil((RIGHT - from) / step) + 1 }, (_, index) => from + index * step);
const round = (number) => Math.round(number * 10) / 10;
/** Rounds the numbers of a path to one decimal. */
export const tidy = (d) => d.replace(/-?\d+\.\d{2,}/g, (number) => String(round(number)));
