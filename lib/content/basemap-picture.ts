import basemap from '../../public/map/basemap.json';
import type { Coordinates } from '../domain/distance';
import { type Bounds, clipLine, clipRing, type Frame, type Point } from '../domain/map';

/** A part of the basemap as SVG paths. */
export interface BasemapPicture {
  width: number;
  height: number;
  land: string;
  /** Neighbouring countries. */
  beyond: string;
  /** Road signs, where they are visible and overlap nothing. */
  roads: { name: string; line: string; sign: Point | undefined }[];
  /** Returns the position of a place in the picture. */
  pointOf: (place: Coordinates) => Point;
}

/** Minimum distance of road signs from the edge and from places, in SVG units. */
const SIGN_MARGIN = { edge: 24, places: 46 };

type Ring = Point[];

/** Draws a part of the basemap; road signs keep clear of `places`. */
export function drawBasemap(
  bounds: Bounds,
  { width, height }: Pick<BasemapPicture, 'width' | 'height'>,
  places: readonly Coordinates[],
): BasemapPicture {
  const [west, south, east, north] = bounds;
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const longitudeScale = Math.cos((centre.latitude * Math.PI) / 180);
  const scale = Math.min(width / ((east - west) * longitudeScale), height / (north - south));
  const project = ([x, y]: Point): Point => [
    width / 2 + (x - centre.longitude) * longitudeScale * scale,
    height / 2 - (y - centre.latitude) * scale,
  ];
  const pointOf = ({ latitude, longitude }: Coordinates) => project([longitude, latitude]);
  const [halfWidth, halfHeight] = [width / 2 / longitudeScale / scale, height / 2 / scale];
  // Slightly larger than the picture, so that the shoreline does not run along its edge.
  const frame: Frame = {
    min: [centre.longitude - 1.1 * halfWidth, centre.latitude - 1.1 * halfHeight],
    max: [centre.longitude + 1.1 * halfWidth, centre.latitude + 1.1 * halfHeight],
  };
  const area = (features: { geometry: { coordinates: unknown } }[]) =>
    features
      .flatMap(({ geometry }) => ringsOf(geometry.coordinates))
      .map((ring) => withoutDuplicates(clipRing(ring, frame).map(project).map(roundPoint)))
      .filter((ring) => ring.length > 2)
      .map((ring) => `${pathOf(ring)}Z`)
      .join('');
  const occupied = places.map(pointOf);
  return {
    width,
    height,
    land: area(basemap.land.features),
    beyond: area(basemap.neighbours.features),
    roads: basemap.roads.features.flatMap(({ properties, geometry }) =>
      clipLine(geometry.coordinates as unknown as Point[], frame).map((part) => {
        const points = withoutDuplicates(part.map(project).map(roundPoint));
        const sign = points.find((point) => isFree(point, { width, height }, occupied));
        return { name: properties.name, line: pathOf(points), sign };
      }),
    ),
    pointOf,
  };
}

/** Returns the rings of a polygon or multipolygon. */
function ringsOf(coordinates: unknown): Ring[] {
  const parts = coordinates as unknown[];
  const isRing = Array.isArray(parts[0]) && typeof parts[0][0] === 'number';
  return isRing ? [parts as Ring] : parts.flatMap(ringsOf);
}

function roundPoint([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function withoutDuplicates(points: readonly Point[]): Point[] {
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

function isFree(
  [x, y]: Point,
  { width, height }: { width: number; height: number },
  occupied: Point[],
): boolean {
  const { edge, places } = SIGN_MARGIN;
  const isInside = x > edge && x < width - edge && y > edge / 2 && y < height - edge / 2;
  return isInside && occupied.every((point) => Math.hypot(x - point[0], y - point[1]) > places);
}
