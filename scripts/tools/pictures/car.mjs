// A generic car in profile facing left: 1000 units wide, with its wheels on y = 0 and its roof at y = -298.

const WHEELS = [212, 792];
const AXLE = -81;
const TYRE = 81;

const OUTLINE = `
  M 30 -58 C 14 -66 8 -92 12 -112 C 14 -126 20 -138 34 -147
  C 96 -172 196 -186 286 -196 C 342 -236 404 -268 462 -282 C 534 -299 622 -298 692 -281
  C 768 -262 842 -232 908 -207 C 942 -201 966 -198 980 -190 C 991 -166 994 -130 988 -98
  C 985 -78 978 -60 960 -52 L 883 -48 A 96 96 0 1 0 701 -48 L 303 -46 A 96 96 0 1 0 121 -48 Z`;

const GLASS = `
  M 318 -200 C 366 -234 416 -260 468 -271 C 536 -285 614 -284 680 -269 C 728 -256 772 -237 812 -214
  C 806 -209 796 -207 784 -206 L 330 -195 C 322 -195 316 -196 318 -200 Z`;

const LOWER_FLANK = `
  M 10 -112 C 130 -138 320 -150 520 -150 C 720 -150 880 -142 990 -128 L 990 -40 L 10 -40 Z`;

/** Returns the SVG definitions and the drawing of the car. */
export function car() {
  return { definitions: DEFINITIONS, drawing: DRAWING };
}

const DEFINITIONS = `
  <clipPath id="body"><path d="${OUTLINE}"/></clipPath>
  <clipPath id="glass"><path d="${GLASS}"/></clipPath>
  <linearGradient id="paint" x1="0" y1="-298" x2="0" y2="-44" gradientUnits="userSpaceOnUse">
    <stop offset="0" stop-color="#bfe6f0"/>
    <stop offset=".16" stop-color="#5fb3ca"/>
    <stop offset=".38" stop-color="#1d7f9c"/>
    <stop offset=".5" stop-color="#0b566f"/>
    <stop offset=".6" stop-color="#073b4e"/>
    <stop offset="1" stop-color="#052a39"/>
  </linearGradient>
  <linearGradient id="flank" x1="0" y1="-150" x2="0" y2="-44" gradientUnits="userSpaceOnUse">
    <stop offset="0" stop-color="#04222e"/>
    <stop offset=".3" stop-color="#0a4a5e"/>
    <stop offset=".62" stop-color="#2a7d90"/>
    <stop offset=".8" stop-color="#d9a760" stop-opacity=".85"/>
    <stop offset="1" stop-color="#3a2a1c"/>
  </linearGradient>
  <linearGradient id="pane" x1="318" y1="-270" x2="640" y2="-190" gradientUnits="userSpaceOnUse">
    <stop offset="0" stop-color="#cdeaf2"/>
    <stop offset=".34" stop-color="#2b6f85"/>
    <stop offset=".5" stop-color="#0b2a37"/>
    <stop offset="1" stop-color="#061d28"/>
  </linearGradient>
  <linearGradient id="warm-edge" x1="0" y1="0" x2="1000" y2="0" gradientUnits="userSpaceOnUse">
    <stop offset="0" stop-color="#fff3dc"/>
    <stop offset=".35" stop-color="#ffffff"/>
    <stop offset=".7" stop-color="#bfe6f0" stop-opacity=".7"/>
    <stop offset="1" stop-color="#7fd0e6" stop-opacity=".1"/>
  </linearGradient>
  <linearGradient id="gleam" x1="0" x2="1">
    <stop offset="0" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".5" stop-color="#fff" stop-opacity=".75"/>
    <stop offset="1" stop-color="#fff" stop-opacity="0"/>
  </linearGradient>
  <radialGradient id="rim">
    <stop offset="0" stop-color="#dfeef3"/>
    <stop offset=".7" stop-color="#86a4b0"/>
    <stop offset="1" stop-color="#3d5a68"/>
  </radialGradient>
  <filter id="soft-3" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>
  <filter id="soft-10" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="10"/></filter>`;

