// Draws the scenes in public/sprite.svg: the backdrops and subjects of providers' pictures, in the colours of the element around them.
import { readFileSync, writeFileSync } from 'node:fs';

// A scene is one backdrop and one subject. Both are 512 × 64 with the subject in the middle 96, and fill the height of their frame:
// a square shows the subject alone, a wide frame more of the place to both sides, and nothing is cut at its feet.
const LEFT = -128;
const WIDTH = 352;
const RIGHT = LEFT + WIDTH;
/** Where cars stand. */
const GROUND = 66;

const color = (name) => `var(--avatar-${name})`;
const [SKY, HORIZON, EARTH, MAIN, DARK, LIGHT, HIGHLIGHT, ACCENT] = [
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
const path = (d, fill, opacity) => `<path d="${d}"${attributes({ fill, ...(opacity && { opacity }) })}/>`;
const line = (d, stroke, width, opacity, more = {}) =>
  `<path d="${d}"${attributes({ fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...(opacity && { opacity }), ...more })}/>`;
const circle = (cx, cy, r, fill, opacity) =>
  `<circle${attributes({ cx, cy, r, fill, ...(opacity && { opacity }) })}/>`;
const rect = (x, y, width, height, fill, { rx = 0, opacity = 0 } = {}) =>
  `<rect${attributes({ x, y, width, height, ...(rx && { rx }), fill, ...(opacity && { opacity }) })}/>`;
const ellipse = (cx, cy, rx, ry, fill, opacity) =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...(opacity && { opacity }) })}/>`;
const at = (x, y, scale, ...parts) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${parts.join('')}</g>`;
/** Repeats what `draw` draws at each of the places. */
const each = (places, draw) => places.map((place) => draw(place)).join('');
/** Places from one end to the other. */
const along = (step, from = LEFT) =>
  Array.from({ length: Math.ceil((RIGHT - from) / step) + 1 }, (_, index) => from + index * step);

// Places

const sky = (fill = SKY) => rect(LEFT, 0, WIDTH, 84, fill);
const sun = (x, y, r = 7) => circle(x, y, r * 2.1, LIGHT, 0.35) + circle(x, y, r, ACCENT);
const ground = (fill = EARTH) =>
  rect(LEFT, GROUND, WIDTH, 18, fill) +
  line(`M${LEFT} 73.5h${WIDTH}`, LIGHT, 1, 0.45, { 'stroke-dasharray': '9 8', 'stroke-linecap': 'butt' });
const cloud = (x, y, scale = 1) =>
  at(x, y, scale, path('M0 0h17a4 4 0 0 0 0-8 6 6 0 0 0-11-1.5 4.8 4.8 0 0 0-6 9.5z', LIGHT, 0.5));
const palm = (x, y, scale, fill = DARK) =>
  at(
    x,
    y,
    scale,
    line('M0 0q2-14-1-25', fill, 2.2),
    line(
      'M-1-25q-9-4-14 2M-1-25q-6-8-13-6M-1-25q8-6 14 0M-1-25q4-9 12-8M-1-25q-1 6-7 9M-1-25q4 4 5 9',
      fill,
      2.2,
    ),
  );
/** Windows of a tower: dashes one above the other. */
const windows = (x, y, height, columns, gap = 3) =>
  line(
    Array.from({ length: columns }, (_, index) => `M${x + index * gap} ${y}v${height}`).join(''),
    LIGHT,
    1.4,
    0.5,
    { 'stroke-dasharray': '2 2.4', 'stroke-linecap': 'butt' },
  );

