import { type Coordinates, nearest } from '@/lib/domain/distance';

interface Centre extends Coordinates {
  name: string;
  href: string;
}

/** Why there is no area to lead to. */
export type NoArea = 'refused' | 'unknown' | 'outside' | 'failed';

/** Whoever is farther from every area than this is outside of the Emirates (product rule 2.15). */
const FARTHEST_KM = 60;
/** Milliseconds. A position of some minutes ago is good enough to tell an area. */
const POSITION = { timeout: 10_000, maximumAge: 300_000 };

/**
 * The area with providers that is nearest to the visitor. The position is compared on the device and never sent.
 * @throws when the centres can not be loaded.
 */
export async function findNearestArea(centresUrl: string): Promise<Centre | NoArea> {
  const position = await readPosition();
  if (typeof position === 'string') return position;
  const response = await fetch(centresUrl);
  if (!response.ok) return 'failed';
  const [found] = nearest(position, (await response.json()) as Centre[], 1);
  if (!found) return 'failed';
  return found.km > FARTHEST_KM ? 'outside' : found.place;
}

function readPosition(): Promise<Coordinates | 'refused' | 'unknown'> {
  // Browsers have none where a page came by http.
  if (!('geolocation' in navigator)) return Promise.resolve('unknown');
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      POSITION,
    ),
  );
}
