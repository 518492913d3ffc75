// Covers of posts about the car itself, prices and the directory.
import { createRandom } from '../../seed/random.mjs';
import { cover, HEIGHT, repeat, WIDTH } from './cover.mjs';

/** Draws a steering wheel at night. */
export function interior() {
  const spokes = [90, 210, 330].map(
    (angle) => `<path d="M 78 -26 L 250 -16 V 16 L 78 26 Z" transform="rotate(${angle})" fill="#12566c"/>`,
  );
  const stitches = repeat(60, (index) => {
    return `<rect x="264" y="-2" width="22" height="4" rx="2" fill="#ffd891" opacity=".7" transform="rotate(${index * 6})"/>`;
  });
  return cover(
    'sea',
    `<g transform="translate(600 372)"><circle r="275" fill="none" stroke="#0a2531" stroke-width="66"/>
    <circle r="296" fill="none" stroke="#7fd0e6" stroke-width="5" opacity=".45"/>${spokes.join('')}<circle r="92" fill="#0f4557"/>
    <circle r="92" fill="none" stroke="#7fd0e6" stroke-width="4" opacity=".5"/>${stitches}</g>`,
  );
}

/** Draws price tags on strings. */
export function priceTags() {
  const tag = (x, y, angle, fill) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M 0 -40 C 10 -160 60 -240 30 -420" stroke="#fff1cf" stroke-width="4" fill="none" opacity=".7"/>
    <path d="M 0 -80 L 92 -6 V 250 A 22 22 0 0 1 70 272 H -70 A 22 22 0 0 1 -92 250 V -6 Z" fill="${fill}"/><circle cy="-18" r="20" fill="#0b2a37"/>
    ${repeat(3, (index) => `<rect x="-52" y="${70 + index * 52}" width="${104 - index * 28}" height="16" rx="8" fill="#0b2a37" opacity=".35"/>`)}</g>`;
  return cover(
    'dusk',
    tag(370, 300, -14, '#f6a823') + tag(640, 340, 5, '#fbf8f3') + tag(890, 310, 17, '#7fd0e6'),
  );
}

/** Draws the months of a year as a bar chart, with the expensive ones highlighted. */
export function months() {
  const columns = [150, 170, 210, 250, 300, 360, 400, 390, 330, 260, 200, 165].map((height, index) => {
    const fill = height > 320 ? '#f6a823' : '#7fd0e6';
    return `<rect x="${108 + index * 84}" y="${590 - height}" width="56" height="${height}" rx="14" fill="${fill}" opacity=".9"/>`;
  });
  return cover(
    'sea',
    `${columns.join('')}<rect x="84" y="604" width="1032" height="6" rx="3" fill="#fff" opacity=".5"/>`,
  );
}

/** Draws eight-pointed stars, as on tiles. */
export function stars() {
  const star = (x, y, size, fill) =>
    `<g transform="translate(${x} ${y})" fill="${fill}"><rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}"/>
    <rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}" transform="rotate(45)"/></g>`;
  const rows = repeat(5, (row) =>
    repeat(7, (column) => {
      const [x, y] = [column * 210 - 60 + (row % 2) * 105, row * 182 - 20];
      const isLit = (row * 7 + column) % 6 === 3;
      return star(x, y, 64, isLit ? '#f6a823' : '#0d86a3') + star(x, y, 33, isLit ? '#ffe3b0' : '#083446');
    }),
  );
  return cover('sea', rows);
}

/** Draws streets from above, with map pins. */
export function districts() {
  const random = createRandom(12);
  const blocks = repeat(6, (row) =>
    repeat(9, (column) => {
      const fill = random.pick(['#0d5f76', '#0b5064', '#0e6f8a', '#115a4a']);
      const width = 118 + random.int(-20, 8);
      return `<rect x="${column * 144 - 40}" y="${row * 136 - 60}" width="${width}" height="112" rx="10" fill="${fill}"/>`;
    }),
  );
  const pin = (x, y, scale, fill) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cy="6" rx="46" ry="14" fill="#051d28" opacity=".5"/>
    <path d="M 0 0 C -30 -60 -80 -90 -80 -150 A 80 80 0 0 1 80 -150 C 80 -90 30 -60 0 0 Z" fill="${fill}"/><circle cy="-150" r="30" fill="#0b2a37"/></g>`;
  return cover(
    'sea',
    `<g transform="rotate(-8 600 340)">${blocks}</g><path d="M -20 560 C 300 430 520 700 ${WIDTH + 20} 470" stroke="#7fd0e6" stroke-width="58" fill="none" opacity=".8"/>
    ${pin(330, 330, 0.8, '#fbf8f3')}${pin(930, 300, 0.8, '#fbf8f3')}${pin(640, 430, 1.4, '#f6a823')}`,
  );
}

/** Draws towers at night with a few lit windows, and a van below. */
export function towers() {
  const random = createRandom(33);
  const buildings = repeat(9, (index) => {
    const [x, width, top] = [index * 140 - 30, random.int(96, 128), random.int(90, 330)];
    const windows = repeat(60, (number) => {
      const [column, row] = [number % 4, Math.floor(number / 4)];
      const y = top + 22 + row * 34;
      if (y > 520 || !random.chance(0.42)) return '';
      return `<rect x="${x + 14 + column * (width / 4)}" y="${y}" width="14" height="18" rx="2" fill="#ffd891" opacity=".8"/>`;
    });
    return `<path d="M ${x} 570 V ${top} H ${x + width} V 570 Z" fill="#0a2f3d"/>${windows}`;
  });
  const van = `<g transform="translate(470 470)"><path d="M 0 100 V 24 A 24 24 0 0 1 24 0 H 190 C 230 0 250 40 262 56 L 282 66 A 16 16 0 0 1 292 80 V 100 Z" fill="#fbf8f3"/>
    <path d="M 196 16 C 222 18 236 40 246 56 H 196 Z" fill="#0d86a3"/><circle cx="64" cy="102" r="27" fill="#051d28"/><circle cx="232" cy="102" r="27" fill="#051d28"/>
    <circle cx="64" cy="102" r="11" fill="#bfe6f0"/><circle cx="232" cy="102" r="11" fill="#bfe6f0"/></g>`;
  return cover(
    'dusk',
    `${buildings}<rect y="570" width="100%" height="${HEIGHT - 570}" fill="#051d28"/>${van}`,
  );
}
