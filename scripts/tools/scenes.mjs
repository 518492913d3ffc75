// Writes the placeholder scenes of providers, as symbols of one SVG file: node scripts/tools/scenes.mjs
// Colours are custom properties, set in components/facts/provider-avatar.css for light and dark mode.
import { writeFileSync } from 'node:fs';

const TARGET = 'public/scenes.svg';

const colour = (name) => `var(--avatar-${name})`;
const SKY = colour('sky');
const HORIZON = colour('horizon');
const GROUND = colour('ground');
const MAIN = colour('main');
const DARK = colour('dark');
const LIGHT = colour('light');
const HIGHLIGHT = colour('highlight');
const ACCENT = colour('accent');

const rect = (x, y, width, height, fill, rx = 0, attributes = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx ? ` rx="${rx}"` : ''} fill="${fill}"${attributes}/>`;
const circle = (x, y, r, fill, attributes = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes}/>`;
const path = (d, fill, attributes = '') => `<path d="${d}" fill="${fill}"${attributes}/>`;
const line = (d, stroke, width, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes}/>`;
const at = (x, y, scale, content) => `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
const opacity = (value) => ` opacity="${value}"`;

/** Draws a car from the side: 52 units wide, with its wheels on y = 21. */
const car = (x, y, scale, paint = MAIN) =>
  at(
    x,
    y,
    scale,
    path(
      'M2 16v-3.500q0-3.8 4.5-4.600l6.5-1.200q6-6.2 14-6.2 8.5 0 13.5 6.6 8.7.5 9.5 5.900v3q0 1.5-1.5 1.500h-45q-1.5 0-1.5-1.500z',
      paint,
    ) +
      path('M16.5 7.300q4.5-4.3 9.7-4.400v4.400zM28.5 2.900q5.8.3 9 4.400h-9z', LIGHT) +
      circle(13, 17, 4.3, DARK) +
      circle(13, 17, 1.7, LIGHT) +
      circle(40, 17, 4.3, DARK) +
      circle(40, 17, 1.7, LIGHT) +
      line('M6 11.500h8', LIGHT, 1.2, opacity(0.8)),
  );
const van = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    path('M0 22v-19q0-3 3-3h30q2.5 0 4.2 2l6.3 8q6 .8 6.5 5v5.500q0 1.5-1.5 1.500z', MAIN) +
      path('M34 4h1.500q1.5 0 2.5 1.400l4 5.600h-8z', LIGHT) +
      path('M12 6.500c-2.3 3-3.4 4.7-3.4 6.300a3.4 3.4 0 0 0 6.8 0c0-1.6-1.1-3.3-3.4-6.300z', HIGHLIGHT) +
      line('M20 9h7M20 13h7', HIGHLIGHT, 1.6, opacity(0.8)) +
      circle(11, 22, 4.6, DARK) +
      circle(11, 22, 1.8, LIGHT) +
      circle(39, 22, 4.6, DARK) +
      circle(39, 22, 1.8, LIGHT),
  );
const drop = (x, y, scale, fill = HIGHLIGHT) =>
  at(x, y, scale, path('M0-6c-3 4-4.5 6.3-4.5 8.300a4.5 4.5 0 0 0 9 0C4.5.3 3-2 0-6z', fill));
const bubbles = (list, fill = HIGHLIGHT) => list.map(([x, y, r]) => circle(x, y, r, fill)).join('');
const sparkle = (x, y, r) =>
  path(
    `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}q${-r * 0.8} ${r * 0.2} ${-r} ${r}q${-r * 0.2} ${-r * 0.8} ${-r} ${-r}q${r * 0.8} ${-r * 0.2} ${r} ${-r}z`,
    ACCENT,
  );
const palm = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    line('M0 0q2-14-1-25', DARK, 2.2) +
      line(
        'M-1-25q-9-4-14 2M-1-25q-6-8-13-6M-1-25q8-6 14 0M-1-25q4-9 12-8M-1-25q-1 6-7 9M-1-25q4 4 5 9',
        DARK,
        2.2,
      ),
  );

/** Draws the shared background, with towers, houses or hills on the horizon. */
const background = (horizon) =>
  rect(0, 0, 96, 96, SKY) +
  horizon +
  rect(0, 66, 96, 30, GROUND) +
  path('M-6 66 54-6h16L10 66z', LIGHT, opacity(0.25));
const towers = (x) =>
  path(`M${x} 66v-30h7v-8l3-8 3 8v12h6v-6h8v32z`, HORIZON) + path(`M${x + 34} 66v-18h8v18z`, HORIZON);
const houses = path('M4 66v-15l9-7 9 7v15zM24 66v-11h16v11z', HORIZON);
const hills = path('M0 66q16-22 34-10 14-16 30-4 14-9 32 14z', HORIZON);
const sun = (x, y, r = 7) => circle(x, y, r, ACCENT, opacity(0.9));

