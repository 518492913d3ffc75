import { type Coordinates, nearest } from '@/lib/domain/distance';

/** Reasons why a list cannot be sorted by distance. */
export type NoPosition = 'refused' | 'unknown' | 'outside' | 'failed';

/** Kilometres from the nearest area beyond which a position is outside of the Emirates (product rule 2.15). */
const FARTHEST_KM = 60;
/** Milliseconds. A position a few minutes old is accurate enough. */
const POSITION = { timeout: 10_000, maximumAge: 300_000 };

/**
 * Returns the visitor's position if it is in the Emirates; checked on the device.
 * @throws Error if the centres of the areas cannot be loaded
 */
export async function findPosition(centresUrl: string): Promise<Coordinates | NoPosition> {
  const position = await readPosition();
  if (typeof position === 'string') return position;
  const response = await fetch(centresUrl);
  if (!response.ok) return 'failed';
  const [found] = nearest(position, (await response.json()) as Coordinates[], 1);
  if (!found) return 'failed';
  return found.km > FARTHEST_KM ? 'outside' : position;
}

function readPosition(): Promise<Coordinates | 'refused' | 'unknown'> {
  // Browsers provide it only on https pages.
  if (!('geolocation' in navigator)) return Promise.resolve('unknown');
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      POSITION,
    ),
  );
}
