/** A position on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Returns the great-circle distance between two positions in kilometres (haversine formula). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const h = haversine(to.latitude - from.latitude) + cosines * haversine(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** Returns the distance between two positions in kilometres, on a plane: accurate enough for a country 500 km wide, and quick. */
export function planarKm(from: Coordinates, to: Coordinates): number {
  return Math.hypot((from.latitude - to.latitude) * 111.2, (from.longitude - to.longitude) * 101);
}

/** How far a provider is from the visitor. */
export interface Distance {
  km: number;
  /** Whether only the provider's area is known; the distance is then measured to the centre of the area. */
  isApproximate: boolean;
}

/** What a provider's distance is measured to: its position, or else the centre of its area. */
interface Placed {
  place: Coordinates | null;
  index: { mapPosition: Coordinates | null };
}

/** Returns the distance to a provider, to the metre; null if not even its area is known. */
function distanceTo({ place, index }: Placed, from: Coordinates): Distance | null {
  if (index.mapPosition === null) return null;
  const metres = Math.round(distanceKm(from, index.mapPosition) * 1000);
  return { km: metres / 1000, isApproximate: place === null };
}

/** Returns a function that measures distances from a position; of a provider once while nothing else is measured. */
export function distancesFrom(from: Coordinates): (provider: Placed) => Distance | null {
  let last: Placed | undefined;
  let distance: Distance | null = null;
  return (provider) => {
    if (provider !== last) {
      last = provider;
      distance = distanceTo(provider, from);
    }
    return distance;
  };
}

/** Whether a distance is displayed as within a radius: an approximate one counts as the shortest that rounds to it. */
export function isWithinRadius(distance: Distance | null, kilometres: number): boolean {
  if (distance === null) return false;
  const metres = Math.round(distance.km * 1000) - (distance.isApproximate ? 499 : 0);
  return metres <= kilometres * 1000;
}

/** Returns a distance as displayed: in whole kilometres, at least one, if it is approximate (product rule 2.15). */
export function displayedKm({ km, isApproximate }: Distance): number {
  return isApproximate ? Math.max(1, Math.round(km)) : km;
}

/**
 * Returns the distance to sort by. An approximate one counts as the longest
 * distance that rounds to it, so "about 4 km" comes after 4.4 km.
 */
export function rankedKm(distance: Distance): number {
  return displayedKm(distance) + (distance.isApproximate ? 0.5 : 0);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns at most `limit` places and their distances, nearest first. */
export function nearest<Place extends Coordinates>(
  to: Coordinates,
  places: readonly Place[],
  limit: number,
): { place: Place; km: number }[] {
  return places
    .map((place) => ({ place, km: distanceKm(to, place) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}

/** Decimals of a degree that positions in URLs are rounded to: about 100 metres (product rule 2.15). */
const URL_DECIMALS = 3;
/** Decimals that are noise: 55.123 * 1000 is 55123.00000000001. */
const EXACT_DECIMALS = 6;

/** Rounds degrees as in URLs; `round` says to which side. */
export function roundDegrees(degrees: number, round = Math.round): number {
  const scale = 10 ** URL_DECIMALS;
  // Adding 0 turns -0 into 0.
  return round(Number((degrees * scale).toFixed(EXACT_DECIMALS))) / scale + 0;
}

/** Formats a position as a query parameter, rounded: "25.125,55.225". */
export function formatPosition({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => roundDegrees(degrees)).join(',');
}

/** Parses a position, "25.125,55.225", and rounds it; undefined if it is malformed or out of range. */
export function parsePosition(text: string): Coordinates | undefined {
  const [latitude, longitude, ...others] = parseDegrees(text);
  if (latitude === undefined || longitude === undefined || others.length > 0) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude };
}

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

/** Parses comma-separated numbers, rounded like positions; empty if one of them is not a number. */
export function parseDegrees(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => DEGREES.test(part)) ? parts.map((part) => roundDegrees(Number(part))) : [];
}