const DRAWING = `
  <ellipse cx="505" cy="0" rx="500" ry="13" fill="#03141c" opacity=".75" filter="url(#soft-10)"/>
  ${WHEELS.map((x) => `<circle cx="${x}" cy="${AXLE - 2}" r="97" fill="#020d13"/>`).join('')}
  <path d="M 150 -70 H 850 L 840 -30 H 160 Z" fill="#020d13"/>
  <path d="${OUTLINE}" fill="url(#paint)"/>
  <g clip-path="url(#body)">
    <path d="${LOWER_FLANK}" fill="url(#flank)"/>
    <path d="M 20 -140 C 180 -176 340 -184 520 -184 C 720 -184 880 -180 984 -172 L 984 -162 C 860 -170 720 -172 520 -170
      C 320 -168 160 -160 20 -122 Z" fill="#e9f7fb" opacity=".5" filter="url(#soft-3)"/>
    <path d="M 12 -112 C 130 -139 320 -151 520 -151 C 720 -151 880 -143 990 -129" fill="none" stroke="#d6f0f7"
      stroke-width="2.5" opacity=".75"/>
    <path d="M 330 -60 C 500 -72 640 -70 690 -64 L 690 -50 L 320 -46 Z" fill="#ffc45c" opacity=".5" filter="url(#soft-10)"/>
    <g transform="skewX(-24)" opacity=".8">
      <rect x="250" y="-300" width="70" height="270" fill="url(#gleam)" opacity=".55"/>
      <rect x="340" y="-300" width="16" height="270" fill="url(#gleam)" opacity=".6"/>
    </g>
    ${WHEELS.map((x) => `<circle cx="${x}" cy="${AXLE}" r="98" fill="none" stroke="#bfe6f0" stroke-width="2" opacity=".5"/>`).join('')}
  </g>
  <path d="${GLASS}" fill="url(#pane)"/>
  <g clip-path="url(#glass)">
    <path d="M 548 -300 L 574 -300 L 588 -180 L 556 -180 Z" fill="#041821"/>
    <path d="M 712 -300 L 722 -300 L 772 -180 L 752 -180 Z" fill="#041821"/>
    <path d="M 610 -300 L 664 -300 L 610 -180 L 570 -180 Z" fill="#fff" opacity=".12"/>
    <path d="M 430 -300 L 500 -300 L 420 -180 L 350 -180 Z" fill="#fff" opacity=".22"/>
    <path d="M 318 -205 H 812 V -190 H 318 Z" fill="#041821" opacity=".5" filter="url(#soft-3)"/>
  </g>
  <path d="${GLASS}" fill="none" stroke="#dff3f9" stroke-width="2" opacity=".55"/>
  <path d="M 34 -147 C 96 -172 196 -186 286 -196 C 342 -236 404 -268 462 -282 C 534 -299 622 -298 692 -281
    C 768 -262 842 -232 908 -207 C 942 -201 966 -198 980 -190" fill="none" stroke="url(#warm-edge)" stroke-width="4"/>
  <path d="M 572 -186 C 566 -150 566 -96 578 -58 M 330 -190 C 318 -150 318 -96 330 -54 M 752 -200 C 738 -188 716 -176 694 -160"
    fill="none" stroke="#02151e" stroke-width="2" opacity=".6"/>
  <path d="M 596 -166 h 38 M 672 -168 h 34" stroke="#e9f7fb" stroke-width="3.5" stroke-linecap="round" opacity=".7"/>
  <path d="M 348 -206 c -6 -18 10 -22 24 -18 c 8 3 8 14 0 18 Z" fill="#0d5a73" stroke="#bfe6f0" stroke-width="1.5"/>
  <path d="M 22 -128 C 40 -140 74 -147 98 -148 C 86 -134 56 -124 20 -118 Z" fill="#fffaf0"/>
  <path d="M 22 -128 C 40 -140 74 -147 98 -148 C 86 -134 56 -124 20 -118 Z" fill="#ffe3ad" opacity=".9" filter="url(#soft-10)"/>
  <path d="M 984 -158 C 960 -160 930 -160 908 -156 L 912 -148 C 936 -150 962 -150 986 -146 Z" fill="#d9452e"/>
  <path d="M 984 -158 C 960 -160 930 -160 908 -156 L 912 -148 C 936 -150 962 -150 986 -146 Z" fill="#ff8a5c" opacity=".8" filter="url(#soft-3)"/>
  <path d="M 14 -92 C 40 -96 70 -94 92 -88 L 84 -72 C 56 -72 34 -70 22 -66 Z" fill="#02151e" opacity=".8"/>
  ${WHEELS.map(wheel).join('')}`;

function wheel(x) {
  const spokes = Array.from({ length: 10 }, (_, index) => {
    return `<path d="M -5 -14 L -8 -58 L 8 -58 L 5 -14 Z" transform="rotate(${index * 36})" fill="#a9c3cd"/>
      <path d="M -5 -14 L -8 -58 L -5 -58 L -2 -14 Z" transform="rotate(${index * 36})" fill="#f2fafc"/>`;
  }).join('');
  return `<g transform="translate(${x} ${AXLE})">
    <circle r="${TYRE}" fill="#0a1216"/>
    <circle r="${TYRE - 3}" fill="none" stroke="#27404b" stroke-width="2"/>
    <circle r="63" fill="#0b1f29"/>
    <circle r="50" fill="#18323e"/>
    ${spokes}
    <circle r="62" fill="none" stroke="url(#rim)" stroke-width="6"/>
    <circle r="15" fill="#c9dde4"/><circle r="7" fill="#0b2a37"/>
    <path d="M -58 -26 A 63 63 0 0 1 -6 -63" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/>
  </g>`;
}
