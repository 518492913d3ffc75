import type { Coordinates } from '@/lib/domain/distance';
import { isInEmirates } from '@/lib/domain/map';
import { keepPosition } from './position-of-visit';

/** Reasons why a list cannot be sorted by distance. */
export type NoPosition = 'refused' | 'unknown' | 'outside' | 'failed';

/** Milliseconds. A position a few minutes old is accurate enough. */
const POSITION = { timeout: 10_000, maximumAge: 300_000 };
/** The timeout above only starts once the visitor has allowed it, and some browsers do not respond to an ignored prompt. */
const TIMEOUT = 25_000;

/**
 * Returns the visitor's position if it is in the Emirates, and keeps it for the distances of this visit; checked on the device.
 * @throws Error if the centres of the areas cannot be loaded
 */
export async function findPosition(centresUrl: string): Promise<Coordinates | NoPosition> {
  const position = await readPosition();
  if (typeof position === 'string') return position;
  const response = await fetch(centresUrl, { signal: AbortSignal.timeout(POSITION.timeout) });
  if (!response.ok) return 'failed';
  const centres = (await response.json()) as Coordinates[];
  if (centres.length === 0) return 'failed';
  if (!isInEmirates(position, centres)) return 'outside';
  keepPosition(position);
  return position;
}

function readPosition(): Promise<Coordinates | 'refused' | 'unknown'> {
  // Browsers provide it only on https pages.
  if (!('geolocation' in navigator)) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    setTimeout(() => resolve('unknown'), TIMEOUT);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      POSITION,
    );
  });
}
