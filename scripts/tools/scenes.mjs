// Draws the scenes in public/sprite.svg: the backdrops and subjects of providers' pictures, in the colours of the element around them.
import { readFileSync, writeFileSync } from 'node:fs';
import { LEFT, WIDTH } from './scenes/pen.mjs';
import { BACKDROPS } from './scenes/places.mjs';
import { SUBJECTS } from './scenes/subjects.mjs';

const symbol = ([name, draw]) =>
  `<symbol id="${name}" viewBox="${LEFT} 10 ${WIDTH} 64" preserveAspectRatio="xMidYMid slice">${draw()}</symbol>`;
// "1.5" is written so that a number ends where the next one begins without a space.
const FILE = new URL('../../public/sprite.svg', import.meta.url);
/** What stands before the scenes: the icons. */
const MARK = '<!-- Scenes of providers, drawn by scripts/tools/scenes.mjs. -->\n';
const [icons] = readFileSync(FILE, 'utf8').split(MARK);
const scenes = [...Object.entries(BACKDROPS), ...Object.entries(SUBJECTS)].map(symbol);
writeFileSync(FILE, `${icons}${MARK}${scenes.join('\n')}\n</svg>\n`);