/** One silhouette a letter: flat, slanted, spire, sail, steps, round. */
const TOWERS = {
  f: (x, w, h) => `M${x} ${GROUND}v-${h}h${w}v${h}z`,
  l: (x, w, h) => `M${x} ${GROUND}v-${h}l${w}-5v${h + 5}z`,
  p: (x, w, h) =>
    `M${x} ${GROUND}v-${h - 14}h${w * 0.2}l${w * 0.22}-9 ${w * 0.08}-9 ${w * 0.08} 9 ${w * 0.22} 9h${w * 0.2}v${h - 14}z`,
  s: (x, w, h) => `M${x} ${GROUND}v-${h}q${w} ${h * 0.3} ${w} ${h}z`,
  t: (x, w, h) =>
    `M${x} ${GROUND}v-${h * 0.6}h${w / 3}v-${h * 0.4}h${w / 3}v${h * 0.25}h${w / 3}v${h * 0.75}z`,
  r: (x, w, h) => `M${x} ${GROUND}v-${h}q${w / 2}-7 ${w} 0v${h}z`,
};
const tidy = (d) => d.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(number * 10) / 10));
const skyline = (specs, from, fill, opacity) => {
  let x = from;
  const d = specs.map(([shape, width, height, gap = 2]) => {
    const drawn = TOWERS[shape](x, width, height);
    x += width + gap;
    return drawn;
  });
  return path(tidy(d.join('')), fill, opacity);
};
/** The same houses again until the other end. */
const repeated = (specs, times) => Array.from({ length: times }, () => specs).flat();

const FAR = [
  ['f', 10, 16],
  ['r', 8, 26, 6],
  ['f', 12, 12],
  ['p', 10, 46, 4],
  ['l', 8, 22],
  ['f', 13, 14, 7],
  ['s', 11, 34],
  ['f', 9, 20, 8],
];
const NEAR = [
  ['l', 9, 25, 9],
  ['t', 15, 36, 4],
  ['f', 11, 15, 20],
  ['r', 9, 30, 3],
  ['f', 14, 18, 30],
];
const city = () =>
  sky() +
  sun(17, 23, 6) +
  each([-84, 62, 150], (x) => cloud(x, 25, 0.85)) +
  skyline(repeated(FAR, 5), LEFT, HORIZON, 0.55) +
  skyline(repeated(NEAR, 5), LEFT - 12, HORIZON) +
  ground();

const villa = (x, scale = 1) =>
  at(
    x,
    GROUND,
    scale,
    path('M0 0v-17h14v-6h15v23z', HORIZON),
    rect(14, -23, 15, 2, LIGHT, { opacity: 0.5 }),
    path('M18-16h3v4h-3zM23-16h3v4h-3zM3-12h3v4H3zM8-12h3v4H8zM19 0v-6q2.5-3 5 0v6z', LIGHT, 0.65),
  );
const villas = () =>
  sky() +
  sun(14, 24, 6) +
  each([-70, 58, 142], (x) => cloud(x, 27)) +
  each([-118, -46, 62, 140, 206], (x) => villa(x)) +
  each([-80, 4, 104, 176], (x) => villa(x, 0.78)) +
  each([-84, 38, 60, 150], (x) => palm(x, GROUND, 0.75, HORIZON)) +
  each([-58, 122, 184], (x) => palm(x, GROUND + 1, 0.95)) +
  ground();

const wave = (y, height, step, from) =>
  `M${from} ${GROUND}V${y}${along(step, from)
    .map((_, index) => `q${step / 2} ${index % 2 ? height : -height} ${step} 0`)
    .join('')}V${GROUND}z`;
const dunes = () =>
  sky() +
  sun(66, 30, 10) +
  path(wave(49, 15, 84, LEFT - 30), HORIZON, 0.6) +
  path(wave(56, 13, 62, LEFT - 6), HORIZON) +
  each([-96, 2, 190], (x) =>
    at(x, 57, 0.5, line('M0 0v-9', DARK, 1.6), path('M-9-9q1-7 9-8 8 1 9 8-9 4-18 0z', DARK)),
  ) +
  ground();

const dhow = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    path('M-13 0h27l-4 5q-10 2-19 0z', DARK),
    line('M0 0v-22', DARK, 1.1),
    path('M1-22q14 6 13 20H1z', HIGHLIGHT),
    path('M-1-17q-9 6-9 15h9z', LIGHT, 0.75),
  );
