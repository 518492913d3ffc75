/** A position on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Returns the great-circle distance between two positions in kilometres (haversine formula). */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const parallels = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const part = half(one.latitude, other.latitude) + parallels * half(one.longitude, other.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(part));
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
