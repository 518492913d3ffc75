// Covers of posts about sand, sun, water and steam.
import { createRandom } from '../../seed/random.mjs';
import { cover, HEIGHT, repeat, wave, WIDTH } from './cover.mjs';

/** Draws dunes in a sandstorm. */
export function sandstorm() {
  const random = createRandom(3);
  const grains = repeat(160, () => {
    const [x, y] = [random.int(0, WIDTH), random.int(120, 600)];
    return `<rect x="${x}" y="${y}" width="${random.int(8, 60)}" height="2" rx="1" fill="#fff6e0" opacity=".35"/>`;
  });
  return cover(
    'sand',
    `<circle cx="330" cy="230" r="74" fill="#fff6e0" opacity=".9"/><circle cx="330" cy="230" r="120" fill="#fff1cf" opacity=".5" filter="url(#soft)"/>
    ${wave({ y: 430, height: 110, length: 1300, shift: 200, fill: '#c79a5e' })}${wave({ y: 520, height: 130, length: 1100, shift: 650, fill: '#a8763c' })}
    ${wave({ y: 610, height: 90, length: 1500, shift: 100, fill: '#7a4f22' })}${grains}`,
  );
}

/** Draws a high sun with heat haze. */
export function summer() {
  const rays = repeat(24, (index) => {
    const rotation = `rotate(${index * 15} 760 300)`;
    return `<path d="M 752 300 L 760 -240 L 768 300 Z" fill="#fff1cf" opacity=".22" transform="${rotation}"/>`;
  });
  return cover(
    'heat',
    `${rays}<circle cx="760" cy="300" r="230" fill="#ffd891" opacity=".35"/><circle cx="760" cy="300" r="160" fill="#ffe3b0" opacity=".6"/>
    <circle cx="760" cy="300" r="104" fill="#fff6e0"/>${wave({ y: 590, height: 40, length: 900, fill: '#5a2a0e', opacity: 0.75 })}`,
  );
}

/** Draws layers of water with a scale. */
export function water() {
  const layers = repeat(5, (index) => {
    const fill = ['#7fd0e6', '#3fa9c4', '#0d86a3', '#046e8c', '#035a73'][index];
    return wave({
      y: 250 + index * 90,
      height: 56 - index * 6,
      length: 620 + index * 90,
      shift: index * 210,
      fill,
    });
  });
  const scale = repeat(8, (index) => {
    const length = index % 2 ? 46 : 84;
    return `<rect x="96" y="${110 + index * 68}" width="${length}" height="6" rx="3" fill="#fff" opacity=".75"/>`;
  });
  return cover('mist', layers + scale);
}

/** Draws rising plumes of steam. */
export function steam() {
  const random = createRandom(29);
  const plumes = repeat(9, (index) => {
    const x = 130 + index * 118;
    const [sway, top] = [random.int(50, 130), random.int(-60, 190)];
    const line = `M ${x} ${HEIGHT + 20} C ${x - sway} 540 ${x + sway} 420 ${x} 300 S ${x - sway} 150 ${x + 30} ${top}`;
    return `<path d="${line}" stroke="url(#plume)" stroke-width="${random.int(34, 74)}" stroke-linecap="round" fill="none"/>`;
  });
  const plume = `<linearGradient id="plume" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${HEIGHT}" y2="60">
    <stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#dcf0f6" stop-opacity="0"/></linearGradient>`;
  return cover('mist', `<g filter="url(#soft)">${plumes}</g>`, plume);
}
