// The places of scenes, outdoors and indoors.
import {
  ACCENT,
  along,
  at,
  circle,
  DARK,
  each,
  EARTH,
  GROUND,
  HAZE,
  HIGHLIGHT,
  HORIZON,
  LEFT,
  LIGHT,
  line,
  MAIN,
  path,
  rect,
  SKY,
  tidy,
  WIDTH,
} from './pen.mjs';

const sky = (fill = SKY) => rect(LEFT, 0, WIDTH, 84, fill);
/** Low at the left end: buttons lie over the corners, roofs and signs have its colour, and sparkles stand at 25 and beyond. */
const sun = (x, y, r = 7) => circle(x, y, r * 2.1, HAZE, 0.35) + circle(x, y, r, ACCENT);
const ground = (fill = EARTH) =>
  rect(LEFT, GROUND, WIDTH, 18, fill) +
  line(`M${LEFT} 73.5h${WIDTH}`, LIGHT, 1, 0.45, { 'stroke-dasharray': '9 8', 'stroke-linecap': 'butt' });
const cloud = (x, y, scale = 1) =>
  at(x, y, scale, path('M0 0h17a4 4 0 0 0 0-8 6 6 0 0 0-11-1.5 4.8 4.8 0 0 0-6 9.5z', HAZE, 0.5));
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
  sun(15, 32, 6) +
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
  sun(13, 33, 6) +
  each([-70, 58, 142], (x) => cloud(x, 27)) +
  each([-118, -46, 62, 140, 206], (x) => villa(x)) +
  each([-80, 4, 104, 176], (x) => villa(x, 0.78)) +
  each([-84, 38, 60, 150], (x) => palm(x, GROUND, 0.75, HORIZON)) +
  each([-58, 130, 190], (x) => palm(x, GROUND + 1, 0.95)) +
  ground();

const wave = (y, height, step, from) =>
  `M${from} ${GROUND}V${y}${along(step, from)
    .map((_, index) => `q${step / 2} ${index % 2 ? height : -height} ${step} 0`)
    .join('')}V${GROUND}z`;
const dunes = () =>
  sky() +
  sun(14, 34, 7.5) +
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
  sun(12, 33, 7) +
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
  sun(14, 32, 7) +
  each([-140, 64, 190], (x) => cloud(x, 24, 0.9)) +
  each(along(88, LEFT - 40), (x) => `<g opacity="0.55">${peak(x, 84, 38)}</g>`) +
  each(along(74, LEFT - 24), (x) => peak(x, 62, 29)) +
  each([-82, -26, 122, 178], (x) => palm(x, GROUND + 1, 0.6)) +
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
  sun(15, 33, 6.5) +
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
      // Above the roofs of cars.
      line(`M${x - 36.5} 52v-10`, DARK, 1.3),
      rect(x - 41, 33, 9, 9, ACCENT, { rx: 1.8 }),
      // No letter: Arabic pages mirror it.
      path(`M${x - 36.5} 34.2q-2.2 3-2.2 4.5a2.2 2.2 0 0 0 4.4 0q0-1.5-2.2-4.5z`, DARK),
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

export const BACKDROPS = { city, villas, dunes, sea, hills, oasis, tower, garage, hall, cabin };
