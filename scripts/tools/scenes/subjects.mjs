// What is done to the vehicles of scenes.
import { sedan, suv, van } from './cars.mjs';
import {
  ACCENT,
  at,
  circle,
  DARK,
  each,
  GROUND,
  HIGHLIGHT,
  LIGHT,
  line,
  MAIN,
  path,
  rect,
  SECOND,
  smaller,
} from './pen.mjs';

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

const DRAWINGS = {
  mobile: () => hose('M60 64q14-2 10 5t12 1') + van(14, 1.06) + drop(76, 48, 0.75) + drop(68, 40, 0.5),
  // The van behind the car it came to.
  mobile2: () =>
    van(12, 0.84) +
    sedan(41, 0.78, SECOND) +
    hose('M20 72q9 4 18 0t14 1') +
    drop(64, 42, 0.5) +
    sparkle(76, 42, 5),
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
    line('M14 67h5l7-12', DARK, 3) +
    rect(6, 57, 12, 12, DARK, { rx: 2 }) +
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
    sparkle(57, 40, 5),
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
    suv(53, 0.64, SECOND) +
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
  fleet: () => van(2, 0.72, SECOND) + van(52, 0.72, SECOND) + van(20, 1) + drop(80, 40, 0.6),
  forecourt: () =>
    rect(2, 19, 92, 5, ACCENT, { rx: 2 }) +
    path('M4 24h88l-4 8H8z', MAIN) +
    each([14, 78], (x) => rect(x, 32, 4, 35, DARK)) +
    sedan(16, 0.98) +
    at(
      73,
      GROUND + 1,
      1,
      rect(0, -18, 9, 18, DARK, { rx: 1.5 }),
      rect(1.8, -16, 5.4, 5, LIGHT, { rx: 1 }),
      line('M9-13q4 0 3 6v5', DARK, 1.3),
    ) +
    drop(48, 28, 0.5),
};

/** Drawings wider than the middle: how much smaller they are there, and how far they move to the side. */
const WIDE = {
  hand: [0.9, 3],
  hand2: [0.88, 5.7],
  foam2: [0.84, 0],
  steam: [0.82, 1],
  protection: [0.83, -5.8],
  eco: [0.84, -2],
  eco2: [0.85, 0],
  selfService: [0.85, 0],
  fleet: [0.85, 0],
};

export const SUBJECTS = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw]) => [
    name,
    name in WIDE ? () => smaller(...WIDE[name], draw()) : draw,
  ]),
);
