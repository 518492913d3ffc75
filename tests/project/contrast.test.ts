import { readFileSync } from 'node:fs';

/** The contrast of colours that stand on each other, in both modes (WCAG 1.4.3 and 1.4.11). */

const [light, dark] = readFileSync('app/styles/theme.css', 'utf8').split('@variant dark');
const colours = (css: string) =>
  new Map([...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
const MODES = { light: colours(light!), dark: new Map([...colours(light!), ...colours(dark!)]) };

const TEXT = 4.5;
/** Of icons, borders of controls and focus rings. */
const SHAPE = 3;

// prettier-ignore
const PAIRS: [least: number, fronts: string[], grounds: string[]][] = [
  [TEXT, ['ink-950', 'ink-900', 'ink-700', 'ink-500', 'water-700', 'water-600', 'leaf-700', 'alert-700', 'sun-800'], ['surface', 'sheet', 'sand-50']],
  [TEXT, ['ink-950', 'ink-900', 'ink-700', 'water-700'], ['tint-50', 'tint-100', 'sand-100', 'sun-50', 'alert-50']],
  [TEXT, ['leaf-800', 'leaf-700'], ['leaf-100']],
  [TEXT, ['sun-800'], ['sun-100', 'sun-50']],
  [TEXT, ['alert-700'], ['alert-50']],
  [TEXT, ['white'], ['action', 'action-hover', 'sea-950', 'sea-900']],
  [TEXT, ['water-300', 'water-100', 'sun-400', 'sun-300'], ['sea-950', 'sea-900']],
  // Open states and prices of cards are read in the sun (WCAG 1.4.6).
  [7, ['leaf-800', 'sun-800', 'alert-700', 'ink-950', 'ink-700'], ['surface']],
  [SHAPE, ['water-600', 'sand-400'], ['surface', 'sheet', 'sand-50', 'tint-50']],
  [SHAPE, ['water-600'], ['tint-100']],
];

const CASES = Object.entries(MODES).flatMap(([mode, known]) =>
  PAIRS.flatMap(([least, fronts, grounds]) =>
    fronts.flatMap((front) =>
      grounds.map((ground) => [mode, front, ground, least, contrast(front, ground, known)] as const),
    ),
  ),
);

test('every colour reads on each ground that it stands on, in light and dark mode', () => {
  expect(
    CASES.filter(([, , , least, found]) => found < least).map(
      ([mode, front, ground, least, found]) =>
        `${mode}: ${front} on ${ground} ${found.toFixed(2)} < ${least}`,
    ),
  ).toEqual([]);
});

function contrast(front: string, ground: string, known: Map<string, string>): number {
  const [lower = 0, higher = 0] = [front, ground]
    .map((name) => luminance(name, known))
    .sort((one, other) => one - other);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(name: string, known: Map<string, string>): number {
  const value = known.get(name) ?? name;
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  if (other) return luminance(other, known);
  const hex = value === 'white' ? 'ffffff' : /^#([0-9a-f]{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`${name} is no colour of app/styles/theme.css: ${value}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
