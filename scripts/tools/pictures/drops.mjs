// Cover pictures of water drops and of foam.
import { createRandom } from '../../seed/random.mjs';
import { cover, HEIGHT, repeat, WIDTH } from './cover.mjs';

const DROP = `<radialGradient id="drop" cx=".62" cy=".7"><stop stop-color="#8fdcae" stop-opacity=".75"/><stop offset=".7" stop-color="#2c8a60" stop-opacity=".55"/><stop offset="1" stop-color="#06281d" stop-opacity=".75"/></radialGradient>`;

/** Draws water drops on paint, except in the path of a cloth if `isWiped`. */
export function drops({ seed = 17, count = 150, isWiped = false } = {}) {
  const random = createRandom(seed);
  const drops = repeat(count, () => {
    const scale = (6 + random.next() ** 3 * 88) / 100;
    const [x, y] = [random.int(-20, WIDTH + 20), random.int(-20, HEIGHT + 20)];
    // Parallel to the gleam, which is at 24 degrees.
    const isInPath = Math.abs(x + y * 0.445 - 880) < 190 + scale * 100;
    return isWiped && isInPath ? '' : drop(x, y, scale.toFixed(2));
  });
  return cover('leaf', drops, DROP);
}

function drop(x, y, scale) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="6" cy="14" rx="100" ry="98" fill="#04261c" opacity=".35"/>
    <circle r="100" fill="url(#drop)"/><ellipse cx="-34" cy="-42" rx="26" ry="16" fill="#fff" opacity=".9" transform="rotate(-36 -34 -42)"/>
    <path d="M -58 58 A 82 82 0 0 0 66 48" stroke="#d7f5df" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round"/></g>`;
}

/** Draws foam along the bottom. */
export function foam() {
  const random = createRandom(8);
  const bubbles = repeat(130, () => {
    const depth = random.next();
    const [x, y] = [random.int(-30, WIDTH + 30), HEIGHT - depth ** 2 * 480];
    const radius = 16 + random.next() ** 2 * 74 * (1.2 - depth);
    return `<circle cx="${x}" cy="${y.toFixed(0)}" r="${radius.toFixed(0)}" fill="#dcf0f6" fill-opacity=".3" stroke="#fff" stroke-opacity=".65" stroke-width="3"/>
      <circle cx="${(x - radius * 0.35).toFixed(0)}" cy="${(y - radius * 0.35).toFixed(0)}" r="${(radius * 0.16).toFixed(0)}" fill="#fff" opacity=".85"/>`;
  });
  return cover('mist', bubbles);
}
