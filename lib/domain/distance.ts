/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two places, along the surface of the earth. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const parallels = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const part = half(one.latitude, other.latitude) + parallels * half(one.longitude, other.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(part));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The places that are nearest to another, at most `limit`, the nearest first, each with its distance. */
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
