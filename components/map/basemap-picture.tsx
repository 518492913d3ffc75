import type { Coordinates } from '@/lib/domain/distance';
import type { Bounds, Point } from '@/lib/domain/map';
import basemap from '@/public/map/basemap.json';

/** A part of the basemap: what of `public/map/basemap.svg` to show, and positions in the picture. */
interface BasemapSection {
  width: number;
  height: number;
  /** In units of `public/map/basemap.svg`. */
  viewBox: string;
  /** Names of roads, where they are visible and overlap nothing. */
  roadSigns: { name: string; at: Point }[];
  /** Returns the position of a place in the picture. */
  pointOf: (place: Coordinates) => Point;
}

/** Units of `public/map/basemap.svg` per degree. */
const SCALE = 10_000;
/** Minimum distance of road signs from the edge, from places and from each other, in SVG units. */
const SIGN_MARGIN = { edge: 24, places: 46, signs: 30 };

/** Returns the part of the basemap that shows the bounds; road signs keep clear of `places`. */
export function basemapSection(
  [west, south, east, north]: Bounds,
  { width, height }: Pick<BasemapSection, 'width' | 'height'>,
  places: readonly Coordinates[],
): BasemapSection {
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  // A degree of longitude is shorter than one of latitude.
  const longitudeScale = Math.cos((centre.latitude * Math.PI) / 180);
  const scale = Math.min(width / ((east - west) * longitudeScale), height / (north - south));
  const degrees = { x: width / longitudeScale / scale, y: height / scale };
  const [left, top] = [centre.longitude - degrees.x / 2, centre.latitude + degrees.y / 2];
  const project = ([longitude, latitude]: Point): Point => [
    ((longitude - left) / degrees.x) * width,
    ((top - latitude) / degrees.y) * height,
  ];
  const pointOf = ({ latitude, longitude }: Coordinates) => project([longitude, latitude]);
  const occupied = places.map(pointOf);
  const roadSigns: BasemapSection['roadSigns'] = [];
  for (const { properties, geometry } of basemap.roads.features) {
    const points = (geometry.coordinates as unknown as Point[]).map(project);
    const at = points.find(
      (point) =>
        isInside(point, { width, height }) &&
        isAwayFrom(occupied, point, SIGN_MARGIN.places) &&
        isAwayFrom(
          roadSigns.map((sign) => sign.at),
          point,
          SIGN_MARGIN.signs,
        ),
    );
    if (at) roadSigns.push({ name: properties.name, at });
  }
  return {
    width,
    height,
    viewBox: [left, -top, degrees.x, degrees.y].map((value) => Math.round(value * SCALE)).join(' '),
    roadSigns,
    pointOf,
  };
}

function isInside([x, y]: Point, { width, height }: Pick<BasemapSection, 'width' | 'height'>): boolean {
  const { edge } = SIGN_MARGIN;
  return x > edge && x < width - edge && y > edge / 2 && y < height - edge / 2;
}

function isAwayFrom(others: readonly Point[], [x, y]: Point, distance: number): boolean {
  return others.every((other) => Math.hypot(x - other[0], y - other[1]) > distance);
}

interface BasemapPictureProps {
  section: BasemapSection;
  className?: string;
  /** Accessible name; without it the picture is decorative. */
  label?: string;
  children: React.ReactNode;
}

/** Written by scripts/tools/basemap.mjs. */
const BASEMAP_FILE = '/map/basemap.svg';

/** Renders a static map. Not mirrored in Arabic: east stays on the right. */
export function BasemapPicture({ section, className = '', label, children }: BasemapPictureProps) {
  const { width, height, viewBox, roadSigns } = section;
  return (
    <svg
      className={`basemap-picture ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg width={width} height={height} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <use className="neighbours" href={`${BASEMAP_FILE}#neighbours`} />
        <use className="land" href={`${BASEMAP_FILE}#land`} />
        <use className="road-casing" href={`${BASEMAP_FILE}#roads`} />
        <use className="road" href={`${BASEMAP_FILE}#roads`} />
      </svg>
      {roadSigns.map(({ name, at }) => (
        <g
          key={name}
          className="road-sign"
          transform={`translate(${at.map(Math.round).join(' ')})`}
          aria-hidden="true"
        >
          <rect x="-14" y="-7.5" width="28" height="15" rx="4" />
          <text y="3.5">{name}</text>
        </g>
      ))}
      {children}
    </svg>
  );
}
