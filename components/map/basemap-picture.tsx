import { geoMercator, geoPath, type GeoProjection, type GeoStreamWrapper, geoTransform } from 'd3-geo';
import { useId } from 'react';
import type { Coordinates } from '@/lib/domain/distance';
import type { Bounds, Point } from '@/lib/domain/map';
import { environment } from '@/lib/env';
import basemapJson from '@/public/map/basemap.json';
import type { StreetView } from './create-street-picture';
import { StreetPicture } from './street-picture';

/** A part of the basemap, drawn to fit a picture, in pixels of the picture. */
export interface BasemapSection {
  width: number;
  height: number;
  /** SVG paths. */
  land: string;
  neighbours: string;
  roads: string;
  /** Names of roads, where they are visible and overlap nothing. */
  roadSigns: { name: string; at: Point }[];
  /** What the picture shows, in degrees. */
  bounds: Bounds;
  /** Returns the position of a place in the picture. */
  pointOf: (place: Coordinates) => Point;
}

type Size = Pick<BasemapSection, 'width' | 'height'>;

const { land, neighbours, roads } = basemapJson as unknown as Record<
  'land' | 'neighbours' | 'roads',
  GeoJSON.FeatureCollection<GeoJSON.LineString, { name: string }>
>;

/** Pixels drawn beyond each edge of the picture, so that the outline of clipped land stays outside. */
const BLEED = 4;
/** Minimum distance of road signs from the edge, from places and from each other, in pixels. */
const SIGN_MARGIN = { edge: 24, places: 46, signs: 30 };

/** Returns the part of the basemap that shows the bounds; road signs keep clear of `places`. */
export function basemapSection(
  [west, south, east, north]: Bounds,
  { width, height }: Size,
  places: readonly Coordinates[],
): BasemapSection {
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [west, south],
      [east, north],
    ],
  };
  const projection = geoMercator()
    .fitSize([width, height], corners)
    .clipExtent([
      [-BLEED, -BLEED],
      [width + BLEED, height + BLEED],
    ])
    // Straight lines are exact enough at this scale.
    .precision(0);
  const path = geoPath(simplified(projection)).digits(1);
  const project = (point: Point) => projection([...point])!;
  const pointOf = ({ latitude, longitude }: Coordinates) => project([longitude, latitude]);
  const occupied = places.map(pointOf);
  const roadSigns: BasemapSection['roadSigns'] = [];
  for (const { properties, geometry } of roads.features) {
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
  const corner = (point: Point) => projection.invert!([...point])!;
  return {
    width,
    height,
    bounds: [...corner([0, height]), ...corner([width, 0])],
    land: path(land) ?? '',
    neighbours: path(neighbours) ?? '',
    roads: path(roads) ?? '',
    roadSigns,
    pointOf,
  };
}

/** Minimum distance between consecutive points of a line, in pixels: the coast of Dubai alone has thousands. */
const MIN_STEP = 2;

/** Returns a projection that skips points of lines that are too close to the one before. */
function simplified(projection: GeoProjection): GeoStreamWrapper {
  let last: Point | undefined;
  const skipClosePoints = geoTransform({
    lineStart() {
      last = undefined;
      this.stream.lineStart();
    },
    point(x, y) {
      if (last && Math.hypot(x - last[0], y - last[1]) < MIN_STEP) return;
      last = [x, y];
      this.stream.point(x, y);
    },
  });
  return { stream: (output) => projection.stream(skipClosePoints.stream(output)) };
}

function isInside([x, y]: Point, { width, height }: Size): boolean {
  const { edge } = SIGN_MARGIN;
  return x > edge && x < width - edge && y > edge / 2 && y < height - edge / 2;
}

function isAwayFrom(others: readonly Point[], [x, y]: Point, distance: number): boolean {
  return others.every((other) => Math.hypot(x - other[0], y - other[1]) > distance);
}

interface BasemapPictureProps {
  section: BasemapSection;
  /** What is shown once streets have loaded, where a style with streets is configured; the section if absent. */
  streets?: StreetView;
  className?: string;
  /** Accessible name; without it the picture is decorative. */
  label?: string;
  /** SVG drawn above the map, in pixels of the section. */
  children: React.ReactNode;
}

/** As wide as on the screen, however large the picture is. */
const LINE = '[vector-effect:non-scaling-stroke]';
const LAND = `${LINE} stroke-map-shore stroke-1`;

/**
 * Renders a static map, with streets where `MAP_STYLE_URL` gives them (product rule 2.8), and what is drawn above it. Not mirrored in
 * Arabic: east stays on the right.
 */
export function BasemapPicture({ section, streets, className = '', label, children }: BasemapPictureProps) {
  const viewBox = `0 0 ${section.width} ${section.height}`;
  const styleUrl = environment().MAP_STYLE_URL;
  return (
    <div className={`relative overflow-hidden ${className}`} dir="ltr">
      <Basemap section={section} viewBox={viewBox} />
      {styleUrl && <StreetPicture view={streets ?? { bounds: [...section.bounds] }} styleUrl={styleUrl} />}
      <svg
        className="absolute inset-0 size-full"
        viewBox={viewBox}
        {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {children}
      </svg>
    </div>
  );
}

function Basemap({ section, viewBox }: { section: BasemapSection; viewBox: string }) {
  const roadsId = useId();
  return (
    <svg className="w-full bg-map-sea" viewBox={viewBox} aria-hidden="true">
      <path className={`${LAND} fill-map-beyond`} d={section.neighbours} />
      <path className={`${LAND} fill-map-land`} d={section.land} />
      <defs>
        <path id={roadsId} d={section.roads} />
      </defs>
      <use className={`${LINE} fill-none stroke-map-casing stroke-4`} href={`#${roadsId}`} />
      <use className={`${LINE} fill-none stroke-map-road stroke-[2.6]`} href={`#${roadsId}`} />
      {section.roadSigns.map(({ name, at }) => (
        <g key={name} transform={`translate(${at.map(Math.round).join(' ')})`}>
          <rect className="fill-ink-500" x="-14" y="-7.5" width="28" height="15" rx="4" />
          <text className="fill-map-land text-[10px] font-bold" textAnchor="middle" y="3.5">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
