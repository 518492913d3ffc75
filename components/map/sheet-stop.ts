const STOPS = ['peek', 'half', 'full'] as const;

/** How much of a phone's map the sheet with the cards covers: its heading, a row of cards, or the map. */
export type SheetStop = (typeof STOPS)[number];

/** In rem, and as a share of the map at most. The open one covers the map only as long as it is open. */
const REM = { peek: 5, half: 19.25 } as const;
const MOST = 0.55;

/** Returns the height of the sheet in styles. */
export const sheetLength = (stop: SheetStop) =>
  stop === 'full' ? '100%' : `min(${REM[stop]}rem, ${MOST * 100}%)`;

/** Returns the height of the sheet over a map of the given height, in pixels; of the open one that below which the map is used. */
export function sheetHeight(stop: SheetStop, mapHeight: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(REM[stop === 'peek' ? 'peek' : 'half'] * rem, MOST * mapHeight);
}

/** Returns the stop above or below another one, and at the end itself. */
export function stopBeside(stop: SheetStop, step: 1 | -1): SheetStop {
  return STOPS[STOPS.indexOf(stop) + step] ?? stop;
}

/** Milliseconds that a sheet would go on at the speed at which it is let go. */
const GLIDE = 150;

/** Returns the stop that is closest to where a sheet would come to rest. `heights` and `height` are in pixels, `speed` in pixels per ms. */
export function restingStop(heights: Record<SheetStop, number>, height: number, speed: number): SheetStop {
  const rest = height + speed * GLIDE;
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - rest);
  return [...STOPS].sort((one, other) => distance(one) - distance(other))[0]!;
}