const SCENES = {
  mobile:
    background(houses + sun(78, 18)) +
    palm(86, 68, 1) +
    van(26, 45, 1) +
    drop(18, 60, 0.7) +
    rect(0, 72, 96, 2, LIGHT, 0, opacity(0.5)),
  tunnel:
    background(towers(2)) +
    path('M22 66V36q0-16 26-16t26 16v30h-8V38q0-9-18-9t-18 9v28z', MAIN) +
    [30, 66]
      .map(
        (x) =>
          rect(x - 4, 34, 8, 32, ACCENT, 4) +
          line(`M${x - 4} 40h8M${x - 4} 47h8M${x - 4} 54h8M${x - 4} 61h8`, LIGHT, 1.2, opacity(0.7)),
      )
      .join('') +
    car(27.5, 52, 0.8, DARK) +
    bubbles([
      [36, 42, 2],
      [44, 38, 1.5],
      [54, 41, 2.2],
      [60, 37, 1.3],
    ]),
  hand:
    background(houses + sun(76, 20)) +
    car(30, 46, 1.15) +
    bubbles([
      [46, 46, 4],
      [53, 43, 5],
      [60, 46, 4],
      [40, 51, 3],
      [67, 51, 3.3],
    ]) +
    path('M10 58h18l-2.5 16h-13z', DARK) +
    line('M10 58q9-11 18 0', DARK, 1.8) +
    bubbles([
      [14, 57, 3.4],
      [20, 55, 4.2],
      [25, 58, 3],
    ]),
  steam:
    background(hills) +
    car(34, 48, 1.1) +
    line('M4 62h14l9-9', DARK, 3.2) +
    [
      [36, 46, 7],
      [44, 38, 9],
      [54, 31, 8],
      [62, 23, 6],
      [70, 16, 4],
    ]
      .map(([x, y, r]) => circle(x, y, r, HIGHLIGHT, opacity(0.82)))
      .join(''),
  studio:
    rect(0, 0, 96, 96, DARK) +
    [22, 48, 74]
      .map(
        (x) =>
          path(`M${x - 5} 12h10l13 54h-36z`, LIGHT, opacity(0.16)) + rect(x - 8, 9, 16, 3, HIGHLIGHT, 1.5),
      )
      .join('') +
    rect(0, 66, 96, 30, HORIZON) +
    car(19, 45, 1.15) +
    sparkle(30, 42, 7) +
    sparkle(66, 47, 5),
  protection:
    background(towers(58)) +
    car(8, 48, 1.1) +
    path('M70 26q8 0 15-6 7 6 9 6.500v14q-1 14-12 19-11-5-12-19z', MAIN) +
    path('M82 22.500v35q9-5 9-17v-11q-5-2-9-7z', LIGHT, opacity(0.35)) +
    line('m76 40 5 5 8-10', HIGHLIGHT, 3) +
    sparkle(22, 40, 6),
  eco:
    background(hills + sun(20, 18)) +
    car(6, 47, 1.1) +
    path('M66 64q-3-24 20-32 5 26-20 32z', MAIN) +
    line('M64 70q6-16 16-27', DARK, 2.2) +
    drop(60, 34, 1) +
    drop(72, 22, 0.7),
  selfService:
    background('') +
    rect(6, 18, 84, 8, MAIN, 2) +
    [10, 46, 82].map((x) => rect(x, 26, 4, 40, DARK)).join('') +
    path('M6 26h12l-6 7zM30 26h12l-6 7zM54 26h12l-6 7zM78 26h12l-6 7z', ACCENT) +
    car(19, 52, 0.62) +
    car(53, 52, 0.62, DARK) +
    line('M16 36q6 1 10 8', DARK, 2) +
    line('M27 46l5 5M26 48l3 6M29 45l6 3', HIGHLIGHT, 1.5),
  foam:
    background(towers(4) + sun(74, 16)) +
    car(20, 46, 1.15, DARK) +
    bubbles([
      [30, 52, 6],
      [38, 47, 7],
      [47, 43, 8],
      [57, 44, 8],
      [66, 49, 7],
      [73, 55, 5],
      [40, 56, 6],
      [52, 55, 7],
      [63, 58, 6],
      [28, 60, 5],
    ]) +
    bubbles(
      [
        [84, 40, 2.5],
        [20, 38, 2],
        [78, 32, 1.8],
      ],
      LIGHT,
    ),
  interior:
    rect(0, 0, 96, 96, SKY) +
    path('M0 0h96v30q-48-14-96 0z', HORIZON) +
    path('M0 60h96v36H0z', GROUND) +
    path('M40 66l-4-30q0-7 8-7h10q7 0 8 7l3 22h14q6 0 6 6v6H40z', MAIN) +
    rect(42, 17, 16, 10, MAIN, 4) +
    line('M46 36h9l2.5 20M70 64H52', LIGHT, 1.6, opacity(0.7)) +
    line('M6 70q10 2 14-14t14-16', DARK, 3) +
    path('M30 34l9 2-3 10-7-4z', DARK) +
    sparkle(78, 40, 6),
  fleet: background(towers(30)) + van(2, 36, 0.72) + van(56, 36, 0.72) + van(26, 46, 0.95),
  forecourt:
    background(houses + sun(80, 46, 5)) +
    path('M8 22h80l-4 12H12z', MAIN) +
    rect(8, 19, 80, 4, ACCENT, 2) +
    rect(20, 34, 4, 32, DARK) +
    rect(72, 34, 4, 32, DARK) +
    car(23, 49, 0.95) +
    drop(48, 29, 0.7),
};

const symbols = Object.entries(SCENES).map(
  ([name, content]) =>
    `<symbol id="${name}" viewBox="0 10 96 64" preserveAspectRatio="xMidYMid slice">${content}</symbol>`,
);
writeFileSync(TARGET, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`);
console.log(Object.keys(SCENES).length, 'scenes');