const sea = () =>
  sky() +
  sun(20, 34, 8) +
  each([-130, 62, 168], (x) => cloud(x, 27, 0.9)) +
  rect(LEFT, 46, WIDTH, 21, HORIZON) +
  line(
    each(along(46), (x) => `M${x} 51h9m9 5h7`),
    LIGHT,
    1,
    0.6,
  ) +
  dhow(82, 47, 0.95) +
  each([-110, -36, 196], (x) => dhow(x, 47, 0.75)) +
  line(`M${LEFT} 60h${WIDTH}${each(along(12), (x) => `M${x} 60v6`)}`, LIGHT, 1.3, 0.8) +
  ground();

const peak = (x, width, height) =>
  path(`M${x} ${GROUND}l${width * 0.45}-${height} ${width * 0.55} ${height}z`, HORIZON) +
  path(
    tidy(
      `M${x + width * 0.45} ${GROUND - height}l${width * 0.55} ${height}h-${width * 0.36}l-${width * 0.1}-${height * 0.42} ${width * 0.07}-${height * 0.2}z`,
    ),
    LIGHT,
    0.28,
  );
const hills = () =>
  sky() +
  sun(28, 24, 7) +
  each([-140, 64, 190], (x) => cloud(x, 24, 0.9)) +
  each(along(88, LEFT - 40), (x) => `<g opacity="0.55">${peak(x, 84, 38)}</g>`) +
  each(along(74, LEFT - 24), (x) => peak(x, 62, 29)) +
  each([-82, -16, 112, 178], (x) => palm(x, GROUND + 1, 0.6)) +
  ground();

const fort = (x) =>
  at(
    x,
    GROUND,
    1,
    path('M0 0l1.5-20h11L14 0zM14 0v-11h30V0z', HORIZON),
    path('M1-22h2.5v2H1zM5.5-22H8v2H5.5zM10-22h2.5v2H10z', HORIZON),
    path('M5.5-14h3v4h-3zM24 0v-6q2.5-3 5 0v6z', LIGHT, 0.65),
  );
const oasis = () =>
  sky() +
  sun(18, 23, 7) +
  each([-76, 58, 142], (x) => cloud(x, 25, 0.8)) +
  path(wave(57, 7, 52, LEFT), HORIZON, 0.5) +
  each([-112, 40, 196], fort) +
  each([-62, 14, 26, 84, 132, 206], (x) => palm(x, GROUND, 0.95, HORIZON)) +
  each([-92, -58, -26, 122, 158, 190], (x) => palm(x, GROUND + 1, 1.15)) +
  ground();

const tower = () =>
  sky() +
  skyline(repeated(FAR, 5), LEFT - 20, HORIZON, 0.5) +
  each([-186, -76, 34, 144, 254], (x) =>
    [
      path(`M${x} ${GROUND}V-4h32v${GROUND + 4}z`, HORIZON),
      path(`M${x + 22} ${GROUND}V-4h10v${GROUND + 4}z`, LIGHT, 0.22),
      windows(x + 4.5, 0, 50, 8, 3.3),
      path(`M${x - 14} ${GROUND}V52h60v14z`, EARTH),
      path(`M${x - 12} ${GROUND}V56h14v10z`, DARK, 0.75),
    ].join(''),
  ) +
  each([-44, 66, 176], (x) =>
    [
      rect(x - 39, 54.5, 9, 9, ACCENT, { rx: 1.8 }),
      line(`M${x - 36} 62v-5.5h2q2 0 2 1.7t-2 1.7h-2`, DARK, 1.3),
    ].join(''),
  ) +
  ground();

const garage = () =>
  sky(HORIZON) +
  rect(LEFT, 0, WIDTH, 17, DARK) +
  each(along(46, LEFT + 6), (x) => rect(x, 17, 26, 2, HIGHLIGHT, { rx: 1 })) +
  each(along(46, LEFT + 6), (x) => path(`M${x} 19h26l12 47h-50z`, LIGHT, 0.16)) +
  each([-108, -8, 92, 192], (x) =>
    [rect(x, 17, 12, 49, EARTH), rect(x, 47, 12, 7, ACCENT), rect(x, 54, 12, 3, DARK, { opacity: 0.7 })].join(
      '',
    ),
  ) +
  rect(LEFT, GROUND, WIDTH, 18, EARTH) +
  line(
    each(along(46, LEFT + 2), (x) => `M${x} ${GROUND}l-5 12`),
    LIGHT,
    1.4,
    0.7,
  );

