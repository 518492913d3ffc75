import ground from '../../public/map/ground.json';
import { clipRing, type Frame, partsOfLine, type Point } from '../domain/clip';
import type { Coordinates } from '../domain/distance';

/** The ground around a place as paths of an SVG. */
export interface PlacePicture {
  width: number;
  height: number;
  land: string;
  /** Land of the neighbours. */
  beyond: string;
  roads: { name: string; line: string; sign: Point | undefined }[];
}

const WIDTH = 360;
const HEIGHT = 170;
/** Kilometres that the picture is wide. */
const SPAN_KM = 14;
const KM_PER_DEGREE = 111.32;
/** Units that a road's sign keeps from the edge and from the place in the middle. */
const SIGN_ROOM = 26;

type Ring = Point[];

/** Draws the ground around a place, the same that the maps stand on. */
export function drawPlace({ latitude, longitude }: Coordinates): PlacePicture {
  const perDegree = (WIDTH / SPAN_KM) * KM_PER_DEGREE;
  const perLongitude = perDegree * Math.cos((latitude * Math.PI) / 180);
  const project = ([x, y]: Point): Point => [
    WIDTH / 2 + (x - longitude) * perLongitude,
    HEIGHT / 2 - (y - latitude) * perDegree,
  ];
  const frame: Frame = {
    least: [longitude - WIDTH / perLongitude, latitude - HEIGHT / perDegree],
    most: [longitude + WIDTH / perLongitude, latitude + HEIGHT / perDegree],
  };
  const area = (features: { geometry: { coordinates: unknown } }[]) =>
    features
      .flatMap(({ geometry }) => ringsOf(geometry.coordinates))
      .map((ring) => clipRing(ring, frame))
      .filter((ring) => ring.length > 2)
      .map((ring) => `${pathOf(ring.map(project))}Z`)
      .join('');
  return {
    width: WIDTH,
    height: HEIGHT,
    land: area(ground.land.features),
    beyond: area(ground.neighbours.features),
    roads: ground.roads.features.flatMap(({ properties, geometry }) =>
      partsOfLine(geometry.coordinates as unknown as Point[], frame).map((part) => {
        const points = part.map(project);
        return { name: properties.name, line: pathOf(points), sign: signOf(points) };
      }),
    ),
  };
}

/** The outlines of a polygon or of several. */
function ringsOf(coordinates: unknown): Ring[] {
  const parts = coordinates as unknown[];
  const isRing = Array.isArray(parts[0]) && typeof parts[0][0] === 'number';
  return isRing ? [parts as Ring] : parts.flatMap(ringsOf);
}

function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.map(Math.round).join(' ')}`)
    .join('');
}

/** Where the sign of a road stands: on a point of it that is in sight and beside the place. */
function signOf(points: readonly Point[]): Point | undefined {
  const isFree = ([x, y]: Point) =>
    x > SIGN_ROOM &&
    x < WIDTH - SIGN_ROOM &&
    y > SIGN_ROOM / 2 &&
    y < HEIGHT - SIGN_ROOM / 2 &&
    Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) > 2 * SIGN_ROOM;
  return points.find(isFree);
}
