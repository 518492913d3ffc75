// The hero scene: a car on a wet forecourt at dusk, with a low sun behind a distant skyline.
import { createRandom } from '../../seed/random.mjs';
import { car } from './car.mjs';

/** Crops of the scene: image size, y of the horizon and of the ground, x and scale of the car, x of the sun. */
export const CROPS = {
  wide: { width: 1920, height: 1080, horizon: 600, ground: 880, carX: 930, scale: 0.92, sunX: 1010 },
  share: { width: 1200, height: 630, horizon: 452, ground: 588, carX: 690, scale: 0.46, sunX: 250 },
  phone: { width: 780, height: 1080, horizon: 640, ground: 806, carX: 44, scale: 0.7, sunX: 214 },
};

/** Returns the scene as SVG. */
export function scene({ width, height, horizon, ground, carX, scale, sunX }) {
  const { definitions, drawing } = car();
  const upright = `<g transform="translate(${carX} ${ground}) scale(${scale})">${drawing}</g>`;
  const mirrored = `<g transform="translate(${carX} ${ground}) scale(${scale} ${-scale * 0.86})">${drawing}</g>`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <defs>${definitions}${gradientsAndFilters(horizon, height, sunX)}</defs>
    <rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>
    <rect width="${width}" height="${horizon + 2}" fill="url(#sun-glow)"/>
    <circle cx="${sunX}" cy="${horizon - 46}" r="44" fill="#fff1cf"/>
    <circle cx="${sunX}" cy="${horizon - 46}" r="60" fill="#ffd891" opacity=".7" filter="url(#soft-24)"/>
    ${skyGleam(width, horizon)}
    ${skyline(width, horizon, 11, 0.5, '#2b7f96')}
    ${skyline(width, horizon, 5, 1, '#12566c')}
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#wet)"/>
    <g filter="url(#ripple)" opacity=".85">
      <g transform="translate(0 ${2 * horizon}) scale(1 -1)" opacity=".45">
        ${skyline(width, horizon, 11, 0.5, '#2b7f96')}${skyline(width, horizon, 5, 1, '#12566c')}
      </g>
      <ellipse cx="${sunX}" cy="${horizon + 60}" rx="70" ry="120" fill="#ffd891" opacity=".55" filter="url(#soft-24)"/>
      <ellipse cx="${sunX}" cy="${horizon + 10}" rx="210" ry="16" fill="#fff1cf" opacity=".6" filter="url(#soft-24)"/>
    </g>
    <rect y="${horizon - 3}" width="${width}" height="7" fill="#ffe9c4" opacity=".4" filter="url(#soft-3)"/>
    <g filter="url(#ripple)" opacity=".62">${mirrored}</g>
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#depth)"/>
    ${glints(width, horizon, height)}
    ${upright}
    ${spray(carX, ground, scale)}
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
  </svg>`;
}

function gradientsAndFilters(horizon, height, sunX) {
  return `
  <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#051a24"/>
    <stop offset=".3" stop-color="#083446"/>
    <stop offset=".6" stop-color="#0d6f8b"/>
    <stop offset=".82" stop-color="#6fb6bd"/>
    <stop offset=".94" stop-color="#e9c48c"/>
    <stop offset="1" stop-color="#f7d9a3"/>
  </linearGradient>
  <radialGradient id="sun-glow" gradientUnits="userSpaceOnUse" cx="${sunX}" cy="${horizon - 30}" r="430">
    <stop offset="0" stop-color="#ffe3b0" stop-opacity=".95"/>
    <stop offset=".25" stop-color="#ffd08a" stop-opacity=".5"/>
    <stop offset=".6" stop-color="#ffd9a8" stop-opacity=".14"/>
    <stop offset="1" stop-color="#ffe9c4" stop-opacity="0"/>
  </radialGradient>
  <linearGradient id="wet" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${horizon}" y2="${height}">
    <stop offset="0" stop-color="#d9bd8e"/>
    <stop offset=".07" stop-color="#7fb0ae"/>
    <stop offset=".26" stop-color="#1d6f87"/>
    <stop offset=".6" stop-color="#093a4c"/>
    <stop offset="1" stop-color="#051d28"/>
  </linearGradient>
  <linearGradient id="depth" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#051d28" stop-opacity=".1"/>
    <stop offset="1" stop-color="#051d28" stop-opacity=".92"/>
  </linearGradient>
  <linearGradient id="shade" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#061d28" stop-opacity=".25"/>
    <stop offset=".3" stop-color="#061d28" stop-opacity="0"/>
    <stop offset=".9" stop-color="#061d28" stop-opacity="0"/>
    <stop offset="1" stop-color="#061d28" stop-opacity=".5"/>
  </linearGradient>
  <linearGradient id="beam" x1="0" x2="1">
    <stop offset="0" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".45" stop-color="#bfe6f0" stop-opacity=".2"/>
    <stop offset=".55" stop-color="#fff" stop-opacity=".22"/>
    <stop offset="1" stop-color="#fff" stop-opacity="0"/>
  </linearGradient>
  <filter id="soft-24" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="24"/></filter>
  <filter id="ripple" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".006 .075" numOctaves="2" seed="7" result="waves"/>
    <feDisplacementMap in="SourceGraphic" in2="waves" scale="26" xChannelSelector="R" yChannelSelector="G" result="bent"/>
    <feGaussianBlur in="bent" stdDeviation="2.2 .8"/>
  </filter>`;
}

/** Draws the brand's diagonal gleam across the sky. */
function skyGleam(width, horizon) {
  return `<g transform="translate(${width * 0.56} 0) skewX(-24)">
    <rect x="0" y="-20" width="${width * 0.16}" height="${horizon + 20}" fill="url(#beam)"/>
    <rect x="${width * 0.19}" y="-20" width="${width * 0.025}" height="${horizon + 20}" fill="url(#beam)" opacity=".7"/>
  </g>`;
}

/** Draws a fictional skyline, densest at 80 % of the width. */
function skyline(width, horizon, seed, strength, colour) {
  const random = createRandom(seed);
  const towers = [];
  for (let x = -20; x < width + 40;) {
    const density = Math.exp(-(((x - width * 0.8) / (width * 0.2)) ** 2));
    const towerHeight =
      (5 + random.next() * 12 + density * (20 + random.next() ** 1.6 * 190)) * (0.55 + strength * 0.45);
    const towerWidth = 9 + random.next() * 12 + density * random.next() * 12;
    towers.push(tower(x, horizon, towerWidth, towerHeight, random));
    x += towerWidth + random.next() * (density > 0.25 ? 7 : 70);
  }
  return `<g fill="${colour}" opacity="${strength === 1 ? 0.85 : 0.5}">${towers.join('')}</g>`;
}

function tower(x, base, width, height, random) {
  const top = base - height;
  const roofs = [
    () => `M ${x} ${base} V ${top} H ${x + width} V ${base} Z`,
    () => `M ${x} ${base} V ${top + width * 0.6} L ${x + width} ${top} V ${base} Z`,
    () =>
      `M ${x} ${base} V ${top} Q ${x + width * 0.9} ${top + 4} ${x + width} ${top + height * 0.35} V ${base} Z`,
    () =>
      `M ${x} ${base} V ${top + height * 0.2} H ${x + width / 2 - 1} V ${top - height * 0.15} h 2 V ${top + height * 0.2} H ${x + width} V ${base} Z`,
  ];
  return `<path d="${random.pick(roofs)()}"/>`;
}

/** Draws glints of light on the wet ground. */
function glints(width, horizon, height) {
  const random = createRandom(23);
  return Array.from({ length: 90 }, () => {
    const depth = random.next() ** 1.6;
    const y = horizon + 14 + depth * (height - horizon - 20);
    const length = 10 + depth * 90 * random.next();
    const opacity = (0.05 + random.next() * 0.2).toFixed(2);
    const colour = random.chance(0.35) ? '#ffd891' : '#bfe6f0';
    return `<rect x="${random.int(-40, width)}" y="${y.toFixed(1)}" width="${length.toFixed(0)}" height="${(1 + depth * 1.6).toFixed(1)}"
      rx="1" fill="${colour}" opacity="${opacity}"/>`;
  }).join('');
}

/** Draws fine drops above the car. */
function spray(carX, ground, scale) {
  const random = createRandom(41);
  const drops = Array.from({ length: 130 }, () => {
    const along = random.next();
    const above = random.next() ** 2 * 120;
    const x = carX + scale * (60 + along * 900);
    const roof = 200 + 95 * Math.sin(Math.PI * Math.min(1, Math.max(0, (along - 0.12) / 0.95)));
    const y = ground - scale * (roof + 6 + above);
    const size = (0.6 + random.next() ** 3 * 3.2).toFixed(1);
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size}" fill="${random.chance(0.3) ? '#ffe9c4' : '#fff'}"
      opacity="${(0.15 + random.next() * 0.55).toFixed(2)}"/>`;
  });
  return `<g>${drops.join('')}</g>`;
}