/** A lamp of the ceiling of a detailing studio. */
const hexagon = (x, y) => line(`M${x} ${y}l7-3.5h9l7 3.5-7 3.5h-9z`, HIGHLIGHT, 1.5);
const hall = () =>
  sky(DARK) +
  each(along(46, LEFT - 4), (x) => path(`M${x + 2} 20h24l18 46h-60z`, LIGHT, 0.1)) +
  each(along(23, LEFT), (x) => hexagon(x, (x - LEFT) % 46 ? 19.5 : 14)) +
  each(along(92, LEFT + 8), (x) =>
    [
      rect(x, 36, 24, 30, MAIN, { opacity: 0.28 }),
      line(`M${x} 46h24M${x} 56h24`, LIGHT, 1, 0.35),
      line(
        `M${x + 4} 45v-5M${x + 9} 45v-4M${x + 14} 45v-6M${x + 19} 45v-4M${x + 6} 55v-4M${x + 12} 55v-5M${x + 18} 55v-4`,
        ACCENT,
        2.2,
        0.85,
      ),
    ].join(''),
  ) +
  rect(LEFT, GROUND, WIDTH, 18, HORIZON) +
  each(along(46, LEFT - 4), (x) => path(`M${x + 4} 84l6-18h10l8 18z`, LIGHT, 0.2));

/** The inside of a car, its windows to both ends. */
const cabin = () =>
  sky() +
  skyline(repeated(FAR, 5), LEFT - 6, HORIZON, 0.8) +
  rect(LEFT, 48, WIDTH, 36, HORIZON) +
  rect(LEFT, 0, WIDTH, 15, DARK) +
  line(`M${LEFT} 18h${WIDTH}`, MAIN, 6) +
  each([-176, -72, 132, 236], (x) => path(`M${x} 15h9l6 36h-21z`, MAIN)) +
  each([-6, 88], (x) => path(x < 0 ? 'M-6 15h9l-9 36h-21z' : 'M93 15h9l12 36H93z', MAIN)) +
  rect(LEFT, 48, WIDTH, 5, MAIN) +
  line(`M${LEFT} 57h${WIDTH}`, LIGHT, 1, 0.6, { 'stroke-dasharray': '3 2.5' }) +
  each([-150, -46, 128, 226], (x) => rect(x, 60, 22, 4, DARK, { rx: 2, opacity: 0.7 })) +
  rect(LEFT, 70, WIDTH, 14, DARK, { opacity: 0.85 });

// Vehicles, 52 wide, from their wheels up

const wheel = (x) => circle(x, -4.2, 4.6, DARK) + circle(x, -4.2, 2, LIGHT);
const shadow = (x, width) => ellipse(x, 0.6, width, 1.5, DARK, 0.25);
const sedan = (x, scale, fill = MAIN) =>
  at(
    x,
    GROUND + 3,
    scale,
    shadow(27, 27),
    path(
      'M2-5.2v-3.5q0-3.8 4.5-4.6l6.5-1.2q6-6.2 14-6.2 8.5 0 13.5 6.6 8.7.5 9.5 5.9v3q0 1.5-1.5 1.5h-45q-1.5 0-1.5-1.5z',
      fill,
    ),
    path('M16.5-14q4.5-4.3 9.7-4.4v4.4zM28.5-18.4q5.8.3 9 4.4h-9z', LIGHT),
    line('M6-9.8h8M27.3-11v6', LIGHT, 1.1, 0.7),
    path('M45.5-10.5h4l.4 2.5h-3.4z', ACCENT),
    wheel(13),
    wheel(40),
  );
