import ground from '../../public/map/ground.json';
import type { Bounds } from '../domain/bounds';
import { clipRing, type Frame, partsOfLine, type Point } from '../domain/clip';
import type { Coordinates } from '../domain/distance';

/** A part of the ground that the maps stand on, as paths of an SVG. */
export interface GroundPicture {
  width: number;
  height: number;
  land: string;
  /** Land of the neighbours. */
  beyond: string;
  /** The signs of roads stand where they are in sight and in nobody's way. */
  roads: { name: string; line: string; sign: Point | undefined }[];
  /** Returns where a place is in the picture. */
  pointOf: (place: Coordinates) => Point;
}

/** Units that a road's sign keeps from the edge, and from what stands on the ground. */
const SIGN_ROOM = { edge: 24, places: 46 };

type Ring = Point[];

/** Draws a part of the ground in a picture of a size; `places` are what stands on it. */
export function drawGround(
  bounds: Bounds,
  { width, height }: Pick<GroundPicture, 'width' | 'height'>,
  places: readonly Coordinates[],
): GroundPicture {
  const [west, south, east, north] = bounds;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const scale = Math.min(width / ((east - west) * narrowing), height / (north - south));
  const project = ([x, y]: Point): Point => [
    width / 2 + (x - middle.longitude) * narrowing * scale,
    height / 2 - (y - middle.latitude) * scale,
  ];
  const pointOf = ({ latitude, longitude }: Coordinates) => project([longitude, latitude]);
  const [halfWidth, halfHeight] = [width / 2 / narrowing / scale, height / 2 / scale];
  // A little more than is seen: the shore has a line, which must not run along the edge.
  const frame: Frame = {
    least: [middle.longitude - 1.1 * halfWidth, middle.latitude - 1.1 * halfHeight],
    most: [middle.longitude + 1.1 * halfWidth, middle.latitude + 1.1 * halfHeight],
  };
  const area = (features: { geometry: { coordinates: unknown } }[]) =>
    features
      .flatMap(({ geometry }) => ringsOf(geometry.coordinates))
      .map((ring) => withoutRepeats(clipRing(ring, frame).map(project).map(rounded)))
      .filter((ring) => ring.length > 2)
      .map((ring) => `${pathOf(ring)}Z`)
      .join('');
  const taken = places.map(pointOf);
  return {
    width,
    height,
    land: area(ground.land.features),
    beyond: area(ground.neighbours.features),
    roads: ground.roads.features.flatMap(({ properties, geometry }) =>
      partsOfLine(geometry.coordinates as unknown as Point[], frame).map((part) => {
        const points = withoutRepeats(part.map(project).map(rounded));
        const sign = points.find((point) => isFree(point, { width, height }, taken));
        return { name: properties.name, line: pathOf(points), sign };
      }),
    ),
    pointOf,
  };
}

/** The outlines of a polygon or of several. */
function ringsOf(coordinates: unknown): Ring[] {
  const parts = coordinates as unknown[];
  const isRing = Array.isArray(parts[0]) && typeof parts[0][0] === 'number';
  return isRing ? [parts as Ring] : parts.flatMap(ringsOf);
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

function isFree(
  [x, y]: Point,
  { width, height }: { width: number; height: number },
  taken: Point[],
): boolean {
  const { edge, places } = SIGN_ROOM;
  const isInside = x > edge && x < width - edge && y > edge / 2 && y < height - edge / 2;
  return isInside && taken.every((point) => Math.hypot(x - point[0], y - point[1]) > places);
}