const suv = (x, scale, fill = MAIN) =>
  at(
    x,
    GROUND + 3,
    scale,
    shadow(27, 27),
    path(
      'M2-5v-7q0-2.5 2.5-3l2.5-8q.6-1.8 2.5-1.8h19q2 0 3.2 1.6l5.3 7.2 9.5 1.8q4 .8 4 5v4.2q0 1.5-1.5 1.5H3.5Q2-3.5 2-5z',
      fill,
    ),
    path('M9.5-15.5l1.9-6.3h6.6v6.3zM20-15.5v-6.3h8l4.6 6.3z', LIGHT),
    line('M12-26h16', DARK, 1.3),
    line('M19-13.5v8M6-11h6', LIGHT, 1, 0.6),
    path('M45-12h4.2l.8 2.7H46z', ACCENT),
    wheel(13),
    wheel(40),
  );
const van = (x, scale, fill = MAIN) =>
  at(
    x,
    GROUND + 3,
    scale,
    shadow(25, 26),
    path('M0-4.5v-19q0-3 3-3h30q2.5 0 4.2 2l6.3 8q6 .8 6.5 5v5.5q0 1.5-1.5 1.5h-47q-1.5 0-1.5-1.5z', fill),
    path('M34-22.5h1.5q1.5 0 2.5 1.4l4 5.6h-8z', LIGHT),
    path('M12-20c-2.3 3-3.4 4.7-3.4 6.3a3.4 3.4 0 0 0 6.8 0c0-1.6-1.1-3.3-3.4-6.3z', HIGHLIGHT),
    line('M19-17.5h8M19-13.5h6', HIGHLIGHT, 1.6, 0.85),
    path('M46.5-10.5h3l.5 2.5h-2.8z', ACCENT),
    wheel(11),
    wheel(39),
  );

// What is done to them

const drop = (x, y, scale, fill = HIGHLIGHT) =>
  at(x, y, scale, path('M0-6c-3 4-4.5 6.3-4.5 8.3a4.5 4.5 0 0 0 9 0C4.5.3 3-2 0-6z', fill));
const sparkle = (x, y, size = 6, fill = ACCENT) => {
  const near = Math.round(size * 2) / 10;
  const far = Math.round(size * 8) / 10;
  return path(
    `M${x} ${y - size}q${near} ${far} ${size} ${size}q-${far} ${near}-${size} ${size}q-${near}-${far}-${size}-${size}q${far}-${near} ${size}-${size}z`,
    fill,
  );
};
const suds = (bubbles, opacity) => each(bubbles, ([x, y, r]) => circle(x, y, r, HIGHLIGHT, opacity));
const bucket = (x, y = GROUND + 5, scale = 1) =>
  at(
    x,
    y,
    scale,
    line('M1-14q8-10 16 0', DARK, 1.5),
    path('M0-14h18l-2.5 15h-13z', DARK),
    path('M1.2-10h15.6l-.5 3H1.7z', ACCENT),
    suds([
      [4, -15, 3.2],
      [9.5, -16.5, 4],
      [14.5, -14.5, 3],
    ]),
  );
const hose = (d) => line(d, DARK, 2.2);
const spray = (x, y, flip = 1) =>
  line(
    `M${x} ${y}l${12 * flip}-5M${x} ${y + 1.5}l${13 * flip}-.5M${x} ${y + 3}l${12 * flip} 4`,
    HIGHLIGHT,
    1.7,
    0.9,
  );
const puffs = (clouds) => each(clouds, ([x, y, r]) => circle(x, y, r, HIGHLIGHT, 0.85));
const sponge = (x, y, scale = 1) =>
  at(
    x,
    y,
    scale,
    rect(0, -8, 15, 8.5, ACCENT, { rx: 3 }),
    each(
      [
        [4, -5],
        [9, -3.5],
        [11, -6],
      ],
      ([cx, cy]) => circle(cx, cy, 0.9, DARK, 0.5),
    ),
  );
/** Green in all tones: a brown leaf is a dead one. */
const LEAF = 'var(--color-leaf-700)';
const leaf = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    path('M0 0q-6-26 20-34 5 28-20 34z', LEAF),
    path('M0 0q14-8 20-34 5 28-20 34z', LIGHT, 0.25),
    line('M-3 7Q3-10 14-23', DARK, 2),
  );

const SUBJECTS = {
  mobile: () => hose('M68 64q14-2 10 5t12 1') + van(22, 1.06) + drop(84, 48, 0.75) + drop(76, 40, 0.5),
  // The van beside the car it came to.
  mobile2: () =>
    van(-2, 0.9) + sedan(47, 0.84, DARK) + hose('M38 68q6 6 9-2t4-13') + spray(52, 50) + sparkle(86, 38, 5),
  hand: () =>
    sedan(26, 1.05) +
    suds([
      [44, 49, 3.6],
      [50.5, 46, 4.8],
      [57.5, 48, 4.2],
      [39, 53, 3],
      [65, 53, 3],
    ]) +
    bucket(7),
  // A sponge on the bonnet of a larger car.
  hand2: () =>
    suv(20, 1.12) +
    suds([
      [33, 43, 3],
      [39, 40, 4.2],
      [46, 40.5, 3.4],
      [72, 53, 3],
      [55, 50, 2.4],
      [31, 55, 2.6],
    ]) +
    sponge(57, 52, 0.85) +
    bucket(3, GROUND + 5, 0.95),
  foam: () =>
    sedan(22, 1.08) +
    suds([
      [31, 51, 4.5],
      [37, 46, 5.5],
      [45, 42.5, 6],
      [53, 42, 6],
      [60, 45, 5],
      [66, 50, 4],
      [42, 52, 3.5],
      [57, 52, 3],
      [27, 58, 3.2],
      [33, 66, 3],
    ]) +
    suds(
      [
        [82, 40, 2.6],
        [13, 44, 2.2],
        [77, 31, 1.9],
        [28, 33, 1.6],
      ],
      0.8,
    ),
  // A lance that covers the boot.
  foam2: () =>
    suv(32, 1.08) +
    hose('M-14 73q18 0 19-7l4-7') +
    line('M9 59l9-4', DARK, 3.2) +
    puffs([
      [24, 51, 3],
      [30, 48, 4.2],
      [36, 43.5, 5],
      [33, 55, 4.4],
      [43, 39.5, 5.2],
      [51, 38.5, 4.2],
      [41, 51, 4],
      [33, 63, 3.6],
      [58, 40, 2.8],
    ]),
  steam: () =>
    sedan(34, 1.02) +
    line('M6 67h9l9-12', DARK, 3) +
    rect(-2, 57, 12, 12, DARK, { rx: 2 }) +
    puffs([
      [31, 50, 5.5],
      [38, 44, 7.5],
      [47, 37.5, 8],
      [56, 31, 6.5],
      [63, 25, 4.5],
      [69, 20, 2.8],
    ]),
  // Steam all around.
  steam2: () =>
    puffs([
      [18, 56, 7],
      [28, 48, 8],
      [72, 50, 8],
      [80, 58, 6],
    ]) +
    suv(22, 1.05) +
    puffs([
      [36, 39, 4.5],
      [44, 33, 5.5],
      [53, 28, 4.5],
      [60, 23, 3],
    ]),
  studio: () =>
    sedan(21, 1.06) + path('M36 49.5l10-1.5-5 14h-9z', LIGHT, 0.25) + sparkle(34, 42, 6) + sparkle(62, 40, 4),
  // A polisher on the side of a larger car.
  studio2: () =>
    suv(16, 1.14) +
    circle(50, 58, 5.5, ACCENT) +
    circle(50, 58, 2.5, DARK) +
    line('M54 55l11-8q4-3 8 0', DARK, 3.4) +
    line('M73 47q10 4 12 21', DARK, 1.6) +
    sparkle(30, 38, 5),
  protection: () =>
    sedan(12, 1.02) +
    path('M68 29q8 0 14-6 6 6 14 6v12q-1 13-14 19-13-6-14-19z', MAIN) +
    path('M82 23v37q13-6 14-19V29q-8 0-14-6z', LIGHT, 0.3) +
    line('M76 42l4.5 5 8-10', HIGHLIGHT, 3) +
    sparkle(28, 38, 5),
  eco: () => sedan(8, 1.02) + leaf(70, 62, 1) + drop(62, 38, 0.9) + drop(73, 26, 0.55),
  // A spray bottle and a cloth: no hose, no water on the ground.
  eco2: () =>
    suv(30, 1.02) +
    at(
      8,
      GROUND + 4,
      1,
      path('M0 0v-13q0-4 4-5h5q4 1 4 5V0z', MAIN),
      path('M3-18v-5h-2v-3h10l2 4H9v4z', DARK),
      path('M6.5-11c-2 2.6-2.8 4-2.8 5.2a2.8 2.8 0 0 0 5.6 0c0-1.2-.8-2.6-2.8-5.2z', HIGHLIGHT),
    ) +
    spray(23, 46) +
    leaf(76, 48, 0.6),
  selfService: () =>
    rect(-2, 18, 100, 8, MAIN, { rx: 2 }) +
    each([2, 46, 90], (x) => rect(x, 26, 4, 41, DARK)) +
    each([-2, 23, 48, 73], (x) => path(`M${x + 4} 26h13l-6.5 6z`, ACCENT)) +
    sedan(9, 0.66) +
    suv(53, 0.64, DARK) +
    hose('M10 34q8 0 11 10') +
    spray(21, 44),
  tunnel: () =>
    path('M14 67V36q0-19 34-19t34 19v31h-9V39q0-12-25-12T23 39v28z', MAIN) +
    path('M23 67V39q0-12 25-12t25 12v28z', DARK, 0.55) +
    each([25, 63], (x) => rect(x, 33, 8, 33, ACCENT, { rx: 4 })) +
    line(
      each([25, 63], (x) => `M${x + 1} 40h6M${x + 1} 47h6M${x + 1} 54h6M${x + 1} 61h6`),
      LIGHT,
      1.2,
      0.75,
    ) +
    rect(33, 29, 30, 6, ACCENT, { rx: 3 }) +
    sedan(26.5, 0.82) +
    suds([
      [38, 44, 2],
      [46, 40, 1.6],
      [55, 42, 2.2],
      [61, 49, 1.5],
    ]),
  interior: () =>
    path('M38 72l-4-33q0-7 8-7h10q7 0 8 7l3 22h15q6 0 6 6v5z', MAIN) +
    rect(40, 20, 17, 10, MAIN, { rx: 4 }) +
    line('M44 39h9l2.5 20M70 67H50', LIGHT, 1.6, 0.7) +
    line('M2 78q12 0 15-16t14-18', DARK, 3) +
    path('M28 38l10 2-3 11-8-4z', DARK) +
    sparkle(80, 40, 6),
  fleet: () => van(-6, 0.72, DARK) + van(56, 0.72, DARK) + van(20, 1) + drop(86, 32, 0.6),
  forecourt: () =>
    rect(2, 19, 92, 5, ACCENT, { rx: 2 }) +
    path('M4 24h88l-4 8H8z', MAIN) +
    each([14, 78], (x) => rect(x, 32, 4, 35, DARK)) +
    sedan(21, 0.98) +
    at(
      84,
      GROUND + 1,
      1,
      rect(0, -18, 9, 18, DARK, { rx: 1.5 }),
      rect(1.8, -16, 5.4, 5, LIGHT, { rx: 1 }),
      line('M9-13q4 0 3 6v5', DARK, 1.3),
    ) +
    drop(48, 28, 0.5),
};

const BACKDROPS = { city, villas, dunes, sea, hills, oasis, tower, garage, hall, cabin };

const symbol = ([name, draw]) =>
  `<symbol id="${name}" viewBox="${LEFT} 10 ${WIDTH} 64" preserveAspectRatio="xMidYMid slice">${draw()}</symbol>`;
// "1.5" is written so that a number ends where the next one begins without a space.
const FILE = new URL('../../public/sprite.svg', import.meta.url);
/** What stands before the scenes: the icons. */
const MARK = '<!-- Scenes of providers, drawn by scripts/tools/scenes.mjs. -->\n';
const [icons] = readFileSync(FILE, 'utf8').split(MARK);
const scenes = [...Object.entries(BACKDROPS), ...Object.entries(SUBJECTS)].map(symbol);
writeFileSync(FILE, `${icons}${MARK}${scenes.join('\n')}\n</svg>\n`);
